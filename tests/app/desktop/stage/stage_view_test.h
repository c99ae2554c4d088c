// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/options_model.h"
#include "app/desktop/stage/stage_view.h"
#include "app/desktop/stage/steps_model.h"
#include "tests/app/desktop/stage/road_case.h"

#include <QLabel>
#include <QListView>
#include <QTest>

#include <memory>
#include <optional>

namespace glossator::desktop {

/// The stage on the compiled catalogue, and on cases of its own.
class StageViewTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void modelsKeepTheirPromises();
    void timelineCoversEveryMoment();
    void goingBackIsAJump();
    void shippedCaseOpens_data() { addShippedCases(); }
    void shippedCaseOpens();
    void sameMomentSamePicture_data() { addShippedCases(); }
    void sameMomentSamePicture();
    void unknownCaseLeavesAllAsItWas();
    void spaceTogglesPlay();
    void arrowsStepBothWays();
    void playingArrivesAtTheEnd();
    void rowFollowsTheStep();
    void aStepThatIsGoneToIsMarkedAsAWhole_data();
    void aStepThatIsGoneToIsMarkedAsAWhole();
    void clickOnARowGoesThere();
    void clickOnACitationAsksForItsClause();
    void enterOnARowShowsItOnTheBoard();
    void aKeyReadsTheClauseOfTheMarkedRow();
    void whatACaseProvesIsToldWhole();
    void aMenuOfClausesIsNoWiderThanTheScreen();
    void theCaptionTellsWhatIsShown();
    void theCaptionOfTheCaseIsForAllOfItsStep();
    void atTheEndTheCaptionTellsIt();
    void whereNothingIsToChooseTheBoardHasTheKeyboard();
    void withoutMotionChangesAreAtOnce();
    void refusalIsShownWhereItHappened();
    void optionsAreTriedOnTheBoard();
    void awardListsItsAddends();
    void flyingFigureIsInOnePlaceOnly();
    void towersAndPrisonersAreShown();
    void paymentMovesBothFigures();
    void everyEventOfEveryCaseHasAPicture();
    void awardsCarryTheirAddends();
    void tilesInReserveLieFaceDown();
    void whatIsTriedOnLooksAsItWould();
    void acrobatsStandOnTheirTile();
    void countersLieClearOfFigures();
    void aCounterFliesToWhereItLies();
    void timeIsForWhatIsSeen();
    void everyRefusalTellsWhereAndWhy();
    void figuresOfOneFeatureStandBesideEachOther();
    void figuresStandOnWhatTheyAreOn();
    void figuresStandBesideWhomTheyAreWith();
    void wordsOfARefusalLeaveTheClashUncovered();
    void theViewIsOfWhatLiesThere();
    void everyOptionShowsSomething();
    void optionsShowWhatTheyBring();
    void answersAreNamedWithoutMore();
    void pointsStandWhereTheyAreScored();
    void pointsSayWhatTheyAreFor();
    void pointsAreSaidWhenTheStepIsDone();
    void theMonasteryOfAnAbbotIsLit();
    void theBoardIsLargeOnALowStage_data();
    void theBoardIsLargeOnALowStage();
    void aStageMayBeAsLowAsItGets();
    void cardsLieInTheirPileAndAreTurnedUp();
    void aTurnedCardIsBetweenPileAndPlace();
    void aCardThatIsNotPutBackIsOutOfTheGame();
    void cardsAreDrawnAndSaid();
    void tipsOfTheBoardAreInLines();
    void withoutCardsThereIsNoPile();
    void namesOfPlayersAreWhole();
    void titlesOfTheShelfStandApart_data();
    void titlesOfTheShelfStandApart();
    void theTitleOfThePileKeepsOffWhatStandsBesideIt();
    void faultIsToldAndTheStepsStillPlay();
    void brokenTextIsToldWithItsPlace();
    void stepsSayHowATileIsTurned();
    void whoPicksThemselvesIsNotNamedTwice();
    void theClauseOfTheBoxTellsWhyNot();
    void theClauseAboutTwoBoxesTellsWhyNot();
    void languageChangesTheCaption();
    void captionsBreakNoNames();
    void placeBringsBackTheStep();
    void everythingHasAName();
    void anotherChoiceIsPlayedAndMarked();
    void theFrameOfAnotherChoiceLeavesTheBoardFree();
    void furtherChoicesCanBeMade();
    void theChoiceOfTheCaseStaysWithIt();
    void theChoiceThatLeftTheCaseStaysCurrent();
    void escapeFromTheButtonStaysOnTheStage();
    void theChoiceThatLeftTheCaseIsTriedAgain();
    void theOptionThatIsPreviewedIsMarked();
    void refusedOptionsShowWhereAndWhy();
    void whatIsNotAvailableIsExplained();
    void whatIsNotAvailableIsExplainedOnTheBoard();
    void aRefusalLeavesCardsAndTilesFree();
    void optionsArePickedOnTheBoard();
    void theOptionOfAListThatWasLeftIsNotShown();
    void theOptionThatStandsReadyIsNotShown();
    void whatStandsReadyAfterAChoiceIsShown_data();
    void whatStandsReadyAfterAChoiceIsShown();
    void optionsThatDoTheSameStandTogether();
    void whatTheCaseChoosesIsInSight();
    void marksTellTurnsDecisionsAndAwards();
    void aMarkIsGoneToByMouseAndKeys();
    void marksDoNotLieOnEachOther_data();
    void marksDoNotLieOnEachOther();
    void aSignForSeveralMarksLeadsToEach();
    void theTimelineIsSpoken();
    void theGreatestSpeedIsWithoutMotion();
    void whoGoesOnHasRead();
    void theListOfStepsIsSpoken();
    void theSheetOfTheCaseHasSumsAndLeadsToSteps();
    void theSpreadShowsEverything();
    void theStepIsCopiedAndSaved();
    void filesAreCalledAfterCaseAndStep();
    void thePictureIsOfTheStepAtWhichItWasAskedFor();
    void theCaseIsSavedAsAFilm();
    void picturesAreAsHighAsTheBoardIs();
    void aFilmWithoutMotionHasAFrameForEachChange();
    void theRoundOfScoringIsShown();
    void thePhaseIsThatOfTheMoment();
    void wordsOfARoundAreNotCut();
    void longCaptionsAreNotCut();
    void aFilmCanBeCancelled();
    void theViewIsZoomedAndMovedByKeys();
    void theViewIsZoomedAndMovedFromAnywhere();
    void aStillStageCostsNothing();
    void theEmptyStageLeadsToACase();
    void everythingHasRoomOnAnyStage_data();
    void everythingHasRoomOnAnyStage();
    void thePileHasRoomForItsNumber_data();
    void thePileHasRoomForItsNumber();
    void figuresInTheSupplyLieBesideEachOther_data() { everythingHasRoomOnAnyStage_data(); }
    void figuresInTheSupplyLieBesideEachOther();
    void sixPlayersHaveRoomOnALowStage();
    void figuresAreCountedWhereThereIsNoRoom();
    void aLowStageGivesTheColumnWhatTheBoardCanSpare();
    void numbersOfStepsStandFree();
    void flyingPointsLeaveTheTrackFree();
    void numbersLieBesideTheSquares();
    void numbersOfSquaresFollowTheText();
    void theBoardKeepsItsSizeFromStepToStep();
    void squaresAndFeaturesAreSaidInWords();
    void anOptionStandsOutOnTheBoard();
    void theSideComesAndGoesWhereThereIsNoRoom();
    void wordsOfTheStepStayBesideTheSide();
    void tabsAreNamedInFull();
    void rowsFollowTheWidth();
    void squaresGrowWithTheView();
    void whoWaitsBesideTheTrackHasRoom();
    void cardsCountPointsAndTokensThatArrived_data() { addShippedCases(); }
    void cardsCountPointsAndTokensThatArrived();
    void theFigureThatScoresWalksOnTheTrack_data() { addShippedCases(); }
    void theFigureThatScoresWalksOnTheTrack();
    void aTileThatMovesIsInOnePlaceOnly_data();
    void aTileThatMovesIsInOnePlaceOnly();
    void tilesAsideAreFoundWithTheirPlayer_data();
    void tilesAsideAreFoundWithTheirPlayer();
    void figuresOfNobodyFlyFromTheShelf();
    void figuresOfNobodyStandInLine_data() { everythingHasRoomOnAnyStage_data(); }
    void figuresOfNobodyStandInLine();
    void theFairyCoversNobody();
    void tokensFlyToTheirSign();
    void whyNothingIsGivenIsSeenAtRest();
    void wordsOnACardLieBesideEachOther();
    void wordsOnACardLeaveItsNameFree_data();
    void wordsOnACardLeaveItsNameFree();
    void wordsOnACardCoverNothingThere_data();
    void wordsOnACardCoverNothingThere();
    void pointsStayWhereTheyComeFrom();
    void pointsAtRestCoverNoOthers_data();
    void pointsAtRestCoverNoOthers();
    void pointsAtRestHideNoSymbols_data() { pointsAtRestCoverNoOthers_data(); }
    void pointsAtRestHideNoSymbols();
    void pointsOfOnePlaceStandApart();
    void pointsLeaveTheBigTopUncovered_data();
    void pointsLeaveTheBigTopUncovered();
    void refusalsLeaveTheirPlaceSeen_data();
    void refusalsLeaveTheirPlaceSeen();
    void whatRefusesIsLookedUpOnce();
    void noPointsAreToldOnlyWhereNoneAreScored();
    void whatIsRefusedAndNothingElseIsMarkedSo();
    void awardsForNoFeatureAreToldAtWhatCounts_data();
    void awardsForNoFeatureAreToldAtWhatCounts();
    void aWatchtowerLightsWhatItSees();
    void theMarkOfAnAwardShowsIt();
    void theViewIsWhereTheAwardIs();
    void theViewStaysWhereItIsNotToFollow();
    void theSheetFollowsTheAwards();
    void theSheetSaysWhichFigureGoesHowFar();
    void theSheetComesWhereNothingIsToBeDecided();
    void edgesThatRefuseAreMarked();
    void squaresThatAreTakenAreMarked();
    void theScoreSheetTellsOfPointsOnly_data();
    void theScoreSheetTellsOfPointsOnly();
    void whatIsWithheldIsToldWithItsRule();
    void awardsToComeAreToldApart();
    void aRefusedPlayerIsMarkedUntilTheStepIsDone();
    void anAnswerIsToldWithWhatItAnswers();
    void theSignOfAnAddendIsKept_data();
    void theSignOfAnAddendIsKept();
    void aRefusalWithoutAFeatureIsToldBesideTheBoard();
    void whatFlewIsPaintedOver();
    void goingBackInACaseTakesTheCardsAlong();
    void timeToReadIsThatOfTheCaptionShown();
    void whatACaseProvesIsSaidOnlyWhereItHolds();
    void theBarOfADetourFollowsTheLanguage();
    void theBarOfADetourFollowsTheText();
    void aFilmEndsWithItsCatalogue();
    void theChoiceOfTheCaseIsPlayedFromAmidAStep();
    void withoutACaseNothingIsSaidOfIt();
    void playingBeginsAnewFromTheLastStep();
    void theSideFoldsWithLargerText();
    void theSpeedIsSaidWhereItHasRoom_data();
    void theSpeedIsSaidWhereItHasRoom();

private:
    static constexpr int road = 3; ///< the last step of roadCase

    void addShippedCases();
    [[nodiscard]] int optionRow(OptionsModel::RowKind kind) const;
    void choose(int row);
    void openRoad() { m_view->openText(QLatin1String(roadCase), QStringLiteral("road.yaml")); }
    template <class Widget>
    Widget* part(const char* name) const
    {
        return m_view->findChild<Widget*>(QLatin1String(name));
    }
    [[nodiscard]] QListView* list() const { return part<QListView>("stageSteps"); }
    [[nodiscard]] QString caption() const { return part<QLabel>("stageCaption")->text(); }
    [[nodiscard]] QString textOfSteps() const;
    [[nodiscard]] int rowOf(StepsModel::RowKind kind, const QString& beginning) const;

    std::optional<catalogue::Catalogue> m_catalogue;
    tiles::TileCatalogue m_tiles;
    std::unique_ptr<StageView> m_view;
};

} // namespace glossator::desktop
