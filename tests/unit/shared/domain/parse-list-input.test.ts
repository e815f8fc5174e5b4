import { describe, expect, it, test } from 'vitest'
import { findLastWord, splitLines, splitWords } from '#shared/domain/parse-list-input.ts'

describe('parsing of typed lines', () => {
  const item = 'Set stones'

  test.each(
    [
      '• ',
      '•\t',
      '•',
      '· ',
      '● ',
      '▪ ',
      '◦ ',
      '‣ ',
      '■ ',
      '\uf0b7\t',
      '\uf0a7 ',
      '\uf0d8',
      'o\t',
      'o   ',
      'o\u00a0\u00a0\u00a0',
      'o '
    ]
      .concat([
        '§\t',
        '§ ',
        'Ø\t',
        'Ø ',
        'ü\t',
        'v\t',
        'q\t',
        '- ',
        '-',
        '– ',
        '–',
        '— ',
        '− ',
        '-- ',
        '- [ ] ',
        '* ',
        '*',
        '-> ',
        '=> '
      ])
      .concat(['✓ ', '✔ ', '✔\ufe0f ', '➢ ', '→ ', '► ', '👉 ', '✅', '🔹 ', '① ', '1\ufe0f\u20e3 '])
      .concat([
        '1. ',
        '1.',
        '1) ',
        '1)',
        '1.) ',
        '(1) ',
        '12. ',
        '1.2. ',
        '१. ',
        '१) ',
        '૧. ',
        '१.',
        '１． '.normalize('NFKC')
      ])
      .concat(['(a) ', '(a)', 'a) ', 'A) ', 'a. ', 'i. ', 'ii. ', 'IV. ', '(iv) ', 'iii) ', '(क) ', 'ક) '])
      .concat(['» ', '> ', '+ ', '## ', '[x] ', '[ ] ', '[1] ', '1] ', '१। ', '💎 ', '🧑🏽\u200d🔧 '])
      .concat(['  • ', '\u200f• ', '\ufeff1. ', '\t- ', '• - ', '• 1. ', '1. • ', '- - '])
  )('removes %j before an entry', (sign) => {
    expect(splitLines(`${sign}${item}\r\n${sign}${item}`)).toEqual([item, item])
  })

  test.each([
    ...['5-axis milling', '22 carat work', '3D modelling', '1.5 mm stones', '-5 °C', '–5 °C', '-.5 mm', '10)5'],
    ...[
      'A. P. Jewels',
      'i-CAD',
      'B. Com',
      'B.Com',
      'b. tech',
      'i. t. i. pass',
      'I. T. I. certificate',
      'K. Patel & Sons'
    ],
    ...[
      'C. A. (inter)',
      'v. good English',
      'डॉ. शर्मा',
      'e.g. polki',
      'i.e. gold',
      '12.11.2026',
      '10.30 to 6.30',
      '(91) 98765 43210'
    ],
    ...['5 years', '5 - 7 years', '2-wheeler', '2- wheeler', '+91 98765 43210', '> 5 years', '~5 mm', '*bold* words'],
    ...[
      'o ring fitting',
      'O level',
      'Ø 2 mm drill',
      '(optional) Hindi',
      'A/c and GST',
      'No. 1 quality',
      '₹500 a day',
      '#1 company'
    ],
    ...['2 - 3 years', '5: 1 ratio', '1 - day shift', '+ 5 °C', '[optional] Hindi', 'x: y'],
    ...['१८ कैरेट', '1. 5 mm stones', '100. more', 'a', '1.']
  ])('keeps %j unchanged as one entry', (line) => {
    expect(splitLines(line)).toEqual([line])
  })

  test.each([
    ['A. Cast\nB. Set', ['Cast', 'Set']],
    ['e. Cast\nf. Set\n\ng. Polish', ['Cast', 'Set', 'Polish']],
    ['v. Cast\nvi. Set', ['Cast', 'Set']],
    ['1. 3D design\n2. 5-axis milling\n3. Set', ['3D design', '5-axis milling', 'Set']],
    ['1 - Cast\n2 – Set\n3 - Polish', ['Cast', 'Set', 'Polish']],
    ['1: Cast\n2: Set', ['Cast', 'Set']],
    ['B. Com\nM. Com', ['B. Com', 'M. Com']],
    ['•\nSet\n-----\n****\n \u200b\n', ['Set']],
    ['Cast\vSet\u2028Polish\u0085File\rWeigh', ['Cast', 'Set', 'Polish', 'File', 'Weigh']],
    ['1. Cast\n   • Wax\n   o\tTrees\n2. Set', ['Cast', 'Wax', 'Trees', 'Set']]
  ])('splits %j into entries', (text, entries) => {
    expect(splitLines(text)).toEqual(entries)
  })
})

describe('parsing of typed skills', () => {
  test.each([
    ['kundan, polki,jadau', ['kundan', 'polki', 'jadau']],
    ['kundan; polki;jadau', ['kundan', 'polki', 'jadau']],
    ['kundan | polki|jadau', ['kundan', 'polki', 'jadau']],
    ['kundan / polki/ jadau', ['kundan', 'polki', 'jadau']],
    ['kundan\tpolki\r\njadau', ['kundan', 'polki', 'jadau']],
    ['kundan • polki●jadau', ['kundan', 'polki', 'jadau']],
    ['• kundan\n• polki\n• jadau', ['kundan', 'polki', 'jadau']],
    ['o\tkundan\no\tpolki', ['kundan', 'polki']],
    ['1. kundan, 2. polki', ['kundan', 'polki']],
    ['- kundan\n- polki, jadau.', ['kundan', 'polki', 'jadau.']],
    ['कुंदन، पोल्की、जड़ाऊ，मीना', ['कुंदन', 'पोल्की', 'जड़ाऊ', 'मीना']],
    ['CAD/CAM, Rhino 3D/Matrix, PF/ESI, 1/10 ct', ['CAD/CAM', 'Rhino 3D/Matrix', 'PF/ESI', '1/10 ct']],
    ['22k, 1.5 mm, 5-axis, C++, i-CAD, A. P. Jewels', ['22k', '1.5 mm', '5-axis', 'C++', 'i-CAD', 'A. P. Jewels']],
    ['Pavé, pave, PAVÉ\u00ad, polki', ['Pavé', 'polki']],
    ['kundan ¦ polki·jadau ⋅ meena । मीना', ['kundan', 'polki', 'jadau', 'meena', 'मीना']],
    ['#kundan #polki, C#, #1 setter', ['kundan', 'polki', 'C#', '#1 setter']],
    ['"kundan", “bead setting”, 6" mandrel', ['kundan', 'bead setting', '6" mandrel']],
    [' ,;/ |•\n\u200b', []],
    ['', []]
  ])('splits %j into skills', (text, words) => {
    expect(splitWords(text)).toEqual(words)
  })

  it('completes only the last word', () => {
    expect(
      ['kundan, po', 'kundan; po', 'a / po', 'po', 'a,'].map((text) => text.slice(findLastWord(text)).trim())
    ).toEqual(['po', 'po', 'po', 'po', ''])
  })
})
