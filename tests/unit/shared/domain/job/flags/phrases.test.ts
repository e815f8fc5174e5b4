import { describe, expect, test } from 'vitest'
import { createFindDemands, standardPhrases } from '#shared/domain/job/flags/demands.ts'
import { phraseListIds, splitPhrases } from '#shared/domain/job/flags/phrase-list.ts'
import { canWritePhrases, findPhraseProblem } from '#shared/domain/job/flags/phrase-problems.ts'
import { compilePhrases } from '#shared/domain/job/flags/phrases.ts'
import { splitTokens } from '#shared/domain/job/flags/tokens.ts'
import { admin, meena, suvarna } from '#tests/support/job-people.ts'

/** The words of a text in which a list finds something. */
function findWords(list: string, text: string): string[] {
  const tokens = splitTokens(text)
  return compilePhrases({ list })(tokens).map(({ first, last }) => text.slice(tokens[first]?.start, tokens[last]?.end))
}

describe('a phrase', () => {
  test.each([
    ['gate pass', 'A Gate-Pass for all', ['Gate-Pass']],
    ['gate pass', 'The gate. Pass it', []],
    ['girls/boys only', 'Girls only, boys only', ['Girls only', 'boys only']],
    ['deposit*', 'deposits and a deposit', ['deposits', 'deposit']],
    ['below #', 'below 9 or below 25', ['below 9', 'below 25']],
    ['below ##', 'below 9 or below 25 or below 250', ['below 25']],
    ['age 18', 'age 18, age 19, age १८', ['age 18', 'age १८']],
    ['bring … chair', 'bring your own chair', ['bring your own chair']],
    ['bring ... chair', 'bring chair', ['bring chair']],
    ['bring … chair', 'bring any of your own chair', []],
    ['caste\n-no caste bar', 'No caste bar. Which caste?', ['caste']],
    ['ફી', 'फी', ['फी']],
    ['फीस, fee', 'f e e and FÉE, फ़ीस', ['f e e', 'FÉE', 'फ़ीस']]
  ])('%j in %j', (list, text, found) => {
    expect(findWords(list, text)).toEqual(found)
  })

  test.each([
    ['gate (pass)', 'strange-sign'],
    ['gate;pass', 'strange-sign'],
    ['ga*te', 'strange-sign'],
    ['*', 'strange-sign'],
    ['#a', 'strange-sign'],
    ['girls/', 'strange-sign'],
    ['## 25', 'no-words'],
    ['- …', 'no-words'],
    ['… gate', 'gap-outside'],
    ['gate ...', 'gap-outside'],
    ['a b c d e f g h i', 'long-phrase'],
    ['a … b … c … d', 'long-phrase'],
    ['x'.repeat(151), 'long-phrase']
  ])('%j is told to be wrong: %s', (phrase, problem) => {
    const texts = { latin: 'fee', devanagari: `फीस, ${phrase}`, gujarati: '' }
    expect(findPhraseProblem(texts)).toEqual({ problem, script: 'devanagari', phrase })
    expect(canWritePhrases(admin, undefined, { id: 'fees', ...texts })).toBe(false)
  })
})

describe('a list', () => {
  const texts = { latin: '', devanagari: '', gujarati: '' }

  test('holds so many characters and phrases, and no more', () => {
    const many = Array.from({ length: 400 }, (_, at) => `a${at}`).join(',')
    const long = 'word\n'.repeat(100).padEnd(4000)
    expect(findPhraseProblem({ ...texts, latin: many })).toBeNull()
    expect(findPhraseProblem({ ...texts, latin: many, gujarati: 'ફી' })).toEqual({
      ...{ problem: 'many', script: 'gujarati', has: 401 }
    })
    expect(findPhraseProblem({ ...texts, latin: long })).toBeNull()
    expect(findPhraseProblem({ ...texts, latin: `${long}.` })).toEqual({
      ...{ problem: 'long-text', script: 'latin', has: 4001 }
    })
  })

  test('is written by the administrator alone, clean, and may be empty', () => {
    const list = { id: 'fees', ...texts, latin: 'fee' } as const
    expect([list, { ...list, latin: '' }, undefined].map((after) => canWritePhrases(admin, list, after))).toEqual([
      ...[true, true, true]
    ])
    for (const latin of [' fee', 'fe\u202ee']) expect(canWritePhrases(admin, list, { ...list, latin })).toBe(false)
    for (const actor of [suvarna, meena, null]) {
      expect([list, undefined].map((after) => canWritePhrases(actor, list, after))).toEqual([false, false])
    }
  })

  test('of the standard ones has no problem, and none is empty', () => {
    expect(Object.keys(standardPhrases)).toEqual(expect.arrayContaining([...phraseListIds]))
    for (const list of Object.values(standardPhrases)) {
      expect(findPhraseProblem(list)).toBeNull()
      expect(Object.values(list).every((text) => splitPhrases(text).length > 0)).toBe(true)
    }
  })

  test('that was changed counts instead of the standard one', () => {
    const find = createFindDemands({
      demands: { ...texts, latin: 'bring your own chair' },
      fees: texts
    })
    const kinds = (text: string) => find(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)
    expect(kinds('Please bring your own chair')).toEqual(['fee: bring your own chair'])
    expect(kinds('We never ask you to bring your own chair')).toEqual([])
    expect(kinds('A fee for registration')).toEqual([])
    expect(kinds('Girls only')).toEqual(['sex: Girls only'])
  })
})
