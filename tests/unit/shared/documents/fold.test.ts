import { expect, test } from 'vitest'
import { fold, foldWords } from '#shared/documents/fold.ts'
import { randomText, seededRandom } from '#tests/support/random.ts'

test.each([
  ['Pavé', 'pave'],
  ['pave\u0301', 'pave'],
  ['ÅNGSTRÖM Ñandú', 'angstrom nandu'],
  ['İstanbul', 'istanbul'],
  ['STRAẞE', 'straße'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['<B>18K & 22K</B>', '<b>18k & 22k</b>'],
  ['', '']
])('%j is searched as %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test.each(['हीरा', 'सूरत में कारीगर', 'હીરા ઘસનાર', 'સુરત', '💎 👩\u200d🔧 👍🏽', '\ud83d', '\udc8e', '\u0000'])(
  'signs that are no accents stay: %j',
  (text) => {
    expect(fold(text)).toBe(text)
  }
)

test('folding twice changes nothing, for every letter of every script', () => {
  const changing: string[] = []
  for (let point = 0; point <= 0x2ffff; point += 1) {
    const once = fold(String.fromCodePoint(point))
    if (fold(once) !== once) changing.push(point.toString(16))
  }
  expect(changing).toEqual([])
})

test('upper case, lower case and decomposed spelling are searched alike', () => {
  const random = seededRandom(1)
  for (let round = 0; round < 1000; round += 1) {
    const text = randomText(random)
    expect(fold(text.normalize('NFD'))).toBe(fold(text))
    expect(fold(text.normalize('NFC'))).toBe(fold(text))
    expect(fold(fold(text))).toBe(fold(text))
  }
})

test('words are parted at any white space, each taken once, none of them empty', () => {
  expect(foldWords('  Pavé\u00a0PAVE\n\tsetter \u0301 ')).toEqual(['pave', 'setter'])
  expect(foldWords(' \u0301 \n')).toEqual([])
})
