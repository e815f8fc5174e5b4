import { paths } from '#renderer/config/paths.ts'
import { formatJobTitle } from '#renderer/features/jobs/card/job-card-summary.tsx'
import { findGivenSalary } from '#shared/domain/job/default-job-texts.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import { encodeHtml } from './fill-html-template.ts'

interface Feed {
  readonly title: string
  readonly description: string
  /** The address of the list that it is of, and its own without its ending. */
  readonly page: string
  readonly address: string
  /** Newest first. */
  readonly jobs: readonly Job[]
}

/** Ending and type of each form a feed has. */
export const feedForms = [
  { ending: 'rss.xml', type: 'application/rss+xml', build: buildRss },
  { ending: 'json', type: 'application/feed+json', build: buildJsonFeed }
] as const

/** RSS 2.0: https://www.rssboard.org/rss-specification. `site`: the host's address without a trailing slash. */
export function buildRss(feed: Feed, site: string): string {
  const items = feed.jobs.map((job) => {
    const address = encodeXml(site + paths.job(job.id))
    const day = job.postedDate && `<pubDate>${new Date(`${job.postedDate}T00:00:00Z`).toUTCString()}</pubDate>`
    const category = job.category.trim() && `<category>${encodeXml(job.category.trim())}</category>`
    return `<item><title>${encodeXml(formatJobTitle(job))}</title><link>${address}</link><guid isPermaLink="true">${address}</guid>${day}${category}<description>${encodeXml(summarize(job))}</description></item>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${encodeXml(feed.title)}</title><link>${encodeXml(feed.page)}</link><description>${encodeXml(feed.description)}</description><language>en-IN</language>`,
    `<atom:link href="${encodeXml(`${feed.address}.rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>\n'
  ].join('\n')
}

/** JSON Feed 1.1: https://www.jsonfeed.org/version/1.1/ */
export function buildJsonFeed(feed: Feed, site: string): string {
  const items = feed.jobs.map((job) => {
    const address = site + paths.job(job.id)
    const tags = [job.category, job.type, job.location].map((tag) => tag.trim()).filter(Boolean)
    return {
      ...{ id: address, url: address, title: formatJobTitle(job), content_text: summarize(job) },
      ...(job.postedDate && { date_published: `${job.postedDate}T00:00:00Z` }),
      ...(tags.length > 0 && { tags })
    }
  })
  return JSON.stringify({
    ...{ version: 'https://jsonfeed.org/version/1.1', title: feed.title, description: feed.description },
    ...{ home_page_url: feed.page, feed_url: `${feed.address}.json`, language: 'en-IN', items }
  })
}

/** Pay and type, and below them what the job says. */
function summarize(job: Job): string {
  return [joinParts([findGivenSalary(job), job.type, job.location]), job.description.trim()]
    .filter(Boolean)
    .join('\n\n')
}

/** XML has no room for most controls, not even written as numbers. */
function encodeXml(text: string): string {
  return encodeHtml(text.replace(/[^\P{Cc}\t\n\r\u007f-\u009f]|[\ufffe\uffff]/gu, ''))
}
