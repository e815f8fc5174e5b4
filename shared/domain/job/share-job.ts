import { encodeText, toWellFormed } from '../well-formed.ts'
import type { Job } from './job.ts'

type SharedJob = Pick<Job, 'id' | 'title' | 'company' | 'location'>

const share = 'https://wa.me/?text='
/** What an address that leaves the app may have, see external-url.ts. */
const maxAddressLength = 2048
const ellipsis = '…'

/**
 * The address that opens WhatsApp with title, company, place and link of the job. Long texts are shortened so that the
 * address may leave the app; the link never is. (With an id of a thousand characters nothing helps: the guard refuses it.)
 * `publicAddress` is the public web address without a trailing slash.
 */
export function buildWhatsappShareAddress(job: SharedJob, publicAddress: string): string {
  const link = `${publicAddress}/jobs/${encodeText(job.id)}`
  const room = maxAddressLength - share.length - encode(link).length
  return share + encode([...buildIntroduction(job, room), link].join('\n'))
}

/** The lines above the link, with the break behind each, in at most `room` encoded characters. */
function buildIntroduction(job: SharedJob, room: number): string[] {
  const lineBreaks = 2 * encode('\n').length
  const between = encode(' · ').length
  const free = Math.max(0, room - lineBreaks - between)
  const quarter = Math.floor(free / 4)
  const [fullTitle, fullCompany, fullPlace] = [toOneLine(job.title), toOneLine(job.company), toOneLine(job.location)]
  const company = shortenToFit(fullCompany, Math.max(quarter, free - measureEncoded(fullTitle, fullPlace)))
  const location = shortenToFit(fullPlace, Math.max(quarter, free - measureEncoded(fullTitle, company)))
  const title = shortenToFit(fullTitle, free - measureEncoded(company, location))
  return [title, [company, location].filter((part) => part !== '').join(' · ')].filter((line) => line !== '')
}

function measureEncoded(...texts: string[]): number {
  return texts.reduce((length, text) => length + encode(text).length, 0)
}

/** The text, or as many of its characters (as a reader sees them) as fit with an ellipsis into `room` encoded ones. */
function shortenToFit(text: string, room: number): string {
  if (encode(text).length <= room) return text
  let free = room - encode(ellipsis).length
  let length = 0
  for (const { segment, index } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    free -= encode(segment).length
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
