import type { Application, ApplicationStage } from '#shared/domain/application/application.ts'

/** Moves one application; resolves with why it was not moved, in words for the person; undefined: it was. Never rejects. */
export type MoveQuietly = (application: Application, to: ApplicationStage) => Promise<string | undefined>

/** Somebody who was not moved. */
export interface FailedMove {
  application: Application
  reason: string
}

export interface ManyMoves {
  to: ApplicationStage
  total: number
  /** How many were tried. */
  done: number
  failed: readonly FailedMove[]
  /** All were tried, or the rest was given up. */
  isOver: boolean
}

/**
 * Moves applications to a stage, one after the other: each is stored before the next one goes. Those who stand there already are no
 * part of it. `onProgress` hears of each; when `isCancelled` says so the rest stays where it is.
 */
export async function moveMany(
  applications: readonly Application[],
  to: ApplicationStage,
  move: MoveQuietly,
  onProgress: (moves: ManyMoves) => void,
  isCancelled: () => boolean
): Promise<ManyMoves> {
  const others = applications.filter(({ state }) => state !== to)
  let moves: ManyMoves = { to, total: others.length, done: 0, failed: [], isOver: others.length === 0 }
  onProgress(moves)
  for (const application of others) {
    if (isCancelled()) break
    const reason = await move(application, to)
    const failed = reason === undefined ? moves.failed : [...moves.failed, { application, reason }]
    moves = { ...moves, done: moves.done + 1, failed }
    onProgress(moves)
  }
  moves = { ...moves, isOver: true }
  onProgress(moves)
  return moves
}
