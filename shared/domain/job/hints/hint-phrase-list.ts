import * as v from 'valibot'
import { documentEntries, storedObject, storedText } from '../../well-formed-text.ts'

/** Lists whose phrases are hints of that kind. */
export const hintLists = ['fee', 'account', 'phone', 'age', 'sex', 'marriage', 'community'] as const
export type HintKind = (typeof hintLists)[number]
/** Words that phrases name in braces: '{fees} … {purposes}'. */
export const wordLists = [
  'fees',
  'purposes',
  'money',
  'giving',
  'pledges',
  'channels',
  'documents',
  'sending',
  'no',
  'digits',
  'people',
  'years',
  'tens'
] as const
export const phraseListIds = [...hintLists, 'innocent', ...wordLists] as const
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
