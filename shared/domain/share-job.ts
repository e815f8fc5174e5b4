import type { Job } from './job.ts'

type SharedJob = Pick<Job, 'id' | 'title' | 'company' | 'location'>

const share = 'https://wa.me/?text='
/** What an address that leaves the app may have, see external-url.ts. */
const longestAddress = 2048
const ellipsis = '…'

/**
 * The address that opens WhatsApp with title, company, place and link of the job. Long texts are shortened so that the
 * address may leave the app; the link never is. (With an id of a thousand characters nothing helps: the guard refuses it.)
 * `publicAddress` is the public web address without a trailing slash.
 */
export function whatsappShareAddress(job: SharedJob, publicAddress: string): string {
  const link = `${publicAddress}/jobs/${encodeURIComponent(wellFormed(job.id))}`
  const room = longestAddress - share.length - encoded(link).length
  return share + encoded([...introduction(job, room), link].join('\n'))
}

/** The lines above the link, with the break behind each, in at most `room` encoded characters. */
function introduction(job: SharedJob, room: number): string[] {
  const lineBreaks = 2 * encoded('\n').length
  const between = encoded(' · ').length
  const free = Math.max(0, room - lineBreaks - between)
  const quarter = Math.floor(free / 4)
  const [fullTitle, fullCompany, fullPlace] = [oneLine(job.title), oneLine(job.company), oneLine(job.location)]
  const company = fitting(fullCompany, Math.max(quarter, free - lengthOf(fullTitle, fullPlace)))
  const place = fitting(fullPlace, Math.max(quarter, free - lengthOf(fullTitle, company)))
  const title = fitting(fullTitle, free - lengthOf(company, place))
  return [title, [company, place].filter((part) => part !== '').join(' · ')].filter((line) => line !== '')
}

function lengthOf(...texts: string[]): number {
  return texts.reduce((length, text) => length + encoded(text).length, 0)
}

/** The text, or as many of its characters (as a reader sees them) as fit with an ellipsis into `room` encoded ones. */
function fitting(text: string, room: number): string {
  if (encoded(text).length <= room) return text
  let free = room - encoded(ellipsis).length
  let kept = 0
  for (const { segment, index } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    free -= encoded(segment).length
    if (free < 0) break
    kept = index + segment.length
  }
  return kept === 0 ? '' : text.slice(0, kept).trimEnd() + ellipsis
}

function oneLine(text: string): string {
  return wellFormed(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** Half a surrogate pair cannot be encoded. */
function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd')
}

/** With the apostrophe, which an address's query encodes as well: the length stays what was counted. */
function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll("'", '%27')
}
