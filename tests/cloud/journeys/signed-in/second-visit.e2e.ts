import type { Page } from '@playwright/test'
import { createSeedJobs } from '#shared/domain/seeds/seed-jobs.ts'
import { expect, test } from '../people-on-a-board.ts'
import { putOnBoard } from '../put-on-board.ts'
import { type Asked, askedBy } from './asked-by.ts'

const setters = (count: number) => {
  const [job] = createSeedJobs(new Date())
  return Array.from({ length: count }, (_, index) => ({ ...job, id: `job_${index}`, title: `Setter ${index}` }))
}

const titles = (page: Page) => page.getByRole('article').getByRole('heading')

/** Live queries of a candidate's list of jobs, beside their role. */
const followed = ['jobs', 'appliedJobs', 'applications']

/** Opens the list, from another page of the app: what that one asks for until it is gone is no part of this visit. */
async function visit(page: Page, asked: Asked): Promise<void> {
  await page.goto('/jobs', { waitUntil: 'commit' })
  asked.forget()
  await expect(titles(page)).toHaveCount(30)
  await expect(page.getByText('40 jobs', { exact: true })).toBeVisible()
}

const namesOf = (asked: Asked) => asked.subscriptions().map(({ to }) => to)

/** The subscriptions that the library remembers with where each of them ended. */
function findRemembered(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const [found] = (await indexedDB.databases()).filter(({ name }) => name?.startsWith('firestore/'))
    if (!found?.name) return []
    const database = await done(indexedDB.open(found.name))
    const targets = await done<{ canonicalId: string; resumeToken: string }[]>(
      database.transaction('targets').objectStore('targets').getAll()
    )
    database.close()
    return targets.flatMap(({ canonicalId, resumeToken }) => {
      const path = canonicalId.split('|')[0]?.split('/') ?? []
      // A path with an odd number of names is that of a collection.
      return resumeToken === '' ? [] : path.slice(path.length % 2 && -1).join('/')
    })
  })
}

test('second visit › resumes the candidate’s live queries, queries none over REST', async ({ board }) => {
  await board.accounts.add({ email: 'meena@example.com' })
  await putOnBoard('jobs', setters(40))
  const page = await board.deviceOf('meena@example.com', '/profile')
  const asked = askedBy(page)
  await visit(page, asked)
  await expect.poll(() => namesOf(asked)).toEqual(expect.arrayContaining(followed))
  expect(asked.subscriptions().map(({ isResumed }) => isResumed)).toContain(false)
  await expect.poll(() => findRemembered(page)).toEqual(expect.arrayContaining(namesOf(asked)))
  await visit(page, asked)
  await expect.poll(() => namesOf(asked)).toEqual(expect.arrayContaining(followed))
  expect(asked.subscriptions().filter(({ isResumed }) => !isResumed)).toEqual([])
  expect(asked.questions()).not.toContain('runQuery')
  // Their role is asked once to be known, and once to be followed.
  expect(asked.subscriptions().filter(({ to }) => to.startsWith('employers/'))).toHaveLength(2)
})
