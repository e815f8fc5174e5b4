import { expect, test } from 'vitest'
import { createAuthorizedStore } from '#renderer/data/authorized-store.ts'
import { createEditedPagesRepository, type EditedPagesRepository } from '#renderer/data/edited-pages-repository.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { pages, pageVersions } from '#shared/collections/static-pages.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import type { StaticPage } from '#shared/domain/page/static-page.ts'
import { parseVersions } from '#shared/domain/page/static-page-versions.ts'
import { admin, suvarna } from '#tests/support/job-people.ts'
import { until } from '#tests/support/until.ts'

/** Pages on a morning (UTC) of 21 Nov 2026, a minute later at every saving. `as` gives what a person works with. */
function pagesOf(stored: readonly unknown[] = []) {
  const store = createMemoryStore({ elements: { pages: stored } })
  let minute = 0
  const clock = () => new Date(Date.UTC(2026, 10, 21, 9, minute++))
  const as = (actor: Actor | null) =>
    createEditedPagesRepository(
      createAuthorizedStore(store, () => actor),
      clock
    )
  return { store, as }
}

const failing = (work: Promise<unknown>) =>
  work.then(
    () => 'was done',
    (error: unknown) => (error instanceof StoreError ? error : Promise.reject(error))
  )
function watchPage(pages: EditedPagesRepository, name: 'about-us' | 'disclaimer') {
  const results: (StaticPage | null)[] = []
  pages.watchPageRecord(name, (page) => results.push(page), fail)
  return results
}
const fail = (error: unknown) => {
  throw error
}

test('saving a static page › stores the text and keeps the previous version', async () => {
  const { as, store } = pagesOf()
  const first = await as(admin).save('about-us', '<p>One</p>', 0)
  expect(first).toEqual({ id: 'about-us', content: '<p>One</p>', revision: 1 })
  const second = await as(admin).save('about-us', '<p>Two</p>', 1)
  expect(second).toMatchObject({ content: '<p>Two</p>', revision: 2 })
  expect(parseVersions(second)).toEqual([{ content: '<p>One</p>', until: '2026-11-21T09:01:00.000Z' }])
  expect(store.readElements('pages')).toEqual([second])
})

test('saving a static page › reports a conflict with a newer version, writes nothing', async () => {
  const { as, store } = pagesOf([{ id: 'about-us', content: '<p>Theirs</p>', revision: 4 }])
  for (const base of [0, 3, 5]) {
    const error = await failing(as(admin).save('about-us', '<p>Mine</p>', base))
    expect(error).toMatchObject({ failure: 'conflict', stored: { content: '<p>Theirs</p>', revision: 4 } })
  }
  expect(store.readElements('pages')).toEqual([{ id: 'about-us', content: '<p>Theirs</p>', revision: 4 }])
})

test('saving a static page › is allowed for the administrator only', async () => {
  const { as, store } = pagesOf()
  for (const actor of [null, suvarna, { ...suvarna, role: 'Candidate' } as const]) {
    expect(await failing(as(actor).save('about-us', '<p>Mine</p>', 0))).toMatchObject({ failure: 'refused' })
  }
  expect(store.readElements('pages')).toEqual([])
})

test('earlier versions of a static page › are loaded together with their page on Firestore', async () => {
  const one = { content: '<p>One</p>', until: '2026-11-21T09:01:00.000Z' }
  const two = { content: '<p>Two</p>', until: '2026-11-21T09:02:00.000Z' }
  const store = createMemoryStore({
    elements: {
      pages: [{ id: 'about-us', content: '<p>Now</p>', revision: 3, hasVersions: true }],
      pageVersions: [{ id: 'about-us', revision: 1, versions: [one] }]
    }
  })
  const results = watchPage(createEditedPagesRepository(store), 'about-us')
  await until(() => expect(results.map((page) => page && parseVersions(page))).toEqual([[one]]))
  await store.change(pageVersions, 'about-us', (stored) => ({ id: 'about-us', ...stored, versions: [one, two] }))
  await until(() => expect(results.at(-1)).toMatchObject({ content: '<p>Now</p>', versions: [one, two] }))
  await store.change(pages, 'about-us', (stored) => ({ id: 'about-us', ...stored, content: '<p>Later</p>' }))
  await until(() => expect(results.at(-1)).toMatchObject({ content: '<p>Later</p>', versions: [one, two] }))
})
