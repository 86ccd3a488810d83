import SessionSupport
import TriplesModel

@testable import TriplesSession

/// The complete state of a session that a front end draws.
struct Snapshot: Equatable {
  let savedText: String
  let grid: [[Tile?]]
  let scores: ScoreList
  let rows: [ScoreRow]
  let newestRow: ScoreRow?
  let mode: TriplesSession.Mode
  let ranking: TriplesSession.Ranking
  let tab: TriplesSession.Tab
  let popUp: TriplesSession.PopUp?
  let viewer: Replay?
  let step: Int?
  let reviewState: TriplesSession.ReviewState?
  let duel: [Replay]
  let duelReview: [Int]
  let rivalLine: TriplesSession.RivalLine?
  let hint: TriplesSession.Hint?
  let tip: String?
  let blockedMove: TriplesSession.BlockedMove?
  let watch: [String]
  let didDismissResult: Bool
  let turn: TriplesSession.Turn?
  let status: String
  let notices: [Notice]

  init(_ session: TriplesSession) {
    savedText = session.savedText
    grid = session.game.grid
    scores = session.scores
    rows = session.rows
    newestRow = session.newestRow
    mode = session.mode
    ranking = session.ranking
    tab = session.tab
    popUp = session.popUp
    viewer = session.viewer?.replay
    step = session.viewer?.step
    reviewState = session.viewer?.reviewState
    duel = session.duel.map { [$0.own, $0.friend] } ?? []
    duelReview = session.duel.map { [$0.isReviewing ? 1 : 0, $0.progress.doneCount] } ?? []
    rivalLine = session.rivalLine
    hint = session.hint
    tip = session.tip
    blockedMove = session.blockedMove
    watch =
      ["\(session.playbackSpeed)", "\(session.watchNote)"]
      + (session.automaticPlay.map { ["\($0.isPaused)", $0.pauseLabel] } ?? [])
    didDismissResult = session.gameEnd.isDismissed
    turn = session.turn
    status = session.status
    notices = session.notices
  }
}

/// The stored state of a session, as the next launch loads it.
struct SavedState: Equatable {
  let savedText: String
  let scores: ScoreList
  let mode: TriplesSession.Mode
  let ranking: TriplesSession.Ranking
  let popUp: TriplesSession.PopUp?

  init(_ session: TriplesSession) {
    savedText = session.savedText
    scores = session.scores
    mode = session.mode
    ranking = session.ranking
    popUp = session.popUp
  }
}
