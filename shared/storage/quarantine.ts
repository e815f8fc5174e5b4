import * as v from 'valibot'
import { hashText } from '../documents/hash-text.ts'
import { type QuarantineReason, quarantineReasons } from './collection-initialization.ts'
import { renameCollection } from './renamed-collections.ts'
import { isExpired } from './storage-notice.ts'

const quarantinedSchema = v.object({
  id: v.string(),
  collection: v.string(),
  reason: v.picklist(quarantineReasons),
  /** When it was displaced, ISO 8601. */
  at: v.string(),
  count: v.number(),
  resetKey: v.string(),
  /** Hash of the sample that displaced it; absent: its successor is people's own. */
  sample: v.optional(v.string()),
  /** When its successor was saved, ISO 8601; absent: a new beginning, or put there by hand. */
  savedAt: v.optional(v.string())
})

/** About a displaced text, which is stored elsewhere under the id because it may be large. */
export type QuarantinedText = v.InferOutput<typeof quarantinedSchema>

/** The record of a device's quarantine, changed by the functions below and stored whole. */
export interface Quarantine {
  readonly texts: readonly QuarantinedText[]
  readonly dismissed: readonly string[]
  /** '{collection} {resetKey}' of resets that were undone. */
  readonly suppressed: readonly string[]
}

export const emptyQuarantine: Quarantine = { texts: [], dismissed: [], suppressed: [] }

const maxDecisions = 5_000

export function parseQuarantine(stored: unknown): { quarantine: Quarantine; malformed: readonly unknown[] } {
  if (stored === undefined) return { quarantine: emptyQuarantine, malformed: [] }
  const lists = v.safeParse(
    v.object({ texts: v.array(v.unknown()), dismissed: v.array(v.string()), suppressed: v.array(v.string()) }),
    stored
  )
  if (!lists.success) return { quarantine: emptyQuarantine, malformed: [stored] }
  const { texts, ...decisions } = lists.output
  return {
    quarantine: {
      texts: texts.flatMap((text) =>
        v.is(quarantinedSchema, text) ? { ...text, collection: renameCollection(text.collection) } : []
      ),
      ...decisions
    },
    malformed: texts.filter((text) => !v.is(quarantinedSchema, text))
  }
}

export interface QuarantineRequest extends QuarantineReason, Pick<QuarantinedText, 'sample' | 'savedAt'> {
  readonly collection: string
  readonly raw: string
}

/** The same text, displaced twice for the same reason, has the same id. */
export function buildQuarantineId({
  reason,
  collection,
  raw
}: Pick<QuarantineRequest, 'reason' | 'collection' | 'raw'>) {
  return `${reason} ${collection} ${hashText(raw)}`
}

/** A damaged part of the store itself. Under the name 'journal' its content is never offered. */
export function buildDamagedRecord(collection: string, stored: unknown): QuarantineRequest {
  const raw = JSON.stringify(stored) ?? String(stored)
  return { collection, reason: 'damaged-record', raw, count: 1, resetKey: '' }
}

/** The caller stores the text under `buildQuarantineId` in the same step. */
export function addToQuarantine(quarantine: Quarantine, request: QuarantineRequest, now = new Date()): Quarantine {
  const { raw: _, ...about } = request
  const id = buildQuarantineId(request)
  const text: QuarantinedText = { ...about, id, at: now.toISOString() }
  return {
    ...quarantine,
    texts: [...quarantine.texts.filter((other) => other.id !== id), text],
    dismissed: quarantine.dismissed.filter((dismissed) => dismissed !== id)
  }
}

export function discardTexts(quarantine: Quarantine, isDiscarded: (text: QuarantinedText) => boolean): Quarantine {
  return { ...quarantine, texts: quarantine.texts.filter((text) => !isDiscarded(text)) }
}

export function discardExpired(quarantine: Quarantine): Quarantine {
  return discardTexts(quarantine, ({ at }) => isExpired(at))
}

export function dismissNotice(quarantine: Quarantine, id: string): Quarantine {
  return { ...quarantine, dismissed: addDecision(quarantine.dismissed, id) }
}

export function isSuppressed({ suppressed }: Quarantine, collection: string, resetKey: string): boolean {
  return suppressed.includes(`${collection} ${resetKey}`)
}

/** Allows a reset for this reason again. */
export function allowReset(quarantine: Quarantine, collection: string, resetKey: string): Quarantine {
  const key = `${collection} ${resetKey}`
  return { ...quarantine, suppressed: quarantine.suppressed.filter((other) => other !== key) }
}

/**
 * An undo: the text leaves the quarantine, and is not reset for the same reason again. `current` undefined: nothing is stored.
 * `displaced`: the present text, unless it is the untouched sample.
 */
export function undoReplacement(
  quarantine: Quarantine,
  text: QuarantinedText,
  current: { readonly raw: string; readonly count: number } | undefined
): { quarantine: Quarantine; displaced: QuarantineRequest | undefined } {
  const { collection, resetKey } = text
  const left = discardTexts(quarantine, ({ id }) => id === text.id)
  const suppressed = addDecision(left.suppressed, `${collection} ${resetKey}`)
  const isMissed = current !== undefined && hashText(current.raw) !== text.sample
  const displaced: QuarantineRequest | undefined = isMissed
    ? { collection, reason: 'replaced', raw: current.raw, count: current.count, resetKey }
    : undefined
  return { quarantine: { ...left, suppressed }, displaced }
}

function addDecision(decisions: readonly string[], decision: string): readonly string[] {
  return [...decisions.filter((other) => other !== decision), decision].slice(-maxDecisions)
}
