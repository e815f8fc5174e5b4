import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { publicAddress } from '#renderer/config/build-time-settings.ts'
import { findSharedJobs, renderScreen } from '#renderer/entry-server.tsx'
import texts from '#renderer/messages/head.json'
import { format } from '#renderer/messages/messages.ts'
import { copyBuiltWebApp } from './copy-built-web-app.ts'
import { createPageFiller, encodeHtml, encodeScriptJson } from './fill-html-template.ts'
import { keepClosed, listClosedJobs } from './list-closed-jobs.ts'
import { feedAddress, isFileName, type PlannedPage, planPage } from './plan-published-page.ts'
import { listPages, type PublishedPage, type screens, shortenPage } from './published-pages.ts'
import { hash, openPublishedSiteFolder, readPublished, type SiteFolder } from './published-site-folder.ts'
import {
  boardFile,
  boardLink,
  formatPublicBoard,
  NoBoard,
  type PublicBoard,
  readBoardFile,
  readSharedBoard
} from './read-public-board.ts'
import { feedForms } from './rss-and-json-feeds.ts'
import { drawPictures } from './share-image-process.ts'
import { buildSitemaps } from './sitemap.ts'

export { ForeignFolder } from './published-site-folder.ts'
export { NoBoard } from './read-public-board.ts'

export interface PublishOptions {
  /** The project's folder. */
  readonly root: string
  /** The built web app. */
  readonly dist: string
  /** The pages of the screens with nothing in them, from the same build. */
  readonly templates: Readonly<Record<keyof typeof screens, string>>
  /** Path of the site. */
  readonly out: string
  /** A file with the board of one device; undefined: the shared board of this build. */
  readonly from?: string | undefined
  /** Says what would be done, and does nothing. */
  readonly isDryRun: boolean
  /** Called with what is being done, and of how many. */
  readonly onProgress: (what: 'read' | 'drawn', done: number, of?: number) => void
}

export interface Summary {
  readonly pages: number
  readonly drawn: number
  readonly kept: number
  /** Closed pages of jobs that have ended. */
  readonly closed: number
  /** Pages that were there and are not any more. */
  readonly removed: number
  /** Live jobs and companies whose ids make no file name: the app shows them. */
  readonly unnamed: number
  /** Records of the board that could not be read. */
  readonly invalid: number
  /** Pages that could not be drawn, each with the reason: the app shows them. */
  readonly failed: readonly string[]
  /** The list of the last run was lost: everything is drawn, and closed pages are those that the board names. */
  readonly isListLost: boolean
}

/** Bytes, compressed, that a server sends before the first acknowledgement: a list that does not fit shows fewer jobs. */
const maxPageBytes = 13_500

/** Draws every public page of a board into a site that takes the place of the one before. */
export async function publish(options: PublishOptions): Promise<Summary> {
  const site = publicAddress ?? ''
  const now = new Date()
  const before = await readPublished(options.out)
  const board = await readBoard(options, now)
  const closed = await listClosedJobs(board, before, now)
  const failed: string[] = []
  const fail = (path: string, error: unknown) =>
    failed.push(`${path}: ${error instanceof Error ? error.message : String(error)}`)
  const everyPage = await listPages(board, closed, fail)
  // Disks that know no upper case would write one over the other.
  const usedNames = new Set<string>()
  const isFree = (name: string) => usedNames.size < usedNames.add(name).size
  const pages = everyPage.filter((page) => isFileName(page) && isFree(page.path.normalize('NFC').toLowerCase()))
  const hashes = Object.entries(options.templates).map(([screen, template]) => [screen, hash(template)])
  const templates: Record<string, string> = Object.fromEntries(hashes)
  const boardHead = board.isShared ? '' : boardLink
  const planned = pages.map((page) =>
    planPage(page, { site, boardHead, template: templates[page.screen] ?? '', before, now })
  )
  const kept = planned.filter(({ isKept }) => isKept).length
  const files = new Set(planned.map(({ file }) => file))
  const summary: Summary = {
    ...{ pages: pages.length, drawn: pages.length - kept, kept, invalid: board.invalid },
    closed: pages.filter(({ isHidden }) => isHidden).length,
    removed: [...before.files.keys()].filter((file) => !files.has(file)).length,
    unnamed: everyPage.length - pages.length,
    ...{ failed, isListLost: before.isUnreadable }
  }
  if (options.isDryRun) return summary
  const folder = await openPublishedSiteFolder(options.out)
  try {
    const pictures = planned.map(({ picture }) => picture)
    const work = [writePages(planned, folder, options, fail), drawPictures(pictures, folder, options.root)] as const
    // Abandoned before both have ended, the folder would be created again by the other one.
    await Promise.allSettled(work)
    const [written] = await Promise.all(work)
    await writeFeeds(written, site, folder)
    const listed = written.filter(({ page }) => !page.isHidden)
    const entries = listed.map(({ address, made }) => ({ address, changed: made.changed }))
    for (const [file, xml] of buildSitemaps(entries, site)) await folder.write(file, xml)
    if (!board.isShared) await folder.write(boardFile, formatPublicBoard(board, closed))
    await copyBuiltWebApp(folder, {
      dist: options.dist,
      published: new Set(written.map(({ file }) => file)),
      site,
      boardHead
    })
    await folder.finish({
      files: new Map(written.map(({ file, made }) => [file, made])),
      closed: new Map([...keepClosed(board, before), ...closed])
    })
  } catch (error) {
    await folder.abandon()
    throw error
  }
  return summary
}

async function readBoard({ from, onProgress }: PublishOptions, now: Date): Promise<PublicBoard> {
  if (from !== undefined) return readBoardFile(await readFile(from, 'utf8'), now)
  const settings = findSharedJobs()
  if (!settings) throw new NoBoard('Jobs are stored on each device. Export them to a file and name it with --from.')
  return readSharedBoard(settings, (count) => onProgress('read', count))
}

/** The pages that were written: one that can't be drawn is left to the app. */
async function writePages(
  planned: readonly PlannedPage[],
  folder: SiteFolder,
  { templates, onProgress }: PublishOptions,
  fail: (path: string, error: unknown) => void
): Promise<PlannedPage[]> {
  const fillers = Object.fromEntries(
    Object.entries(templates).map(([screen, template]) => [screen, createPageFiller(template)])
  )
  const withoutScript = `<noscript><div class="page"><p class="notice">${encodeHtml(format(texts['head.withoutScript']))}</p></div></noscript>`
  const draw = async ({ title, head }: PlannedPage, page: PublishedPage) =>
    fillers[page.screen]?.({
      ...{
        title: encodeHtml(title),
        description: encodeHtml(page.description || format(texts['head.home'])),
        head,
        withoutScript
      },
      ...{ at: encodeHtml(page.at), alias: page.at === page.path || page.screen !== 'list' ? '' : ' data-alias' },
      body: await renderScreen(page.at, page.results),
      found: `<script type="application/json" id="found">${encodeScriptJson(page.results)}</script>`
    }) ?? ''
  async function drawShort(plan: PlannedPage): Promise<string> {
    let content = await draw(plan, plan.page)
    for (let page = shortenPage(plan.page); page && gzipSync(content).length > maxPageBytes; page = shortenPage(page))
      content = await draw(plan, page)
    return content
  }
  const written: PlannedPage[] = []
  for (const [index, plan] of planned.entries()) {
    onProgress('drawn', index + 1, planned.length)
    if (!(plan.isKept && (await folder.keep(plan.file)))) {
      let content: string
      try {
        content = await drawShort(plan)
      } catch (error) {
        fail(plan.page.path, error)
        continue
      }
      await folder.write(plan.file, content)
    }
    written.push(plan)
  }
  return written
}

async function writeFeeds(planned: readonly PlannedPage[], site: string, folder: SiteFolder): Promise<void> {
  for (const { page, address, title } of planned) {
    if (!page.feed) continue
    const feed = {
      title,
      description: page.description,
      page: address,
      address: feedAddress(page, site),
      jobs: page.feed
    }
    for (const { ending, build } of feedForms) await folder.write(`feeds${page.path}.${ending}`, build(feed, site))
  }
}
