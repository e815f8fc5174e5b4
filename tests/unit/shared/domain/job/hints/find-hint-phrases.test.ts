import { describe, expect, test } from 'vitest'
import { addPlainPhrases } from '#shared/domain/job/hints/add-plain-phrases.ts'
import { compilePhrases, standardPhrases } from '#shared/domain/job/hints/find-hint-phrases.ts'
import { hintLists } from '#shared/domain/job/hints/hint-phrase-list.ts'
import { canWritePhrases, findPhraseProblem } from '#shared/domain/job/hints/hint-phrase-problems.ts'
import { admin, meena, suvarna } from '#tests/support/job-people.ts'

const texts = { latin: '', devanagari: '', gujarati: '' }

/** The words in which a list of hints finds something; 'fees' has the word 'fee'. */
function findWords(latin: string, text: string): string[] {
  const find = compilePhrases({ fee: { ...texts, latin }, fees: { ...texts, latin: 'fee' } })
  return find(text).flatMap(({ kind, start, end }) => (kind === 'fee' ? text.slice(start, end) : []))
}

describe('search for hint phrases', () => {
  test.each([
    ['gate pass', 'A Gate-Pass for all', ['Gate-Pass']],
    ['gate pass', 'The gate. Pass it', []],
    ['tea/milk only', 'Tea only, milk only', ['Tea only', 'milk only']],
    ['deposit*', 'deposits and a deposit', ['deposits', 'deposit']],
    ['under #', 'under 9 or under 25', ['under 9', 'under 25']],
    ['under ##', 'under 9 or under 25 or under 250', ['under 25']],
    ['under ###', 'under 99 or under 2,500', ['under 2,500']],
    ['age 18', 'age 18, age 19, age १८', ['age 18', 'age १८']],
    ['bring … chair', 'bring your own chair', ['bring your own chair']],
    ['bring ... chair', 'bring chair', ['bring chair']],
    ['bring … chair', 'bring any of your own chair', []],
    ['bring … … chair', 'bring any of your own chair', ['bring any of your own chair']],
    ['bring … chair', 'bring tea, chair', []],
    ['gate {fees}', 'A gate fee', ['gate fee']],
    ['gate {fees}/pass', 'A gate pass', ['gate pass']],
    ['grade\n-no grade bar', 'No grade bar. Which grade?', ['grade']],
    ['ફી', 'फी', ['फी']],
    ['फीस, fee', 'f e e and FÉE, फ़ीस', ['f e e', 'FÉE', 'फ़ीस']],
    ['gate', 'Their customers leave by the gate', []]
  ])('finds %j in %j', (list, text, found) => {
    expect(findWords(list, text)).toEqual(found)
  })

  test.each([
    ['gate (pass)', 'strange-sign'],
    ['gate;pass', 'strange-sign'],
    ['ga*te', 'strange-sign'],
    ['*', 'strange-sign'],
    ['#a', 'strange-sign'],
    ['girls/', 'strange-sign'],
    ['{fees', 'strange-sign'],
    ['{nothing} gate', 'no-list'],
    ['{age} gate', 'no-list'],
    ['## 25', 'no-words'],
    ['- …', 'no-words'],
    ['… gate', 'gap-outside'],
    ['gate ...', 'gap-outside'],
    ['a b c d e f g h i', 'long-phrase'],
    ['a … b … c … d', 'long-phrase'],
    ['x'.repeat(151), 'long-phrase']
  ])('check of a hint phrase › refuses %j: %s', (phrase, problem) => {
    const typed = { latin: 'fee', devanagari: `फीस, ${phrase}`, gujarati: '' }
    expect(findPhraseProblem('fee', typed)).toEqual({ problem, script: 'devanagari', phrase })
    expect(canWritePhrases(admin, undefined, { id: 'fee', ...typed })).toBe(false)
  })
})

describe('phrase in plain words', () => {
  const known = { latin: 'gate pass', devanagari: 'फीस', gujarati: '' }
  test.each([
    ['chair (money)', { latin: 'gate pass\nchair money' }],
    [' “joining kit” 💎, starter pack; ', { latin: 'gate pass\njoining kit\nstarter pack' }],
    ['UPI भेजें', { devanagari: 'फीस\nUPI भेजें' }],
    ['પૈસા મોકલો', { gujarati: 'પૈસા મોકલો' }],
    ['-no * fee/{x}…', { latin: 'gate pass\nno fee x' }]
  ])('is added from %j', (typed, texts) => {
    expect(addPlainPhrases('fee', known, typed)).toEqual({ texts: { ...known, ...texts } })
  })

  test.each(hintLists)('can be added to the standard list %s and saved', (id) => {
    const added = addPlainPhrases(id, standardPhrases[id], 'gate pass')
    expect(added.problem ?? findPhraseProblem(id, added.texts)).toBeNull()
  })

  test.each([
    ['', 'empty'],
    [' 💎 !!!', 'empty'],
    ['9999', 'no-words'],
    ['Gate-Pass', 'known'],
    ['फीस', 'known'],
    ['new words, new words', 'known'],
    ['one two three four five six seven eight nine', 'long-phrase'],
    ['x'.repeat(300), 'long-phrase']
  ])('is refused and kept in the field: %j', (typed, problem) => {
    expect(addPlainPhrases('fee', known, typed)).toMatchObject({ problem: { problem } })
  })
})

describe('list of hint phrases', () => {
  test('check of a hint phrase › refuses more than 400 phrases or 8,000 characters', () => {
    const many = Array.from({ length: 400 }, (_, at) => `a${at}`).join(',')
    const long = 'word\n'.repeat(100).padEnd(8000)
    expect(findPhraseProblem('fee', { ...texts, latin: many })).toBeNull()
    expect(findPhraseProblem('fee', { ...texts, latin: many, gujarati: 'ફી' })).toMatchObject({
      problem: 'many',
      has: 401
    })
    expect(findPhraseProblem('fee', { ...texts, latin: long })).toBeNull()
    expect(findPhraseProblem('fee', { ...texts, latin: `${long}.` })).toMatchObject({ problem: 'long-text', has: 8001 })
  })

  test('check of a write to hint phrases › accepts clean text by the administrator', () => {
    const list = { id: 'fee', ...texts, latin: 'fee' } as const
    const after = [list, { ...list, latin: '' }, undefined]
    expect(after.map((next) => canWritePhrases(admin, list, next))).toEqual([true, true, true])
    for (const latin of [' fee', 'fe\u202ee']) expect(canWritePhrases(admin, list, { ...list, latin })).toBe(false)
    for (const actor of [suvarna, meena, null]) {
      expect([list, undefined].map((next) => canWritePhrases(actor, list, next))).toEqual([false, false])
    }
  })
})
