import { afterEach, expect, test, vi } from 'vitest'
import { createLiveJobsRepository } from '#renderer/data/live-jobs-repository.ts'
import { createStaticPagesRepository } from '#renderer/data/static-pages-repository.ts'
import { jobSearches } from '#renderer/features/jobs/search/use-job-search.ts'
import { pageSize } from '#renderer/hooks/search/use-search-url.ts'
import { listFirstQuestions, unknown } from '#renderer/storage/firestore/rest/initial-queries.ts'
import { createRestStore } from '#renderer/storage/firestore/rest/rest-store.ts'
import { formatBoardDay } from '#shared/documents/india-time.ts'
import { until } from '#tests/support/until.ts'

const settings = { apiKey: 'key', projectId: 'loupe', emulator: undefined }

/** A screen's queries to a board that never answers. */
async function askedBy(watch: (documents: ReturnType<typeof createRestStore>) => unknown): Promise<unknown[]> {
  const asked: { address: string; body: string }[] = []
  vi.stubGlobal('fetch', (address: string, { body }: { body: string }) => {
    // Without a key it is the time of the server that is asked for.
    if (address.includes('?key=')) asked.push({ address, body })
    return new Promise(() => {})
  })
  watch(createRestStore({ ...settings, onRefetchTrigger: () => () => {} }))
  await until(() => expect(asked).toHaveLength(1))
  const today = formatBoardDay(new Date())
  return asked.map(({ address, body }) => ({ address, body: body.replaceAll(today, unknown.day) }))
}

afterEach(() => vi.unstubAllGlobals())

const ignore = () => {}
const screens: [string, Parameters<typeof askedBy>[0]][] = [
  ['/', (documents) => createLiveJobsRepository(documents).watchFeatured(ignore, ignore)],
  [
    '/jobs',
    (documents) => createLiveJobsRepository(documents).watchSearch(jobSearches.empty, pageSize, ignore, ignore)
  ],
  ['/jobs/:id', (documents) => createLiveJobsRepository(documents).watchJob(unknown.id, ignore, ignore)],
  ['/about-us', (documents) => createStaticPagesRepository(documents).watchPage('about-us', ignore, ignore)]
]

test.each(screens)('initial queries of %s › equal the queries of the screen', async (at, watch) => {
  expect(listFirstQuestions(at, settings, true)).toEqual(await askedBy(watch))
})
