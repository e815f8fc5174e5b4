import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createAuthorizedStore } from '#renderer/data/authorized-store.ts'
import { createJobsRepository } from '#renderer/data/jobs-repository.ts'
import type { Collection } from '#renderer/storage/document-store.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { jobHistory } from '#shared/collections/job-history.ts'
import { jobs } from '#shared/collections/jobs.ts'
import { pages } from '#shared/collections/static-pages.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { boardOf, isRefused, refused } from '#tests/support/authorized-board.ts'
import { handMade, handMadeAt, matrix } from '#tests/support/job-matrix.ts'
import { admin, contentNamed, jobOf, meena, namesake, suvarna } from '#tests/support/job-people.ts'

describe('permission to remove a job', () => {
  const removals = matrix.flatMap(({ action, job, ...cell }) => (action === 'delete' && job ? [{ ...cell, job }] : []))
  test.each(removals)('by $relation in status $standing leads to $to', async ({ to, actor, job }) => {
    const { store, authorized } = boardOf(actor, [job])
    const removal = authorized.remove(jobs, job.id)
    if (to === 'none') await expect(removal).resolves.toBeUndefined()
    else await expect(removal).rejects.toMatchObject(refused)
    expect(store.readElements('jobs')).toEqual(to === 'none' ? [] : [job])
  })
})

describe('history of a job', () => {
  const live = jobOf('approved')
  const { history: _history, ...open } = live

  test.each([
    ['its owner', suvarna, live],
    ['the administrator', admin, live],
    ['another employer', namesake, open],
    ['a candidate', meena, open],
    ['a visitor', null, open]
  ])('is returned to %s only when allowed, as the same object each time', async (_, actor, job) => {
    const { authorized } = boardOf(actor, [live])
    const query = { order: 'stored', limit: 9 } as const
    expect(await authorized.get(jobs, live.id)).toEqual(job)
    const { documents } = await authorized.query(jobs, query)
    expect(documents).toEqual([job])
    const watched = await new Promise((done) => authorized.watch(jobs, query, (result) => done(result.documents), done))
    expect(watched).toEqual([job])
    expect((watched as unknown[])[0]).toBe(documents[0])
  })

  test('cannot be written through its separate collection', async () => {
    const { authorized } = boardOf(admin, [live])
    const apart = { id: live.id, employerId: live.employerId, history: [] }
    await expect(authorized.change(jobHistory, live.id, () => apart)).rejects.toMatchObject(refused)
  })
})

describe('invalid history of a job', () => {
  const strange = [null, 7, 'by hand', { type: 'approve' }, [{ type: 'approve', at: handMadeAt }]]

  test.each([
    ['no history', undefined, []],
    ['null', null, []],
    ['a text', 'by hand', ['by hand']],
    ['an object', { length: 1 }, [{ length: 1 }]],
    ['entries that do not parse', strange, strange]
  ])('is kept when the job changes: %s', async (_, history, expectedHistory) => {
    const { store, authorized } = boardOf(admin, [jobOf('pending', { history })])
    const after = handMade(jobOf('pending', { history: expectedHistory }), 'approve', admin, 'approved')
    await authorized.change(jobs, 'job_1', () => after, undefined, { action: 'approve' })
    expect(store.readElements('jobs')).toMatchObject([
      { status: 'approved', history: [...expectedHistory, { type: 'approve' }] }
    ])
  })

  test.each([
    ['emptied', []],
    ['shortened', strange.slice(1)],
    ['repaired', strange.with(3, { type: 'reject' })]
  ])('is never %s by a later write of the job', async (_, history) => {
    const before = jobOf('pending', { history: strange })
    expect(await isRefused(admin, before, handMade({ ...before, history }, 'approve', admin, 'approved'))).toBe(true)
  })

  test('leaves a job with invalid data unchanged', async () => {
    const stored = { ...jobOf('pending'), status: 'constructor' }
    const { store, authorized } = boardOf(admin, [stored])
    const change = authorized.change(jobs, 'job_1', () => handMade(undefined, 'post', admin, 'approved'))
    await expect(change).rejects.toMatchObject({ failure: 'damaged' })
    await authorized.remove(jobs, 'job_1')
    expect(store.readElements('jobs')).toEqual([stored])
  })
})

describe('permitted removal of a document', () => {
  const rejected = jobOf('rejected', { revision: 4 })

  test('reports a conflict to each role when the document was changed', async () => {
    for (const actor of [admin, suvarna, null]) {
      const { store, authorized } = boardOf(actor, [jobOf('pending', { revision: 5 })])
      const removal = authorized.remove(jobs, 'job_1', 4)
      await expect(removal).rejects.toMatchObject({ failure: 'conflict', stored: { revision: 5, status: 'pending' } })
      expect(store.readElements('jobs')).toHaveLength(1)
    }
  })

  test('keeps a document that changes during the removal', async () => {
    const { store, authorized } = boardOf(admin, [rejected])
    const removal = authorized.remove(jobs, 'job_1')
    const restoring = store.change(jobs, 'job_1', () => handMade(rejected, 'restore', admin, 'pending'))
    await expect(removal).rejects.toMatchObject({ failure: 'conflict', stored: { status: 'pending' } })
    await restoring
    expect(store.readElements('jobs')).toMatchObject([{ status: 'pending', revision: 5 }])
  })

  test('accepts revision number 0 for a job without a revision number', async () => {
    const { revision: _revision, ...old } = rejected
    const { store, authorized } = boardOf(admin, [old])
    await authorized.remove(jobs, 'job_1', 0)
    expect(store.readElements('jobs')).toEqual([])
  })
})

describe('write access to static pages', () => {
  const page = { id: 'about-us', revision: 1, content: '<p>Old</p>' }
  const text = { id: 'about-us', content: '<p>New</p>' }

  test.each([
    ['an employer', suvarna],
    ['an employer whose uid equals the administrator marker', namesake],
    ['a candidate', meena],
    ['a visitor', null]
  ])('cannot be written by %s', async (_, actor) => {
    const { store, authorized } = boardOf(actor, [page], 'pages')
    await expect(authorized.change(pages, 'about-us', () => text)).rejects.toMatchObject(refused)
    await expect(authorized.change(pages, 'disclaimer', () => text)).rejects.toMatchObject(refused)
    await expect(authorized.remove(pages, 'about-us')).rejects.toMatchObject(refused)
    expect(store.readElements('pages')).toEqual([page])
  })

  test('cannot be removed', async () => {
    const { authorized } = boardOf(admin, [page], 'pages')
    await expect(authorized.remove(pages, 'about-us')).rejects.toMatchObject(refused)
  })
})

describe('store that checks permissions', () => {
  test('rejects an invalid id for a new job but accepts an existing invalid id', async () => {
    const odd = 'job/50%'
    const { authorized, store } = boardOf(admin, [jobOf('pending', { id: odd })])
    const jobsRepository = createJobsRepository(authorized)
    const post = (id: string) => jobsRepository.post(admin, contentNamed('Polisher'), id)
    for (const id of ['j'.repeat(129), 'job/1', 'job 1', 'j\u00f6b'])
      await expect(post(id)).rejects.toMatchObject(refused)
    await post('j'.repeat(128))
    await jobsRepository.approve(admin, jobOf('pending', { id: odd }))
    expect(store.readElements('jobs')).toMatchObject([{ id: odd, status: 'approved' }, { title: 'Polisher' }])
  })

  test.each(['notes', 'constructor', '__proto__'])(
    'rejects writes to a collection without write rules: %s',
    async (name) => {
      const schema = v.looseObject({ id: v.string() })
      const notes: Collection<{ id: string }> = { name, schema, searchText: () => '', describe: () => '' }
      const { store, authorized } = boardOf(admin, [], name)
      await expect(authorized.change(notes, 'a', () => ({ id: 'a' }))).rejects.toMatchObject(refused)
      await store.change(notes, 'a', () => ({ id: 'a' }))
      await expect(authorized.remove(notes, 'a')).rejects.toMatchObject(refused)
      expect(await authorized.get(notes, 'a')).toEqual({ id: 'a', revision: 1 })
    }
  )

  test('checks the signed-in user on each write', async () => {
    let actor: Actor | null = admin
    const store = createMemoryStore({ elements: { pages: [] } })
    const authorized = createAuthorizedStore(store, () => actor)
    await authorized.change(pages, 'about-us', () => ({ id: 'about-us', content: 'A' }))
    actor = null
    const change = authorized.change(pages, 'about-us', () => ({ id: 'about-us', content: 'B' }))
    await expect(change).rejects.toMatchObject(refused)
  })

  test('rejects a job write whose status change is missing or does not match', async () => {
    const pending = jobOf('pending')
    const approval = handMade(pending, 'approve', admin, 'approved')
    for (const step of [undefined, { action: 'edit', content: pending }, { action: 'reject', reason: 'No' }]) {
      const change = boardOf(admin, [pending]).authorized.change(jobs, 'job_1', () => approval, undefined, step)
      await expect(change).rejects.toMatchObject(refused)
    }
  })

  test('has no write method except change and remove', () => {
    const { authorized } = boardOf(admin, [])
    expect(Object.keys(authorized).sort()).toEqual(['change', 'get', 'notices', 'query', 'remove', 'watch'])
  })

  test('checks the revision number before the permission', async () => {
    const { authorized } = boardOf(null, [jobOf('pending', { revision: 2 })])
    const change = authorized.change(jobs, 'job_1', () => jobOf('approved'), 1)
    await expect(change).rejects.toMatchObject({ failure: 'conflict', stored: { revision: 2 } })
  })
})
