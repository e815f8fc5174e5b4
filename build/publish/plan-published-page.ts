import { encodePathPart } from '#renderer/config/job-list-paths.ts'
import { findGivenSalary } from '#shared/domain/job/default-job-texts.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { buildHtmlHead } from './html-head.ts'
import { type PublishedPage, toOneLine } from './published-pages.ts'
import { hash, type MadeFile, type Manifest } from './published-site-folder.ts'
import { feedForms } from './rss-and-json-feeds.ts'

/** Texts in the picture of a preview. */
export interface PictureWords {
  readonly title: string
  /** Pay, place and company; blank ones leave no room. */
  readonly pay: string
  readonly place: string
  readonly company: string
}

export interface Picture {
  /** Its path in the site: another picture has another name, since messengers keep what they have seen. */
  readonly file: string
  readonly words: PictureWords
}

/** A page as it will lie in the site. */
export interface PlannedPage {
  readonly page: PublishedPage
  /** Its path in the site. */
  readonly file: string
  /** Its address, with its host. */
  readonly address: string
  readonly title: string
  readonly head: string
  readonly picture: Picture
  readonly made: MadeFile
  /** It would be the same as the one that was published last. */
  readonly isKept: boolean
}

interface PlanOptions {
  /** The host's address without a trailing slash. */
  readonly site: string
  /** HTML about the board for every page's head; may be empty. */
  readonly boardHead: string
  /** Hash of the template. */
  readonly template: string
  readonly before: Manifest
  readonly now: Date
}

export function planPage(page: PublishedPage, { site, boardHead, template, before, now }: PlanOptions): PlannedPage {
  const file = page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`
  const address = site + encodePath(page.path)
  const title = page.title === '' ? 'Loupe: jobs in the jewellery trade' : `${page.title}: Loupe`
  const picture = describePicture(page)
  const feeds = new Map<string, string>(
    page.feed ? feedForms.map(({ ending, type }) => [type, `${feedAddress(page, site)}.${ending}`]) : []
  )
  const ownHead = buildHtmlHead(page, {
    ...{ address, feeds, description: page.description, title: page.title || title },
    picture: { address: `${site}/${picture.file}`, alt: picture.words.title }
  })
  const head = [ownHead, boardHead].filter(Boolean).join('\n')
  const says = hash(JSON.stringify([page.at, title, page.description, page.results, head]))
  const last = before.files.get(file)
  const isSame = last?.says === says
  const changed = isSame ? last.changed : last ? now.toISOString() : (page.changed ?? now.toISOString())
  const made = { says, within: template, changed }
  return { page, file, address, title, head, picture, made, isKept: isSame && last.within === template }
}

/** Goes up when the picture is drawn otherwise. */
const design = 1

function describePicture({ job, company, title }: Pick<PublishedPage, 'job' | 'company' | 'title'>): Picture {
  const words = job ? describeJob(job, company?.name) : { title, pay: '', place: company?.place ?? '', company: '' }
  return { file: `pictures/${hash(JSON.stringify([design, words]))}.jpg`, words }
}

function describeJob(job: Job, companyName: string | undefined): PictureWords {
  return {
    title: toOneLine(job.title),
    pay: toOneLine(findGivenSalary(job) ?? ''),
    place: toOneLine(job.location),
    company: toOneLine(job.company) || toOneLine(companyName ?? '')
  }
}

/** The address of a list's feeds, without their ending. */
export function feedAddress({ path }: Pick<PublishedPage, 'path'>, site: string): string {
  return `${site}/feeds${encodePath(path)}`
}

function encodePath(path: string): string {
  return path.split('/').map(encodePathPart).join('/')
}

/** Longer names no disk takes, in bytes. */
const maxNameBytes = 200

/** Whether every part of an address can be the name of a file on any host. An id with a slash would be two parts. */
export function isFileName({ path, at }: Pick<PublishedPage, 'path' | 'at'>): boolean {
  const parts = path.slice(1).split('/')
  return (
    (at.includes('?') || parts.length === at.slice(1).split('/').length) &&
    parts.every(
      (part) => !/^\.|[\\\p{C}"*:<>?|#%]|[. ]$|\.html$/u.test(part) && Buffer.byteLength(part) <= maxNameBytes
    )
  )
}
