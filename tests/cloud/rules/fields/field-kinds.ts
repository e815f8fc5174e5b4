import { type Fields, Float, type Value } from '../attempts.ts'
import { formatDay, formatInstant, longestRun } from '../sample-times.ts'

/** Accepted and refused values of a field. What every kind has in common, the generator adds: a missing field, another type. */
export interface Kind {
  good: readonly Value[]
  /** The limit comes first: of a kind that was tried in full before, the first three are enough. */
  bad: readonly (readonly [what: string, value: Value])[]
  /** The field may be missing. */
  optional?: true
}

const long = (count: number) => 'x'.repeat(count)

/** As long as the app lets a text become, in UTF-16 units: Latin, Devanagari (three bytes each), emoji, and letters of several signs. */
const buildLongest = (count: number): string[] => [
  long(count),
  ''.padEnd(count, 'हीरा'),
  ''.padEnd(count, 'நகை'),
  ''.padEnd(count, 'pave\u0301'),
  ...['💎', '🇮🇳', '👨‍👩‍👧'].map((picture) => picture.repeat(Math.floor(count / picture.length)))
]

export const optional = (kind: Kind): Kind => ({ ...kind, optional: true })

export const text = (max: number): Kind => ({
  good: ['', ...buildLongest(max)],
  // An empty list has a size, as a text has.
  bad: [
    ['too long', long(max + 1)],
    ['an empty list', []],
    ['a number', 7]
  ]
})

/** Visible text. */
export function filled(max: number): Kind {
  const { good, bad } = text(max)
  return {
    good: good.slice(1),
    bad: [
      ['empty', ''],
      ...bad,
      ['blank', ' \n\t'],
      ['signs that are invisible', '\u00a0\u3000\u200b\ufeff\u2028'],
      ['letters that are invisible', '\u115f\u1160\u3164\uffa0'],
      ['a blank of Braille', '\u2800']
    ]
  }
}

const marks: [what: string, value: Value] = ['with a pile of marks', `A${'\u0301'.repeat(5)}`]

export function prose(max: number): Kind {
  const { good, bad } = filled(max)
  return { good: [...good, 'A\n\nB'], bad: [...bad, marks] }
}

/** One line, by which others know a person or a thing. */
export function name(max: number): Kind {
  const { good, bad } = filled(max)
  return {
    good: [...good, '\u200fמינה\u200e'.slice(0, max)],
    bad: [
      ...bad,
      marks,
      ['with a line break', 'A\nB'],
      ['with another line break', 'A\u2028B'],
      ['with a bell', 'A\u0007B'],
      ['turned around', 'Meena \u202eletaP'],
      ['with an embedded direction', '\u202aMeena\u202c'],
      ['with an isolated direction', '\u2067Meena\u2069']
    ]
  }
}

export const lines = (max: number, each: number): Kind => ({
  good: [[], ['a'], ...buildLongest(each).map((line) => Array.from({ length: max }, () => line))],
  bad: [
    ['too many', Array.from({ length: max + 1 }, (_, index) => `${index}`)],
    ['with too long a line', ['a', long(each + 1), 'b']],
    ['a text', 'a'],
    ['with two lines in one', ['a\nb']],
    ['with an empty line', ['a', '', 'b']],
    ['with an empty line at the end', ['a', '']],
    ['with nothing but an empty line', ['']],
    ['with a number', ['a', 1]],
    ['with null', [null]],
    ['with a map', [{ a: 'b' }]],
    ['an empty map', {}]
  ]
})

/** https, or empty. */
export const webAddress: Kind = {
  good: ['', 'https://files.example.com/r.pdf', `https://${long(2040)}`],
  bad: [
    ['too long', `https://${long(2041)}`],
    ['no https', 'http://files.example.com/r.pdf'],
    ['a number', 7],
    ['a script', 'javascript:alert(1)'],
    ['a page inside', 'data:text/html,<script>alert(1)</script>'],
    ['with a blank', 'https://files.example.com/a b'],
    ['with an account before its host', 'https://files.example.com@evil.example/r.pdf'],
    ['with a backslash', 'https://files.example.com\\evil.example/r.pdf'],
    ['with a script in a second line', 'https://a.example/\njavascript:alert(1)'],
    ['nothing but a scheme', 'https://']
  ]
}

export const website: Kind = { good: webAddress.good, bad: [...webAddress.bad, ['a file', 'file:u-hari_0f']] }

/** To a file of the board, too, or to none. */
export const link: Kind = { ...webAddress, good: [...webAddress.good, '#', 'file:u-meena_0f'] }

export const flag: Kind = {
  good: [true, false],
  bad: [
    ['a text', 'true'],
    ['a number', 1],
    ['null', null]
  ]
}

/** True, or not there. */
export const onlyTrue: Kind = {
  good: [true],
  bad: [
    ['false', false],
    ['a text', '98250 12345']
  ],
  optional: true
}

/** An instant has capitals, most words have none. */
const swapCase = (word: string) => (word === word.toUpperCase() ? word.toLowerCase() : word.toUpperCase())

export const oneOf = (words: readonly Value[]): Kind => ({
  good: words,
  bad: [
    ['another word', 'Gem cutting'],
    ['empty', ''],
    ['a list', [...words]],
    ['in other letters', swapCase(String(words[0]))]
  ]
})

export const instant: Kind = {
  good: [formatInstant(), formatInstant(-1), formatInstant(1)],
  bad: [
    ['four days ago', formatInstant(-4)],
    ['in four days', formatInstant(4 + longestRun)],
    ['a list', [formatInstant()]],
    ['a day', formatDay()],
    ['without parts of seconds', formatInstant().replace(/\.\d+/, '')],
    ['with something behind it', `${formatInstant()}!`],
    ['with something before it', `!${formatInstant()}`],
    ['no day of the calendar', formatInstant().replace(/-\d\dT/, '-99T')],
    ['no hour of a day', formatInstant().replace(/T\d\d/, 'T24')],
    ['no minute of an hour', formatInstant().replace(/T\d\d:\d\d/, 'T10:60')],
    ['no second of a minute', formatInstant().replace(/:\d\d\./, ':60.')],
    ['empty', '']
  ]
}

export const day: Kind = {
  good: [formatDay(), formatDay(-1), formatDay(1)],
  bad: [
    ['four days ago', formatDay(-4)],
    ['in four days', formatDay(4 + longestRun)],
    ['an instant', formatInstant()],
    ['with something before it', ` ${formatDay()}`],
    ['empty', '']
  ]
}

export const number = (min = Number.NaN, max = Number.NaN, isWhole = true): Kind => ({
  good: [min, max].every(Number.isNaN) ? [0, 12] : [min, max].filter((bound) => !Number.isNaN(bound)),
  bad: [
    ...(Number.isNaN(min) ? [] : [['too small', min - 1] as const]),
    ...(Number.isNaN(max) ? [] : [['too large', max + 1] as const]),
    ['a text', '1'],
    ...(isWhole ? [['with a point', new Float(Number.isNaN(min) ? 1 : min)] as const] : []),
    ['null', null]
  ]
})

/** A telephone number as it is typed, with or without words. */
export const phone: Kind = {
  good: ['98250123', '+91 (98250) 12345', '98765 43210 after 6 pm', '९८२५० १२३४५', '98250 12345 / 98250 54321'],
  bad: [
    ['too short', '9825012'],
    ['too long', `98250 12345${' '.repeat(30)}`],
    ['a number', 9825012345],
    ['none', ''],
    ['with a second line', '98250 12345\nPay 500 first']
  ]
}

export const gstin: Kind = {
  good: ['', '24AAACH1234A1ZJ', '97ZZZZZ9999Z9ZZ'],
  bad: [
    ['too long', '24AAACH1234A1ZJJ'],
    ['too short', '24AAACH1234A1Z'],
    ['a number', 7],
    ['in small letters', '24aaach1234a1zj'],
    ['without its Z', '24AAACH1234A1YJ'],
    ['with 0 for which it is', '24AAACH1234A0ZJ'],
    ['with a line end', '24AAACH1234A1ZJ\n']
  ]
}

/** Each part has a kind. */
export function map(shape: Readonly<Record<string, Kind>>): Kind {
  const parts = Object.entries(shape)
  const right: Fields = Object.fromEntries(parts.flatMap(([part, { good }]) => [[part, good[0]]]))
  const most = Math.max(0, ...parts.map(([, { good }]) => good.length))
  const full = Array.from({ length: most }, (_, index) =>
    Object.fromEntries(parts.map(([part, { good }]) => [part, good[index % good.length]]))
  )
  const required = Object.fromEntries(Object.entries(right).filter(([part]) => !shape[part]?.optional))
  return {
    good: [...full, required],
    bad: [
      ['with an unknown part', { ...right, x: 1 }],
      ['a text', 'a'],
      ['a list', []],
      ...parts.flatMap(([part, { bad, optional: mayMiss }]) => [
        ...(mayMiss ? [] : [[`without ${part}`, { ...right, [part]: undefined }] as const]),
        ...bad.map(([what, value]) => [`with ${part} ${what}`, { ...right, [part]: value }] as const)
      ])
    ]
  }
}
