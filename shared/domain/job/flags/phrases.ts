import { toAsciiDigits } from '../../../documents/fold.ts'
import { type PhraseTexts, phraseScripts, splitPhrases } from './phrase-list.ts'
import { fold, type Token } from './tokens.ts'

/**
 * Words, numbers and gaps in this order within a sentence. `a/b`: either word; `a*`: any ending; `#`: a number; `##`: a number
 * of two digits; `…`: up to three words; `-` in front: an exception, whose words count for nothing in its list.
 */
interface Phrase<List> {
  list: List
  isException: boolean
  parts: readonly ('gap' | Part)[]
}

/** A folded word or beginning, or a number of digits (0: any). */
type Part = readonly ({ word: string; isBeginning: boolean } | { digits: number })[]

export interface PhraseMatch<List> {
  list: List
  first: number
  last: number
}

/** In linear time. */
type FindPhrases<List> = (tokens: readonly Token[]) => PhraseMatch<List>[]

const exceptionSign = /^[-–]/
const maxGap = 3

export function splitParts(phrase: string): string[] {
  const words = phrase.replace(exceptionSign, '').replaceAll('...', '…').replaceAll('…', ' … ')
  return words.split(/[\s–-]+/).filter((part) => part !== '')
}

/** Expects lists without problems (phrase-problems.ts). */
export function compilePhrases<List extends string>(
  lists: Readonly<Partial<Record<List, PhraseTexts | string>>>
): FindPhrases<List> {
  const { findStarting, add } = createIndex<List>()
  for (const [list, texts] of Object.entries(lists) as [List, PhraseTexts | string][]) {
    const typed = typeof texts === 'string' ? texts : phraseScripts.map((script) => texts[script]).join('\n')
    for (const text of splitPhrases(typed)) add(parsePhrase(list, text))
  }
  return (tokens) => {
    const excepted = new Set<string>()
    const matches: PhraseMatch<List>[] = []
    tokens.forEach((token, first) => {
      for (const { list, isException, parts } of findStarting(token)) {
        const last = findEnd(tokens, first, parts)
        if (last < first) continue
        if (!isException) matches.push({ list, first, last })
        else for (let at = first; at <= last; at += 1) excepted.add(`${list} ${at}`)
      }
    })
    return matches.filter(({ list, first, last }) => {
      for (let at = first; at <= last; at += 1) if (excepted.has(`${list} ${at}`)) return false
      return true
    })
  }
}

function parsePhrase<List>(list: List, phrase: string): Phrase<List> {
  const parts = splitParts(phrase).map((part) =>
    part === '…'
      ? 'gap'
      : part
          .split('/')
          .map((word) =>
            word.startsWith('#')
              ? { digits: word === '#' ? 0 : word.length }
              : { word: fold(toAsciiDigits(word.replace('*', ''))), isBeginning: word.endsWith('*') }
          )
  )
  return { list, isException: exceptionSign.test(phrase), parts }
}

function createIndex<List>() {
  const words = new Map<string, Phrase<List>[]>()
  const beginnings = new Map<string, Phrase<List>[]>()
  const numbers: Phrase<List>[] = []
  let longest = 0
  return {
    add(phrase: Phrase<List>) {
      const [first] = phrase.parts
      if (first === undefined || first === 'gap') return
      for (const choice of first) {
        if ('digits' in choice) numbers.push(phrase)
        else {
          const index = choice.isBeginning ? beginnings : words
          index.set(choice.word, [...(index.get(choice.word) ?? []), phrase])
          if (choice.isBeginning) longest = Math.max(longest, choice.word.length)
        }
      }
    },
    findStarting({ word, isNumber }: Token): Phrase<List>[] {
      const found = [...(words.get(word) ?? []), ...(isNumber ? numbers : [])]
      for (let length = Math.min(word.length, longest); length > 0; length -= 1)
        found.push(...(beginnings.get(word.slice(0, length)) ?? []))
      return found
    }
  }
}

/** -1: it does not match here. */
function findEnd(tokens: readonly Token[], first: number, parts: Phrase<unknown>['parts']): number {
  const walk = (at: number, place: number): number => {
    const part = parts[place]
    if (part === undefined) return at - 1
    if (part === 'gap') {
      for (let skipped = 0; skipped <= maxGap; skipped += 1) {
        const last = walk(at + skipped, place + 1)
        if (last >= 0) return last
      }
      return -1
    }
    const token = tokens[at]
    const isMet = token !== undefined && token.sentence === tokens[first]?.sentence && meets(token, part)
    return isMet ? walk(at + 1, place + 1) : -1
  }
  return walk(first, 0)
}

function meets({ word, isNumber }: Token, part: Part): boolean {
  return part.some((choice) =>
    'digits' in choice
      ? isNumber && (choice.digits === 0 || choice.digits === word.length)
      : choice.isBeginning
        ? word.startsWith(choice.word)
        : word === choice.word
  )
}
