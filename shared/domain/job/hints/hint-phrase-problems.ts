import type { WriteRule } from '../../account/write-rule.ts'
import { cleanProse } from '../../clean-text.ts'
import { maxPhraseLength, maxPhrases, maxPhraseTextLength } from '../../text-limits.ts'
import { splitParts } from './find-hint-phrases.ts'
import {
  type PhraseList,
  type PhraseListId,
  type PhraseScript,
  type PhraseTexts,
  phraseScripts,
  splitPhrases,
  wordLists
} from './hint-phrase-list.ts'

/** `phrase`: as typed. `has`: characters of the text, or phrases of the list. */
export type PhraseProblem =
  | {
      problem: 'strange-sign' | 'no-list' | 'no-words' | 'one-word' | 'gap-outside' | 'long-phrase'
      script: PhraseScript
      phrase: string
    }
  | { problem: 'long-text' | 'many'; script: PhraseScript; has: number }

/** More gaps would cost time. */
const maxParts = 8
const maxGaps = 2

/** The first problem; null: none. An empty list is valid. */
export function findPhraseProblem(id: PhraseListId, texts: PhraseTexts): PhraseProblem | null {
  let count = 0
  for (const script of phraseScripts) {
    const text = texts[script]
    if (text.length > maxPhraseTextLength) return { problem: 'long-text', script, has: text.length }
    for (const phrase of splitPhrases(text)) {
      const problem = readProblem(phrase, isWordList(id))
      if (problem) return { problem, script, phrase }
      count += 1
    }
    if (count > maxPhrases) return { problem: 'many', script, has: count }
  }
  return null
}

const isWordList = (id: string) => wordLists.some((list) => list === id)

function readProblem(phrase: string, isWord: boolean) {
  const parts = splitParts(phrase)
  const isStrange = parts.some(
    (part, at) =>
      part !== '…' &&
      !(part === '.' && at > 0 && at === parts.length - 1) &&
      !/^(?:[#\p{L}\p{M}\p{Nd}\u200b-\u200d'’₹$€@<]+\*?(?:\/|$)|\{\w+\}(?:\/|$))+$/u.test(part)
  )
  if (isStrange || parts.some((part) => /#[^#/]|[^#/]#|\/$/.test(part))) return 'strange-sign'
  const named = parts.flatMap((part) => part.match(/\{\w+\}/g) ?? [])
  if (named.some((list) => !isWordList(list.slice(1, -1)))) return 'no-list'
  if (isWord && (parts.length !== 1 || named.length > 0 || /[#/]|^-/.test(phrase))) return 'one-word'
  if (!parts.some((part) => /[\p{L}₹$€]/u.test(part))) return 'no-words'
  if (parts[0] === '…' || parts.at(-1) === '…') return 'gap-outside'
  const isLong = parts.length > maxParts || parts.filter((part) => part === '…').length > maxGaps
  return isLong || phrase.length > maxPhraseLength ? 'long-phrase' : null
}

/** Removing a list brings the standard one back. */
export const canWritePhrases: WriteRule<PhraseList> = (actor, _before, after) => {
  if (actor?.role !== 'Admin') return false
  return (
    !after ||
    (phraseScripts.every((script) => after[script] === cleanProse(after[script])) &&
      findPhraseProblem(after.id, after) === null)
  )
}
