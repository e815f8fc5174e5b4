import { clearedAt, type MarkerKeeper } from './checkpoint.ts'
import { othersAreOpen, type TabLocks } from './tab-presence.ts'
import { type Journal, openJournal } from './write-ahead-log.ts'

/** A journal written to more recently than this, in milliseconds: its marker may still be on its way into this tab's copy. */
const settled = 10_000

/** The journal, opened and looked at; undefined when it cannot be opened or does not make sense. */
export async function startJournal(
  name: string,
  marker: MarkerKeeper,
  locks: TabLocks,
  lost: () => void
): Promise<Journal | undefined> {
  let journal: Journal | undefined
  try {
    journal = await openJournal(name, lost)
    const state = await journal.read(async (view) => {
      await view.keepsakes()
      return view.state()
    })
    // No marker: the browser was killed before its first flush, and the journal has it all. Unless another tab lives on and
    // nothing was written lately: then somebody has emptied localStorage, and wants it empty.
    if (state && !marker.read() && Date.now() - state.at > settled && (await othersAreOpen(locks))) write(marker, state)
    return journal
  } catch {
    journal?.close()
    return undefined
  }
}

function write(marker: MarkerKeeper, state: { journal: string; seq: number }): void {
  try {
    marker.write(clearedAt(state))
  } catch {
    // No room for a short line: nothing can be seeded either, and the board says so.
  }
}
