import { toAsciiDigits } from '../../../documents/fold-text.ts'
import {
  type HintKind,
  hintLists,
  type PhraseListId,
  type PhraseTexts,
  phraseListIds,
  phraseScripts,
  splitPhrases
} from './hint-phrase-list.ts'
import type { TextHint } from './job-hint.ts'
import { fold, splitTokens, type Token } from './split-tokens.ts'
import standard from './standard-phrases.json' with { type: 'json' }

export const standardPhrases: Readonly<Record<PhraseListId, PhraseTexts>> = standard

/** In linear time. */
export type FindPhrases = (text: string) => TextHint[]

/**
 * Words, numbers and gaps in this order within a sentence. `a/b`: either word; `a*`: any ending; `{list}`: any word of that
 * list; `#`: a number; `##`: one of two digits; `###`: one of three digits or more; `…`: up to three words and no comma; `.`: the end of the
 * clause; `-` in front: an exception, whose words count for nothing in its list.
 */
interface Phrase {
  list: HintKind | 'innocent'
  isException: boolean
  first: Part
  rest: readonly (Part | 'gap' | 'end')[]
}

interface Part {
  words: ReadonlySet<string>
  beginnings: ReadonlySet<string>
  longest: number
  /** Digits of a number, 0: any; undefined: no number meets it but by its word. */
  digits: number | undefined
}

interface Match {
  list: Phrase['list']
  first: number
  last: number
}

const maxGap = 3

/** Expects lists without problems (hint-phrase-problems.ts). `changed`: lists that replace the standard ones. */
export function compilePhrases(changed: Partial<Record<PhraseListId, PhraseTexts>> = {}): FindPhrases {
  const lists = new Map(phraseListIds.map((id) => [id, readList({ ...standardPhrases, ...changed }[id])]))
  const findStarting = indexPhrases(
    (['innocent', ...hintLists] as const).flatMap((list) =>
      (lists.get(list) ?? []).map((text) => parsePhrase(list, text, lists))
    )
  )
  return (text) => {
    const tokens = splitTokens(text)
    const excepted = new Map<Phrase['list'], Set<number>>()
    const matches: Match[] = []
    tokens.forEach((token, first) => {
      for (const { list, isException, rest } of findStarting(token)) {
        const last = findEnd(tokens, first + 1, rest, token.sentence)
        if (last < first) continue
        if (!isException) matches.push({ list, first, last })
        else {
          const words = excepted.get(list) ?? new Set()
          for (let at = first; at <= last; at += 1) words.add(at)
          excepted.set(list, words)
        }
      }
    })
    return pickHints(
      tokens,
      matches.filter((match) => !hasWord(match, excepted.get(match.list)))
    )
  }
}

function readList(texts: PhraseTexts): string[] {
  return splitPhrases(phraseScripts.map((script) => texts[script]).join('\n'))
}

function hasWord({ first, last }: Match, words: ReadonlySet<number> | undefined): boolean {
  for (let at = first; words && at <= last; at += 1) if (words.has(at)) return true
  return false
}

/** Business with customers or a warning takes back what its sentence says of money and accounts. */
function pickHints(tokens: readonly Token[], matches: readonly Match[]): TextHint[] {
  const sentences = new Set(matches.flatMap(({ list, first }) => (list === 'innocent' ? tokens[first]?.sentence : [])))
  return matches.flatMap(({ list, first, last }): TextHint[] => {
    const [from, to] = [tokens[first], tokens[last]]
    if (list === 'innocent' || !from || !to) return []
    if ((list === 'fee' || list === 'account') && sentences.has(from.sentence)) return []
    return [{ kind: list, start: from.start, end: to.end }]
  })
}

const exceptionSign = /^[-–]/

export function splitParts(phrase: string): string[] {
  const words = phrase.replace(exceptionSign, '').replaceAll('...', '…').replaceAll('…', ' … ')
  return words.split(/[\s–-]+/).filter((part) => part !== '')
}

const signs = new Map<string, 'gap' | 'end'>([
  ['…', 'gap'],
  ['.', 'end']
])

function parsePhrase(list: Phrase['list'], text: string, lists: ReadonlyMap<string, readonly string[]>): Phrase {
  const read = (part: string) => signs.get(part) ?? parsePart(part, lists)
  const [first = '', ...rest] = splitParts(text)
  return { list, isException: exceptionSign.test(text), first: parsePart(first, lists), rest: rest.map(read) }
}

function parsePart(part: string, lists: ReadonlyMap<string, readonly string[]>): Part {
  const choices = part
    .split('/')
    .flatMap((choice) => (choice.startsWith('{') ? (lists.get(choice.slice(1, -1)) ?? []) : choice))
  const number = choices.find((choice) => choice.startsWith('#'))
  const folded = choices.filter((choice) => !choice.startsWith('#')).map((choice) => toAsciiDigits(choice))
  const beginnings = folded.filter((choice) => choice.endsWith('*')).map((choice) => fold(choice.slice(0, -1)))
  return {
    words: new Set(folded.filter((choice) => !choice.endsWith('*')).map(fold)),
    beginnings: new Set(beginnings),
    longest: Math.max(0, ...beginnings.map(({ length }) => length)),
    digits: number === undefined ? undefined : number === '#' ? 0 : number.length
  }
}

const maxKnownWords = 20_000

function indexPhrases(phrases: readonly Phrase[]): (token: Token) => readonly Phrase[] {
  const index = new Map<string, Phrase[]>()
  const add = (key: string, phrase: Phrase) => index.set(key, [...(index.get(key) ?? []), phrase])
  for (const phrase of phrases) {
    for (const word of phrase.first.words) add(word, phrase)
    for (const beginning of phrase.first.beginnings) add(`${beginning}*`, phrase)
  }
  const longest = Math.max(0, ...phrases.map(({ first }) => first.longest))
  const numbers = phrases.filter(({ first }) => first.digits !== undefined)
  const find = (token: Token): readonly Phrase[] => {
    const found = [...(index.get(token.word) ?? [])]
    if (token.isNumber) found.push(...numbers.filter(({ first }) => meets(token, first)))
    for (let length = Math.min(token.word.length, longest); length > 0; length -= 1)
      found.push(...(index.get(`${token.word.slice(0, length)}*`) ?? []))
    return found
  }
  const known = new Map<string, readonly Phrase[]>()
  // Texts repeat their words, and most begin no phrase.
  return (token) => {
    const before = known.get(token.word)
    if (before) return before
    const found = find(token)
    if (known.size >= maxKnownWords) known.clear()
    known.set(token.word, found)
    return found
  }
}

/** -1: it does not match here. */
function findEnd(tokens: readonly Token[], at: number, parts: Phrase['rest'], sentence: number, place = 0): number {
  const part = parts[place]
  if (part === undefined) return at - 1
  if (part === 'end') {
    const isOver = tokens[at]?.clause !== tokens[at - 1]?.clause
    return isOver ? findEnd(tokens, at, parts, sentence, place + 1) : -1
  }
  if (part === 'gap') {
    for (let skipped = 0; skipped <= maxGap; skipped += 1) {
      if (tokens[at + skipped]?.clause !== tokens[at - 1]?.clause) return -1
      const last = findEnd(tokens, at + skipped, parts, sentence, place + 1)
      if (last >= 0) return last
    }
    return -1
  }
  const token = tokens[at]
  const isMet = token !== undefined && token.sentence === sentence && meets(token, part)
  return isMet ? findEnd(tokens, at + 1, parts, sentence, place + 1) : -1
}

function meets({ word, isNumber }: Token, { words, beginnings, longest, digits }: Part): boolean {
  if (words.has(word)) return true
  if (isNumber && digits !== undefined) {
    if (digits === 0) return true
    return digits === 2 ? word.length === 2 : /^\d{3,}$/.test(word)
  }
  for (let length = Math.min(word.length, longest); length > 0; length -= 1)
    if (beginnings.has(word.slice(0, length))) return true
  return false
}
