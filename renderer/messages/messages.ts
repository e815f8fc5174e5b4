export type MessageId =
  | keyof typeof import('./accounts.json')
  | keyof typeof import('./applicants.json')
  | keyof typeof import('./applications.json')
  | keyof typeof import('./apply-directly.json')
  | keyof typeof import('./apply.json')
  | keyof typeof import('./bans.json')
  | keyof typeof import('./candidates.json')
  | keyof typeof import('./common.json')
  | keyof typeof import('./dashboard.json')
  | keyof typeof import('./desk-houses.json')
  | keyof typeof import('./desk-reports.json')
  | keyof typeof import('./desk.json')
  | keyof typeof import('./failures.json')
  | keyof typeof import('./home.json')
  | keyof typeof import('./house-number.json')
  | keyof typeof import('./house.json')
  | keyof typeof import('./houses-ask.json')
  | keyof typeof import('./houses.json')
  | keyof typeof import('./invitations.json')
  | keyof typeof import('./interview.json')
  | keyof typeof import('./invite.json')
  | keyof typeof import('./job.json')
  | keyof typeof import('./jobs.json')
  | keyof typeof import('./kiosk.json')
  | keyof typeof import('./links.json')
  | keyof typeof import('./members.json')
  | keyof typeof import('./news.json')
  | keyof typeof import('./notices.json')
  | keyof typeof import('./own-house.json')
  | keyof typeof import('./own-number.json')
  | keyof typeof import('./page-editor.json')
  | keyof typeof import('./pages.json')
  | keyof typeof import('./papers.json')
  | keyof typeof import('./phone.json')
  | keyof typeof import('./phrases.json')
  | keyof typeof import('./post.json')
  | keyof typeof import('./posting-end.json')
  | keyof typeof import('./postings.json')
  | keyof typeof import('./profile.json')
  | keyof typeof import('./reach.json')
  | keyof typeof import('./report.json')
  | keyof typeof import('./search.json')
  | keyof typeof import('./sign-in.json')
  | keyof typeof import('./signed-in.json')
  | keyof typeof import('./toast-area.json')
  | keyof typeof import('./unsent.json')
  | keyof typeof import('./update.json')
  | keyof typeof import('./workplace.json')

export type MessageValues = Record<string, string | number>

/** As build/vite/messages.ts compiles it from ICU: texts, and placeholders between them. */
type Compiled = string | readonly Token[]
type Token = string | readonly [name: string, kind?: 'number' | 'plural' | 'select', cases?: Record<string, Compiled>]

const locale = 'en'
const messages: Record<string, Compiled> = {}
const rules = new Intl.PluralRules(locale)
let numbers: Intl.NumberFormat | undefined

/** Makes texts known to `t`. A visitor's screen loads its own texts alone: one catalogue for all would cost `/` and `/jobs` 2.2 kB more. */
export function load(texts: Record<string, Compiled>): void {
  Object.assign(messages, texts)
}

/** The text of a message with its values put in. Throws where it is not loaded: an id never shows. */
export function t(id: MessageId, values?: MessageValues): string {
  const message = messages[id]
  if (message === undefined) throw new Error(`The text ${id} is not loaded`)
  return format(message, values)
}

/** @param count stands for '#' within a choice by number */
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
