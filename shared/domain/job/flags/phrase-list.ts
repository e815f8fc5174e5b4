import * as v from 'valibot'
import { storedText } from '../../well-formed.ts'

/**
 * What the hints look for in a posting. Phrases of `demands`, `age`, `sex`, `marriage` and `community` are hints by themselves; those of
 * `fees` to `sending` become one beside each other (rules in words.ts); `trade` and `warnings` take one back.
 */
export const phraseListIds = [
  'demands',
  'fees',
  'purposes',
  'handingOver',
  'pledges',
  'kit',
  'channels',
  'papers',
  'sending',
  'trade',
  'warnings',
  'age',
  'sex',
  'marriage',
  'community'
] as const
export type PhraseListId = (typeof phraseListIds)[number]

/** Hindi and Gujarati in Latin letters stand with the English. */
export const phraseScripts = ['latin', 'devanagari', 'gujarati'] as const
export type PhraseScript = (typeof phraseScripts)[number]
/** Phrases by their letters, apart by commas or line breaks. */
export type PhraseTexts = Readonly<Record<PhraseScript, string>>

/** A list as the administrator has changed it. A list that is not stored is the standard one (standard-phrases.json). */
export interface PhraseList extends PhraseTexts {
  id: PhraseListId
  revision?: number | undefined
}

export const phraseListSchema = v.looseObject({
  id: v.picklist(phraseListIds),
  revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  latin: storedText,
  devanagari: storedText,
  gujarati: storedText
}) satisfies v.GenericSchema<unknown, PhraseList>
