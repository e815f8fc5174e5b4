import type { ClosedJob, Manifest } from './published-site-folder.ts'
import { askForEach, type PublicBoard } from './read-public-board.ts'

/** A closed page stays so long after its job has ended, in days: links to it are followed for a while. */
const closedDays = 180

const dayMs = 86_400_000

/** The jobs that have ended, by their ids: those that were published, and those that the board names. What became of each is asked once. */
export async function listClosedJobs(
  board: PublicBoard,
  before: Manifest,
  now: Date
): Promise<ReadonlyMap<string, ClosedJob>> {
  const live = new Set(board.jobs.map(({ id }) => id))
  const published = [...before.files.keys()].flatMap((file) => /^jobs\/(.*)\.html$/.exec(file)?.[1] ?? [])
  const waiting = [...new Set([...published, ...board.ended])].filter((id) => !live.has(id) && !before.closed.has(id))
  const closed = new Map(
    [...before.closed].filter(
      ([id, { since }]) => !live.has(id) && now.getTime() - Date.parse(since) < closedDays * dayMs
    )
  )
  await askForEach(waiting, async (id) => {
    const outcome = await board.findOutcome(id)
    // A job that waits for a review again, or was rejected, is no longer public: its page goes.
    if (outcome.state === 'ended') closed.set(id, { since: now.toISOString(), outcome })
  })
  return closed
}

/** The closed pages of before whose jobs the board still names: without them in the manifest the next run would put back those that are over. */
export function keepClosed({ ended }: PublicBoard, { closed }: Manifest): ReadonlyMap<string, ClosedJob> {
  const named = new Set(ended)
  return new Map([...closed].filter(([id]) => named.has(id)))
}
