import visitor from './visitor.json'

export type MessageId =
  | keyof typeof visitor
  | keyof typeof import('./candidate.json')
  | keyof typeof import('./failure.json')
  | keyof typeof import('./notice.json')
  | keyof typeof import('./report.json')
  | keyof typeof import('./saved.json')
  | keyof typeof import('./search.json')
  | keyof typeof import('./employer.json')
  | keyof typeof import('./administrator.json')

export type MessageValues = Record<string, string | number>

/** As build/vite/compile-messages.ts compiles it from ICU: texts, and placeholders between them. */
type Compiled = string | readonly Token[]
type Token = string | readonly [name: string, kind?: 'number' | 'plural' | 'select', cases?: Record<string, Compiled>]

const locale = 'en'
const messages: Record<string, Compiled> = { ...visitor }
const rules = new Intl.PluralRules(locale)
let numbers: Intl.NumberFormat | undefined

/** Makes texts known to `t`: those of a role come with its screens, those of visitors are always there. */
export function load(texts: Record<string, Compiled>): void {
  Object.assign(messages, texts)
}

/** The text of a message with its values put in. Throws where it is not loaded: an id never shows. */
export function t(id: MessageId, values?: MessageValues): string {
  const message = messages[id]
  if (message === undefined) throw new Error(`The text ${id} is not loaded`)
  return format(message, values)
}

/** @param count replaces '#' within a choice by number */
export function format(message: Compiled, values: MessageValues = {}, count?: number): string {
  if (typeof message === 'string') return message
  const texts = message.map((token) => {
    if (typeof token === 'string') return token === '#' && count !== undefined ? formatNumber(count) : token
    const [name, kind, cases = {}] = token
    const value = values[name] ?? ''
    if (kind === undefined) return value
    const number = Number(value)
    if (kind === 'number') return formatNumber(number)
    const isPlural = kind === 'plural'
    // A chosen word may be one that people type: 'constructor' is no case.
    const chosen =
      (Object.hasOwn(cases, value) ? cases[value] : undefined) ??
      (isPlural ? cases[rules.select(number)] : undefined) ??
      cases.other ??
      ''
    return format(chosen, values, isPlural ? number : undefined)
  })
  return texts.join('')
}

/** Browsers take long to make their first NumberFormat: only for a comma. */
function formatNumber(number: number): string {
  if (number < 1000) return String(number)
  numbers ??= new Intl.NumberFormat(locale)
  return numbers.format(number)
}
