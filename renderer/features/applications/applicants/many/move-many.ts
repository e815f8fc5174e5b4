import type { Application, ApplicationStage } from '#shared/domain/application/application.ts'

/** Resolves with the reason of a failure; undefined: moved. Never rejects. */
export type MoveQuietly = (application: Application, to: ApplicationStage) => Promise<string | undefined>

export interface FailedMove {
  application: Application
  reason: string
}

export interface ManyMoves {
  to: ApplicationStage
  total: number
  done: number
  failed: readonly FailedMove[]
  moved: readonly string[]
  isOver: boolean
}

interface Asked {
  /** Asked before each move. */
  isChosen: (application: Application) => boolean
  isCancelled: () => boolean
}

/** Moves one after the other, skipping those already there. */
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
