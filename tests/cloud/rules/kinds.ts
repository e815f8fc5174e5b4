import { type Fields, Float, serverTime, type Value } from './attempts.ts'
import { formatDay, formatInstant, longestRun } from './sample-times.ts'

/** Valid and invalid values of a field. undefined: the field is not there. */
export interface Kind {
  good: readonly (Value | undefined)[]
  bad: readonly (readonly [what: string, value: Value | undefined])[]
}

const long = (count: number) => 'x'.repeat(count)
/** As long as the app lets a text become, in UTF-16 units: in Latin letters, in Devanagari (three bytes each), in emoji (two units). */
const buildLongest = (count: number) => [long(count), ''.padEnd(count, 'हीरा'), ''.padEnd(count - (count % 2), '💎')]
/** The same in letters of several signs: Tamil, accents of their own, flags, emoji joined to one picture. */
export const longestOfSigns = (count: number) => [
  ...['நகை', 'pave\u0301'].map((word) => ''.padEnd(count, word)),
  ...['🇮🇳', '👨‍👩‍👧'].map((picture) => picture.repeat(Math.floor(count / picture.length)))
]
/** The rules refuse what is no text for one reason: proof alone tries the other types. An empty list has a size, as a text has. */
const notText = [
  ['an empty list', []],
  ...(process.env.LOUPE_PROOF === '1'
    ? ([
        ['a number', 7],
        ['a list of texts', ['a']],
        ['an empty map', {}],
        ['yes', true],
        ['null', null]
      ] as const)
    : [])
] as const
const missing = ['missing', undefined] as const

export function text(max: number): Kind {
  return { good: ['', ...buildLongest(max)], bad: [['too long', long(max + 1)], ...notText, missing] }
}

export function optionalText(max: number): Kind {
  return { good: [undefined, long(max)], bad: [['too long', long(max + 1)], ...notText] }
}

export function filled(max: number): Kind {
  return {
    good: buildLongest(max),
    bad: [
      ['blank', ' \n\t'],
      ['signs that nobody sees', '\u00a0\u3000\u200b\ufeff\u2028'],
      ['letters that nobody sees', '\u115f\u1160\u3164\uffa0'],
      ['a blank of Braille', '\u2800'],
      ['empty', ''],
      ...text(max).bad
    ]
  }
}

/** Names by which others know a person. */
export function name(max: number): Kind {
  const { good, bad } = filled(max)
  return {
    good: [...good, '\u200fמינה\u200e'.slice(0, max)],
    bad: [
      ...bad,
      ['with a line break', 'A\nB'],
      ['with a hundred line breaks', `A${'\n'.repeat(100)}B`],
      ['with another line break', 'A\u2028B'],
      ['with a bell', 'A\u0007B'],
      ['with a pile of marks', `A${'\u0301'.repeat(5)}`],
      ['turned around', 'Meena \u202eletaP'],
      ['with an embedded direction', '\u202aMeena\u202c'],
      ['with an isolated direction', '\u2067Meena\u2069']
    ]
  }
}

export function lines(max: number, each: number): Kind {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `${index}`)
  return {
    good: [[], ['a'], ...buildLongest(each).map((line) => Array.from({ length: max }, () => line))],
    bad: [
      ['too many', many(max + 1)],
      ['with too long a line', ['a', long(each + 1), 'b']],
      ['with two lines in one', ['a\nb']],
      ['with an empty line', ['a', '', 'b']],
      ['with an empty line at the end', ['a', '']],
      ['with nothing but an empty line', ['']],
      ['with a number', ['a', 1]],
      ['with yes', [true]],
      ['with null', [null]],
      ['with a map', [{ a: 'b' }]],
      ['a text', 'a'],
      ['an empty text', ''],
      ['an empty map', {}],
      ['a number', 7],
      ['null', null],
      missing
    ]
  }
}

export const link: Kind = {
  good: ['', '#', 'https://files.example.com/r.pdf', 'file:u-meena_0f', `https://${long(2040)}`],
  bad: [
    ['no https', 'http://files.example.com/r.pdf'],
    ['a script', 'javascript:alert(1)'],
    ['a page of its own', 'data:text/html,<script>alert(1)</script>'],
    ['with a blank', 'https://files.example.com/a b'],
    ['with an account before its host', 'https://files.example.com@evil.example/r.pdf'],
    ['with a backslash', 'https://files.example.com\\evil.example/r.pdf'],
    ['with a script in a second line', 'https://a.example/\njavascript:alert(1)'],
    ['nothing but a scheme', 'https://'],
    ['too long', `https://${long(2041)}`],
    ...notText,
    missing
  ]
}

export const flag: Kind = {
  good: [true, false],
  bad: [['a text', 'true'], ['a number', 1], ['null', null], ['a list', []], missing]
}

export const optionalFlag: Kind = { good: [true, undefined], bad: flag.bad.filter(([what]) => what !== 'missing') }

/** One of some words. */
export function oneOf(words: readonly string[]): Kind {
  return {
    good: words,
    bad: [['another word', 'Gem cutting'], ['in capitals', words[0]?.toUpperCase()], ['empty', ''], ...notText, missing]
  }
}

/** A fixed value. */
export function always(value: Value, ...others: Kind['bad']): Kind {
  return { good: [value], bad: [...others, ['null', null], missing] }
}

export const now: Kind = {
  good: [formatInstant(), formatInstant(-1), formatInstant(1)],
  bad: [
    ['four days ago', formatInstant(-4)],
    ['in four days', formatInstant(4 + longestRun)],
    ['a day', formatDay()],
    ['without parts of seconds', formatInstant().replace(/\.\d+/, '')],
    ['with something behind it', `${formatInstant()}!`],
    ['with something before it', `!${formatInstant()}`],
    ['in other words', 'today'],
    ['no day of the calendar', formatInstant().replace(/-\d\dT/, '-99T')],
    ['with slashes', formatInstant().replace('-', '/').replace('-', '/')],
    ['no hour of a day', formatInstant().replace(/T\d\d/, 'T24')],
    ['no minute of an hour', formatInstant().replace(/T\d\d:\d\d/, 'T10:60')],
    ['no second of a minute', formatInstant().replace(/:\d\d\./, ':60.')],
    ['empty', ''],
    ...notText,
    missing
  ]
}

export const today: Kind = {
  good: [formatDay(), formatDay(-1), formatDay(1)],
  bad: [
    ['four days ago', formatDay(-4)],
    ['in four days', formatDay(4 + longestRun)],
    ['a moment', formatInstant()],
    ['with something behind it', `${formatDay()} `],
    ['with something before it', ` ${formatDay()}`],
    ['in other words', 'today'],
    ['empty', ''],
    ...notText,
    missing
  ]
}

export const wholeNumber: Kind = {
  good: [0, 12],
  bad: [['with a point', new Float(1)], ['a text', '1'], ['yes', true], ['null', null], ['a list', []], missing]
}

export const optionalWholeNumber: Kind = {
  good: [12, undefined],
  bad: wholeNumber.bad.filter(([what]) => what !== 'missing')
}

/** The revision of a new document. */
export const first: Kind = {
  good: [1],
  bad: [['nought', 0], ['two', 2], ['below nought', -1], ['huge', 1e15], ...revisionOfNoUse(1)]
}

/** The revision of a document that was changed from `before`. */
export function next(before: number): Kind {
  return {
    good: [before + 1],
    bad: [['the same', before], ['one too many', before + 2], ['one back', before - 1], ...revisionOfNoUse(before + 1)]
  }
}

function revisionOfNoUse(right: number): Kind['bad'] {
  return [['with a point', new Float(right)], ['a text', `${right}`], ['a list', [right]], ['null', null], missing]
}

/** When it was made. */
export const made: Kind = {
  good: [serverTime],
  bad: [
    ['a minute ago', new Date(Date.now() - 60_000)],
    ['in a year', new Date(Date.now() + 365 * 24 * 60 * 60 * 1000)],
    ['a text', formatInstant()],
    ['null', null],
    missing
  ]
}

/** A map, each of whose fields has a kind of its own. `right`: one that is in order. */
export function map(right: Fields, shape: Readonly<Record<string, Kind>>): Kind {
  const bad = Object.entries(shape).flatMap(([field, kind]) =>
    kind.bad.map(([what, value]) => [`with ${field} ${what}`, { ...right, [field]: value }] as const)
  )
  const good = Object.entries(shape).flatMap(([field, kind]) =>
    kind.good.map((value) => ({ ...right, [field]: value }))
  )
  return {
    good,
    bad: [
      ...bad,
      ['with a field of no meaning', { ...right, x: 1 }],
      ['a text', 'a'],
      ['a list', []],
      ['null', null],
      missing
    ]
  }
}

/** A telephone number as it is typed, with or without words. */
export const phone: Kind = {
  good: [
    '98250123',
    '+91 (98250) 12345',
    '0261-2345678',
    '98765 43210 after 6 pm',
    '९८२५० १२३४५',
    '98250 12345 / 98250 54321'
  ],
  bad: [
    ['none', ''],
    ['too short', '9825012'],
    ['too long with blanks', `98250 12345${' '.repeat(30)}`],
    ['no number', 'I have none'],
    ['in two lines', '98250\n12345'],
    ['with a second line', '98250 12345\nPay 500 first'],
    ['no text', 9825012345],
    ['missing', undefined]
  ]
}

/** True, or not there. */
export const onlyYes: Kind = {
  good: [true, undefined],
  bad: [
    ['no', false],
    ['a number', '+91 98250 12345']
  ]
}
