import { encodeText, toWellFormed } from '../well-formed.ts'
import type { Job } from './job.ts'
import { findGivenSalary } from './job-defaults.ts'

type SharedJob = Pick<Job, 'id' | 'title' | 'company' | 'location'>
type SharedPosting = Omit<SharedJob, 'id'> & Pick<Job, 'salaryRange' | 'type' | 'description'>

const share = 'https://wa.me/?text='
/** What an address that leaves the app may have, see external-url.ts. */
const maxAddressLength = 2048
const ellipsis = '…'
/** Shorter than this, encoded, an excerpt says nothing. */
const minExcerptLength = 60

/**
 * The address that opens WhatsApp with title, company, place and link of the job. Long texts are shortened so that the
 * address may leave the app; the link never is. (With an id of a thousand characters nothing helps: the guard refuses it.)
 * `publicAddress` is the public web address without a trailing slash.
 */
export function buildWhatsappLinkAddress(job: SharedJob, publicAddress: string): string {
  const link = `${publicAddress}/jobs/${encodeText(job.id)}`
  const room = maxAddressLength - share.length - measureEncoded(link)
  return buildAddress([...buildIntroduction(job, room), link])
}

/** What is said of a job where it is shared: its title, company and place, and its pay. */
export function buildShareText(job: SharedJob & Pick<Job, 'salaryRange'>): string {
  const { title, company, location } = job
  const lines = [title, [company, location].map(toOneLine).filter(isFilled).join(' · '), findGivenSalary(job) ?? '']
  return lines.map(toOneLine).filter(isFilled).join('\n')
}

/**
 * The address that opens WhatsApp with the posting itself, for a board that lives on one device: title, company and place, pay
 * and type, and of the description what there is room for, since it says how to reach the employer. `applicationForm`: where
 * candidates apply outside of the product.
 */
export function buildWhatsappTextAddress(job: SharedPosting, applicationForm = ''): string {
  const all = maxAddressLength - share.length
  const terms = [findGivenSalary(job) ?? '', job.type].map(toOneLine).filter(isFilled).join(' · ')
  const pay = shortenToFit(terms, all / 4)
  const form = measureEncoded(applicationForm) > all / 2 ? '' : applicationForm
  const opening = [...buildIntroduction(job, all - measureLines([pay, form])), pay]
  const room = all - measureLines([...opening, form, ''])
  const excerpt = room < minExcerptLength ? '' : shortenToFit(toOneLine(job.description), room)
  return buildAddress([...opening, excerpt, form].filter(isFilled))
}

function buildAddress(lines: readonly string[]): string {
  return share + encode(lines.join('\n'))
}

/** The lines above the others, with the break behind each, in at most `room` encoded characters. */
function buildIntroduction(job: Omit<SharedJob, 'id'>, room: number): string[] {
  const lineBreaks = 2 * measureEncoded('\n')
  const between = measureEncoded(' · ')
  const free = Math.max(0, room - lineBreaks - between)
  const quarter = Math.floor(free / 4)
  const [fullTitle, fullCompany, fullPlace] = [toOneLine(job.title), toOneLine(job.company), toOneLine(job.location)]
  const company = shortenToFit(fullCompany, Math.max(quarter, free - measureEncoded(fullTitle, fullPlace)))
  const location = shortenToFit(fullPlace, Math.max(quarter, free - measureEncoded(fullTitle, company)))
  const title = shortenToFit(fullTitle, free - measureEncoded(company, location))
  return [title, [company, location].filter(isFilled).join(' · ')].filter(isFilled)
}

/** With a break behind each line. */
function measureLines(lines: readonly string[]): number {
  return measureEncoded(...lines, ...lines.map(() => '\n'))
}

function measureEncoded(...texts: string[]): number {
  return texts.reduce((length, text) => length + encode(text).length, 0)
}

function isFilled(text: string): boolean {
  return text !== ''
}

/** The text, or as many of its characters (as a reader sees them) as fit with an ellipsis into `room` encoded ones. */
function shortenToFit(text: string, room: number): string {
  if (measureEncoded(text) <= room) return text
  let free = room - measureEncoded(ellipsis)
  let length = 0
  for (const { segment, index } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    free -= measureEncoded(segment)
    if (free < 0) break
    length = index + segment.length
  }
  return length === 0 ? '' : text.slice(0, length).trimEnd() + ellipsis
}

function toOneLine(text: string): string {
  return toWellFormed(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** With the apostrophe, which an address's query encodes as well: the length stays what was counted. */
function encode(text: string): string {
  return encodeText(text).replaceAll("'", '%27')
}
