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
  /** The ids of those who were moved. */
  moved: readonly string[]
  /** All were tried, or the rest was given up. */
  isOver: boolean
}

interface Asked {
  /** Asked just before somebody is moved: who is not chosen any more is no part of it. */
  isChosen: (application: Application) => boolean
  /** The rest stays where it is. */
  isCancelled: () => boolean
}

/**
 * Moves applications to a stage, one after the other: each is stored before the next one goes. Those who stand there already are no
 * part of it. `onProgress` hears of each.
 */
export async function moveMany(
  applications: readonly Application[],
  to: ApplicationStage,
  move: MoveQuietly,
  onProgress: (moves: ManyMoves) => void,
  { isChosen, isCancelled }: Asked
): Promise<ManyMoves> {
  const others = applications.filter(({ state }) => state !== to)
  let moves: ManyMoves = { to, total: others.length, done: 0, failed: [], moved: [], isOver: others.length === 0 }
  onProgress(moves)
  for (const application of others) {
    if (!isChosen(application)) {
      moves = { ...moves, total: moves.total - 1 }
      continue
    }
    if (isCancelled()) continue
    const reason = await move(application, to)
    moves = { ...moves, done: moves.done + 1 }
    if (reason === undefined) moves = { ...moves, moved: [...moves.moved, application.id] }
    else moves = { ...moves, failed: [...moves.failed, { application, reason }] }
    onProgress(moves)
  }
  moves = { ...moves, isOver: true }
  onProgress(moves)
  return moves
}
