import { type DocumentList, textOf } from '#renderer/storage/core/document-list.ts'
import { fingerprint } from '#renderer/storage/core/fingerprint.ts'
import type { Collection } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { type Held, listIn } from './collection-state.ts'
import type { ChangeRow, JournalState } from './log-schema.ts'
import type { JournalView } from './log-transaction.ts'

/** What a step makes of a collection. */
export type Step =
  /** One document was written (`value`) or removed (no `value`), which gives this list. */
  | { kind: 'change'; id: string; value?: unknown; created: boolean; list: DocumentList<Document> }
  /** The whole text is replaced. */
  | { kind: 'replace'; text: string }
  /** localStorage is brought up to what the journal knows. */
  | { kind: 'repair' }

/** What a step is made from. */
export interface Ground {
  readonly view: JournalView
  /** Counted up by every line that is written. */
  readonly state: JournalState
  readonly held: Held
  /** The journal's line about the document that the step is about. */
  readonly line: ChangeRow | undefined
  readonly collection: Collection<Document>
  readonly tab: string
  readonly born: number
}

/** Writes a step into the journal and gives what the collection is then. */
export async function recorded(ground: Ground, step: Step): Promise<Held> {
  const { view, state, held, collection, tab, born } = ground
  const { name } = collection
  // What was written by hand is not durable in itself: the first change on top of it takes it into the journal.
  if (held.byHand && step.kind !== 'replace') await putBase(view, state, name, held.current)
  if (step.kind === 'replace') await putBase(view, state, name, step.text)
  else state.seq += 1
  const { seq, at } = state
  if (step.kind === 'change') view.putChange(changeLine(ground, step))
  const { text, list } = outcome(step, held, collection)
  const print = fingerprint(text)
  await view.putTrace({ collection: name, seq, before: held.print, print, tab, born, at })
  view.putState(state)
  return { text, print, from: seq, seq, byHand: false, current: text, list }
}

function outcome(step: Step, held: Held, collection: Collection<Document>): Pick<Held, 'text' | 'list'> {
  if (step.kind === 'change') return { text: textOf(step.list), list: step.list }
  if (step.kind === 'replace') return { text: step.text, list: listIn(step.text, collection, held.list) }
  return { text: held.current, list: held.list }
}

async function putBase(view: JournalView, state: JournalState, collection: string, raw: string | null): Promise<void> {
  state.seq += 1
  await view.dropChangesUpTo(collection, state.seq)
  view.putBase({ collection, seq: state.seq, raw })
}

function changeLine({ state: { seq }, line, collection }: Ground, step: Step & { kind: 'change' }): ChangeRow {
  const created = step.created ? seq : (line?.created ?? null)
  return { collection: collection.name, id: step.id, seq, created, ...('value' in step ? { value: step.value } : {}) }
}
