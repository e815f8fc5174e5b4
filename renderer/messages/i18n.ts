/** A message as the build compiles it from ICU's words: texts, and between them what is put in. */
type Compiled = string | readonly Token[]
type Token = string | readonly [name: string, kind?: 'number' | 'plural' | 'select', cases?: Record<string, Compiled>]

const locale = 'en'
const messages: Record<string, Compiled> = {}
const rules = new Intl.PluralRules(locale)

/** A number as people write it, rounded by whoever says it. What browsers write them with takes long to begin: it is asked only where there is a comma to set. */
function formatNumber(number: number): string {
  if (number < 1000) return String(number)
  numbers ??= new Intl.NumberFormat(locale)
  return numbers.format(number)
}

let numbers: Intl.NumberFormat | undefined

/** `count`: what '#' stands for, within a choice by number. */
function format(message: Compiled, values: Record<string, string | number>, count?: number): string {
  if (typeof message === 'string') return message
  const texts = message.map((token) => {
    if (typeof token === 'string') return token === '#' && count !== undefined ? formatNumber(count) : token
    const [name, kind, cases = {}] = token
    const value = values[name] ?? ''
    if (kind === undefined) return value
    const number = Number(value)
    if (kind === 'number') return formatNumber(number)
    const isPlural = kind === 'plural'
    const chosen = cases[value] ?? (isPlural ? cases[rules.select(number)] : undefined) ?? cases.other ?? ''
    return format(chosen, values, isPlural ? number : undefined)
  })
  return texts.join('')
}

/**
 * Knows the messages of every area that was imported so far: each JSON file beside this one adds its own. A further language is
 * a folder of the same files, and what fetches it in place of the English ones.
 */
export const i18n = {
  load(more: Record<string, Compiled>): void {
    Object.assign(messages, more)
  },
  format: (id: string, values: Record<string, string | number> = {}) => format(messages[id] ?? id, values)
}
