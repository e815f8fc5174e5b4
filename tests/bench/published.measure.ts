import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSeedJobs } from '#shared/domain/seeds/seed-jobs.ts'
import { test } from '#tests/support/journey-target.ts'
import { servedAt } from '#tests/support/own-build.ts'
import { preparePublishing } from '#tests/support/published-site.ts'
import { createWebApp } from '../../build/hosting/local-server.mjs'
import { compressFolder } from '../../build/vite/precompress.ts'
import { measureInTurns, printFirstContent } from './first-content.ts'

test('published page › is measured: paint times, compared with a page without script', async ({ browser }) => {
  const publishing = await preparePublishing()
  const jobs = createSeedJobs(new Date())
  await publishing.publish({ jobs: [...jobs, ...jobs.map((job) => ({ ...job, id: `${job.id}_again` }))] })
  // Served like the others: another compression or another header would be measured with the page.
  writeFileSync(
    join(publishing.out, 'plain.html'),
    createPlainPage(readFileSync(join(publishing.out, 'jobs.html'), 'utf8'))
  )
  await compressFolder(publishing.out)
  const site = await servedAt(createWebApp(publishing.out), publishing.remove)
  const [reference, list, job] = await measureInTurns(browser, [
    { address: `${site.address}/plain.html`, shown: 'article.card' },
    { address: `${site.address}/jobs`, shown: 'article.card' },
    { address: `${site.address}/jobs/${jobs[0]?.id}`, shown: 'article.job' }
  ])
  site.close()
  if (!reference || !list || !job) throw new Error('Nothing was measured')
  printFirstContent(reference, [
    ['a published list', list],
    ['a published job', job]
  ])
})

/** The cards of a published list under its styles and in its typefaces, and nothing else of the page. */
function createPlainPage(page: string): string {
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? []
  const cards = page.match(/<article class="card"[\s\S]*?<\/article>/g) ?? []
  return `<!doctype html><html lang="en" data-theme="light"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Cards</title><style>${style}</style><div class="page">${cards.join('')}</div>`
}
