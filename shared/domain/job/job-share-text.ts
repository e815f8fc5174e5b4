import { splitCharacters } from '../../documents/graphemes.ts'
import type { Phone } from '../phone.ts'
import { encodeText, toWellFormed } from '../well-formed-text.ts'
import { findGivenSalary } from './default-job-texts.ts'
import type { Job } from './job.ts'

type JobLink = Pick<Job, 'id' | 'title' | 'company' | 'location'>
type JobWithContent = Omit<JobLink, 'id'> & Pick<Job, 'salaryRange' | 'type' | 'description'>

const share = 'https://wa.me/?text='
/** See external-url.ts. */
const maxAddressLength = 2048
const ellipsis = '…'
const minExcerptLength = 60

/** Opens WhatsApp with title, company, place and the whole link; texts are cut to fit. `publicAddress` has no trailing slash. */
export function buildWhatsappLinkAddress(job: JobLink, publicAddress: string): string {
  const link = `${publicAddress}/jobs/${encodeText(job.id)}`
  const room = maxAddressLength - share.length - measureEncoded(link)
  return buildAddress([...buildIntroduction(job, room), link])
}

/** Opens a chat with this number, its words shortened to the length of an address that may leave the app. */
export function buildWhatsappChatAddress({ number }: Pick<Phone, 'number'>, words: string): string {
  const chat = `https://wa.me/${number.slice('+'.length)}`
  const start = `${chat}?text=`
  return words === '' ? chat : start + encode(shortenToFit(words, maxAddressLength - start.length))
}

/** Title, company, place and pay. */
export function buildShareText(job: JobLink & Pick<Job, 'salaryRange'>): string {
  const { title, company, location } = job
  const lines = [title, [company, location].map(toOneLine).filter(isFilled).join(' · '), findGivenSalary(job) ?? '']
  return lines.map(toOneLine).filter(isFilled).join('\n')
}

/**
 * Opens WhatsApp with the job itself, for a board on one device: the description, which says how to reach the employer,
 * gets the room that is left. `applicationForm`: where candidates apply outside of the product.
 */
export function buildWhatsappTextAddress(job: JobWithContent, applicationForm = ''): string {
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

/** At most `room` encoded characters, line breaks included. */
function buildIntroduction(job: Omit<JobLink, 'id'>, room: number): string[] {
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

function measureLines(lines: readonly string[]): number {
  return measureEncoded(...lines, ...lines.map(() => '\n'))
}

function measureEncoded(...texts: string[]): number {
  return texts.reduce((length, text) => length + encode(text).length, 0)
}

function isFilled(text: string): boolean {
  return text !== ''
}

/** Cut between graphemes, with an ellipsis. */
function shortenToFit(text: string, room: number): string {
  if (measureEncoded(text) <= room) return text
  let free = room - measureEncoded(ellipsis)
  let length = 0
  for (const character of splitCharacters(text)) {
    free -= measureEncoded(character)
    if (free < 0) break
    length += character.length
  }
  return length === 0 ? '' : text.slice(0, length).trimEnd() + ellipsis
}

function toOneLine(text: string): string {
  return toWellFormed(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** An address's query encodes apostrophes, too. */
function encode(text: string): string {
  return encodeText(text).replaceAll("'", '%27')
}
