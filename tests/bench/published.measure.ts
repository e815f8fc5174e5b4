import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createSeedJobs } from '#shared/domain/seeds/seed-jobs.ts'
import { test } from '#tests/support/door.ts'
import { servedAt } from '#tests/support/own-build.ts'
import { preparePublishing } from '#tests/support/published-site.ts'
import { createWebApp } from '../../build/hosting/serve.mjs'
import { compressFolder } from '../../build/vite/precompress.ts'
import { measureFirstContent, printFirstContent } from './first-content.ts'

test('what a published page paints, and when, beside the same cards and styles on a page without script', async ({
  browser
}) => {
  const publishing = await preparePublishing()
  const jobs = createSeedJobs(new Date())
  await publishing.publish({ jobs: [...jobs, ...jobs.map((job) => ({ ...job, id: `${job.id}_again` }))] })
  await compressFolder(publishing.out)
  const site = await servedAt(createWebApp(publishing.out), publishing.remove)
  const plain = await servePlain(readFileSync(join(publishing.out, 'jobs.html'), 'utf8'))
  const reference = await measureFirstContent(browser, plain.address, 'article.card')
  const list = await measureFirstContent(browser, `${site.address}/jobs`, 'article.card')
  const job = await measureFirstContent(browser, `${site.address}/jobs/${jobs[0]?.id}`, 'article.job')
  const again = await measureFirstContent(browser, plain.address, 'article.card')
  plain.close()
  site.close()
  printFirstContent(reference, [
    ['the plain page once more', again],
    ['a published list', list],
    ['a published job', job]
  ])
})

/** The cards of a published list under its styles, and nothing else of the page. */
async function servePlain(page: string): Promise<{ address: string; close(): void }> {
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? []
  const cards = page.match(/<article class="card"[\s\S]*?<\/article>/g) ?? []
  const html = gzipSync(
    `<!doctype html><html lang="en" data-theme="light"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Cards</title><style>${style}</style><div class="page">${cards.join('')}</div>`
  )
  const server = createServer((_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' }).end(html)
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.close()
      server.closeAllConnections()
    }
  }
}
