import * as v from 'valibot'
import { documentEntries, storedObject, storedText } from '../../well-formed.ts'

/** `demands` and from `age` on are hints alone, `fees` to `sending` beside each other (words.ts); `trade` and `warnings` take back. */
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

/** 'latin' is English, and Romanised Hindi and Gujarati. */
export const phraseScripts = ['latin', 'devanagari', 'gujarati'] as const
export type PhraseScript = (typeof phraseScripts)[number]
/** Separated by commas or line breaks. */
export type PhraseTexts = Readonly<Record<PhraseScript, string>>

export function splitPhrases(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}

/** A changed list. A list that is not stored is the standard one (standard-phrases.json). */
export const phraseListSchema = storedObject({
  ...documentEntries,
  id: v.picklist(phraseListIds),
  latin: storedText,
  devanagari: storedText,
  gujarati: storedText
})
export type PhraseList = v.InferOutput<typeof phraseListSchema>
