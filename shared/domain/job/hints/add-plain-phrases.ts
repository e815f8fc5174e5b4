import { foldWords } from '../../../documents/fold-text.ts'
import {
  type PhraseListId,
  type PhraseScript,
  type PhraseTexts,
  phraseScripts,
  splitPhrases
} from './hint-phrase-list.ts'
import { findPhraseProblem, type PhraseProblem } from './hint-phrase-problems.ts'

export type PlainPhraseProblem = PhraseProblem | { problem: 'empty' } | { problem: 'known'; phrase: string }

const none: PhraseTexts = { latin: '', devanagari: '', gujarati: '' }

/** Adds what was typed in plain words, without the signs that have a meaning in the texts. Either all of it, or nothing with the first problem. */
export function addPlainPhrases(
  id: PhraseListId,
  texts: PhraseTexts,
  typed: string
): { texts: PhraseTexts; problem?: undefined } | { problem: PlainPhraseProblem } {
  const known = new Set(phraseScripts.flatMap((script) => splitPhrases(texts[script]).map(foldPhrase)))
  let added = texts
  for (const part of typed.split(/[,;\n]/)) {
    const phrase = part.replace(/[^\p{L}\p{M}\p{Nd}\u200b-\u200d'’₹]+/gu, ' ').trim()
    if (phrase === '') continue
    if (known.has(foldPhrase(phrase))) return { problem: { problem: 'known', phrase } }
    known.add(foldPhrase(phrase))
    const script = findScript(phrase)
    const problem = findPhraseProblem(id, { ...none, [script]: phrase })
    if (problem) return { problem }
    added = { ...added, [script]: `${added[script]}\n${phrase}`.trim() }
  }
  if (added === texts) return { problem: { problem: 'empty' } }
  // The rest of the texts may have a problem of its own, which is shown beside it.
  const problem = findPhraseProblem(id, added)
  return problem && 'has' in problem ? { problem } : { texts: added }
}

const foldPhrase = (phrase: string) => foldWords(phrase).join(' ')

function findScript(phrase: string): PhraseScript {
  if (/\p{Script=Devanagari}/u.test(phrase)) return 'devanagari'
  return /\p{Script=Gujarati}/u.test(phrase) ? 'gujarati' : 'latin'
}
