import type { TextFlag, TextFlagKind } from './flag.ts'
import type { PhraseListId, PhraseTexts } from './phrase-list.ts'
import { compilePhrases, type PhraseMatch } from './phrases.ts'
import standard from './standard-phrases.json' with { type: 'json' }
import { splitTokens, type Token } from './tokens.ts'
import { type Concept, type Rule, rules, sentenceWords } from './words.ts'

export const standardPhrases: Readonly<Record<PhraseListId, PhraseTexts>> = standard

interface Word extends Token {
  means: Set<Concept>
}

/** In linear time. */
export type FindDemands = (text: string) => TextFlag[]

const hintLists: Partial<Record<Concept, TextFlagKind>> = {
  demands: 'fee',
  age: 'age',
  sex: 'sex',
  marriage: 'marriage',
  community: 'community'
}

/** Words around a hint that may take it back. */
const reach = 6

/** Finds requests for money, payment accounts or papers, and discrimination. `phrases`: lists that replace the standard ones. */
export function createFindDemands(phrases: Partial<Record<PhraseListId, PhraseTexts>>): FindDemands {
  const findPhrases = compilePhrases<Concept>({ ...sentenceWords, ...standardPhrases, ...phrases })
  return (text) => {
    const tokens = splitTokens(text)
    const matches = findPhrases(tokens)
    const words = readWords(text, tokens, matches)
    const found: TextFlag[] = []
    const add = (kind: TextFlagKind, first: number, last: number) =>
      found.push({ kind, start: (words[first] as Word).start, end: (words[last] as Word).end })
    for (const { list, first, last } of matches) {
      const kind = hintLists[list]
      if (kind && (kind !== 'fee' || !isInnocent(words, first, last, { anchor: 'fees' }))) add(kind, first, last)
    }
    for (const rule of rules) {
      words.forEach((word, index) => {
        if (!word.means.has(rule.anchor)) return
        const partner = findPartner(words, index, rule)
        if (partner < 0) return
        const [first, last] = [Math.min(index, partner), Math.max(index, partner)]
        if (!isInnocent(words, first, last, rule)) add(rule.kind, first, last)
      })
    }
    return found
  }
}

function readWords(text: string, tokens: readonly Token[], matches: readonly PhraseMatch<Concept>[]): Word[] {
  const words = tokens.map((token): Word => ({ ...token, means: new Set() }))
  for (const { list, first, last } of matches) {
    for (const word of words.slice(first, last + 1)) word.means.add(list)
  }
  words.forEach((word, index) => {
    // 'Pan' is 'also' in Gujarati, and a pin holds a brooch.
    if (/^(?:PAN|PIN)$/.test(text.slice(word.start, word.end))) word.means.add('papers')
    if (word.means.has('give') && [1, 2].some((step) => neighbour(words, index, step)?.means.has('obligation')))
      word.means.add('handingOver')
    if (word.means.has('pay') && isPaidByReader(words, index)) word.means.add('readerPays')
    if (isSum(words, index) && ![1, 2].some((step) => neighbour(words, index, -step)?.means.has('salary')))
      word.means.add('sum')
  })
  return words
}

function neighbour(words: readonly Word[], index: number, step: number): Word | undefined {
  const other = words[index + step]
  return other !== undefined && other.sentence === words[index]?.sentence ? other : undefined
}

/** Beside a currency, or a bare number that counts nothing. */
function isSum(words: readonly Word[], index: number): boolean {
  const word = words[index] as Word
  const earlier = (step: number) => neighbour(words, index, -step)
  const [before, next] = [earlier(1), neighbour(words, index, 1)]
  if (!word.isNumber) return false
  const isMoney = (other: Word | undefined) =>
    other !== undefined && (/^[₹$€]$/.test(other.word) || other.means.has('money'))
  if (isMoney(before) || isMoney(next) || (before?.word === 'of' && isMoney(earlier(2)))) return true
  if (Number(word.word) >= 10 && [1, 2].some((step) => earlier(step)?.means.has('channels'))) return true
  if (Number(word.word) < 50) return false
  if (before && (['fees', 'pledges', 'pay', 'cost'] as const).some((concept) => before.means.has(concept))) return true
  if (!next || next.clause !== word.clause) return true
  if ([2, 3, 4, 5].some((step) => isHandedOver(neighbour(words, index, step)))) return true
  return (['behindMoney', 'handingOver', 'give', 'fees', 'pledges', 'but'] as const).some((concept) =>
    next.means.has(concept)
  )
}

function isHandedOver(word: Word | undefined): boolean {
  return (
    word?.means.has('handingOver') === true &&
    !/^(?:arrange|contribute|recharge|giving|sends?|transfer|remit)$/.test(word.word)
  )
}

/** In most postings the house pays: here the reader is told to. */
function isPaidByReader(words: readonly Word[], index: number): boolean {
  const [word, before] = [words[index] as Word, neighbour(words, index, -1)]
  const behind = [1, 2, 3].map((step) => neighbour(words, index, step))
  if (/^(paid|payed|deposited)$/.test(word.word)) {
    const by = behind.findIndex((other) => other?.word === 'by')
    return word.word === 'deposited' || (by >= 0 && [by + 1, by + 2].some((at) => behind[at]?.means.has('byReader')))
  }
  const isTold = before === undefined || before.clause !== word.clause || before.means.has('beforePay')
  const isWage = [1, 2, 3, 4, 5, 6, 7].some((step) => neighbour(words, index, step)?.means.has('period'))
  return isTold && !(isWage && word.word === 'pay')
}

/** -1: none. */
function findPartner(words: readonly Word[], index: number, rule: Rule): number {
  const { near, within } = rule
  for (let step = 1; step <= within; step += 1) {
    for (const side of [step, -step]) {
      const other = neighbour(words, index, side)
      if (
        other !== undefined &&
        near.some((concept) => other.means.has(concept)) &&
        isTogether(words, index, index + side, rule)
      )
        return index + side
    }
  }
  return -1
}

/** A sum before a comma belongs to the words before it; weak hints stay within one clause. */
function isTogether(words: readonly Word[], index: number, partner: number, { anchor, isWeak }: Rule): boolean {
  const [word, other] = [words[index] as Word, words[partner] as Word]
  if (word.clause === other.clause) return true
  return anchor === 'fees' && other.means.has('sum') ? partner > index : !isWeak
}

/** Denied, warned of, paid by the house, or business with customers. */
function isInnocent(
  words: readonly Word[],
  first: number,
  last: number,
  rule: Pick<Rule, 'anchor' | 'isWeak'>
): boolean {
  const near = words
    .slice(Math.max(0, first - reach), last + reach + 1)
    .filter((word) => word.sentence === words[first]?.sentence)
  const has = (concept: Concept) => near.some((word) => word.means.has(concept))
  if (isDenied(words, first) || isDenied(words, last)) return true
  if (has('warnings')) return true
  const clauses = [words[first]?.clause, words[last]?.clause]
  const beside = near.filter(({ clause }) => clauses.includes(clause))
  if (rule.isWeak && beside.some((word) => word.means.has('benefit') || word.means.has('period'))) return true
  if (isPaidByHouse(beside)) return true
  if (has('candidate')) return false
  return has('trade') || (rule.anchor !== 'papers' && has('bookkeeping'))
}

function isPaidByHouse(words: readonly Word[]): boolean {
  return words.some((word, at) => {
    if (word.word === 'ours') return true
    if (word.means.has('house')) return words.slice(at + 1, at + 5).some((other) => other.means.has('pays'))
    return (
      word.means.has('pays') &&
      words[at + 1]?.word === 'by' &&
      words.slice(at + 2, at + 4).some((other) => other.means.has('house'))
    )
  })
}

/** Negated in its clause. 'No interview without a fee' and 'फीस दिए बिना … नहीं' demand one. */
function isDenied(words: readonly Word[], index: number): boolean {
  let hasPlain = false
  let hasWithout = false
  for (const side of [-1, 1]) {
    let isListed = false
    for (let step = 1; step <= reach + 1; step += 1) {
      const at = index + side * step
      const other = neighbour(words, index, side * step)
      if (other === undefined || other.means.has('but') || isOrElse(words, at)) break
      isListed ||= side < 0 && other.means.has('or')
      if (other.clause !== words[index]?.clause && !isListed) break
      if (other.means.has('free') && step <= 4) return true
      if (!other.means.has('negation') || isAboutOther(words, at) || (side > 0 && other.word === 'no')) continue
      if (/^(?:without|bina|vina|vagar|बिना|बगैर|विना|वगर)$/.test(other.word)) hasWithout = true
      else hasPlain = true
    }
  }
  return hasPlain !== hasWithout
}

function isOrElse(words: readonly Word[], index: number): boolean {
  return /^(?:nahi|nahin|नहि|नहिं)$/.test(words[index]?.word ?? '') && /^(?:to|तो)$/.test(words[index + 1]?.word ?? '')
}

/** 'Not refundable', 'no experience', 'वापस नहीं होगा' deny something else. */
function isAboutOther(words: readonly Word[], index: number): boolean {
  return [1, -1, -2].some((step) => neighbour(words, index, step)?.means.has('unrelated'))
}
