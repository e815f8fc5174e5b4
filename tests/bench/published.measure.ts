import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createSeedJobs } from '#shared/domain/seeds/seed-jobs.ts'
import { test } from '#tests/support/door.ts'
import { servedAt } from '#tests/support/own-build.ts'
import { preparePublishing } from '#tests/support/published-site.ts'
import { createWebApp } from '../../build/hosting/serve.mjs'
import { compressFolder } from '../../build/vite/precompress.ts'
import { measureInTurns, printFirstContent } from './first-content.ts'

test('what a published page paints, and when, beside the same cards and styles on a page without script', async ({
  browser
}) => {
  const publishing = await preparePublishing()
  const jobs = createSeedJobs(new Date())
  await publishing.publish({ jobs: [...jobs, ...jobs.map((job) => ({ ...job, id: `${job.id}_again` }))] })
  await compressFolder(publishing.out)
  const app = createWebApp(publishing.out)
  const site = await servedAt(app, publishing.remove)
  const plain = await servedAt(createPlainPage(readFileSync(join(publishing.out, 'jobs.html'), 'utf8'), app), () => {})
  const [reference, list, job] = await measureInTurns(browser, [
    { address: `${plain.address}/`, shown: 'article.card' },
    { address: `${site.address}/jobs`, shown: 'article.card' },
    { address: `${site.address}/jobs/${jobs[0]?.id}`, shown: 'article.job' }
  ])
  plain.close()
  site.close()
  if (!reference || !list || !job) throw new Error('Nothing was measured')
  printFirstContent(reference, [
    ['a published list', list],
    ['a published job', job]
  ])
})

/** The cards of a published list under its styles and in its typefaces, and nothing else of the page. */
function createPlainPage(page: string, site: RequestListener): RequestListener {
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? []
  const cards = page.match(/<article class="card"[\s\S]*?<\/article>/g) ?? []
  const html = gzipSync(
    `<!doctype html><html lang="en" data-theme="light"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Cards</title><style>${style}</style><div class="page">${cards.join('')}</div>`
  )
  const headers = { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' }
  return (request, response) =>
    request.url === '/' ? response.writeHead(200, headers).end(html) : site(request, response)
}
