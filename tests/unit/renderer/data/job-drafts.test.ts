import { describe, expect, test } from 'vitest'
import { guardedStore } from '#renderer/data/authorized-store.ts'
import { draftPlace } from '#renderer/data/draft-repository.ts'
import { jobDrafts } from '#renderer/storage/collections/job-drafts.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { memoryStore } from '#renderer/storage/memory/memory-store.ts'
import { emptyTexts } from '#shared/domain/job-form.ts'
import type { Actor } from '#shared/domain/job-transitions.ts'

const suvarna: Actor = { uid: 'u1', role: 'Employer', email: 'suvarna_employer@loupe.example' }
const texts = { ...emptyTexts, title: 'Setter' }

function deskOf(actor: Actor | null, store = memoryStore()) {
  return { store, documents: guardedStore(store, () => actor) }
}
async function refusal(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'done',
    (error: unknown) => (error instanceof StoreError ? error.failure : error)
  )
}

describe('a draft', () => {
  test('is kept with what it began with, replaced by the next one and removed', async () => {
    const { store, documents } = deskOf(suvarna)
    const place = draftPlace(documents, 'u1', undefined, () => new Date('2026-11-21T10:00:00Z'))
    expect(await place.read()).toBeUndefined()
    await place.keep(texts, 0)
    await place.keep({ ...texts, title: 'Prong Setter' }, 4)
    expect(await place.read()).toMatchObject({ id: 'u1_new', base: 4, at: '2026-11-21T10:00:00.000Z' })
    expect((await place.read())?.texts.title).toBe('Prong Setter')
    await place.discard()
    await place.discard()
    expect(store.elements('jobDrafts')).toEqual([])
  })

  test('is one for each job, and one for a new one', async () => {
    const { documents } = deskOf(suvarna)
    await draftPlace(documents, 'u1', undefined).keep(texts, 0)
    await draftPlace(documents, 'u1', 'job_1').keep({ ...texts, title: 'Polisher' }, 2)
    expect((await draftPlace(documents, 'u1', undefined).read())?.texts.title).toBe('Setter')
    expect((await draftPlace(documents, 'u1', 'job_1').read())?.texts.title).toBe('Polisher')
  })

  test('of another version of the product is read with what is missing left empty', async () => {
    const stored = { id: 'u1_new', texts: { title: 'Setter' }, base: 0, at: 'once', more: 1 }
    const { documents } = deskOf(suvarna, memoryStore({ elements: { jobDrafts: [stored] } }))
    expect(await draftPlace(documents, 'u1', undefined).read()).toMatchObject({
      texts: { title: 'Setter', keywords: '' }
    })
  })
})

describe('nobody else', () => {
  const strangers: [string, Actor | null][] = [
    ['a visitor', null],
    ['a candidate', { ...suvarna, role: 'Candidate' }],
    ['another employer', { ...suvarna, uid: 'u2' }],
    ['an employer whose id begins the same', { ...suvarna, uid: 'u' }],
    ['the administrator', { ...suvarna, uid: 'admin', role: 'Admin' }],
    ['a person without an id', { ...suvarna, uid: '' }]
  ]

  test.each(strangers)('writes or removes it: %s', async (_who, actor) => {
    const stored = { id: 'u1_new', texts, base: 0, at: '' }
    const { store, documents } = deskOf(actor, memoryStore({ elements: { jobDrafts: [stored] } }))
    const before = store.elements('jobDrafts')
    expect(await refusal(draftPlace(documents, 'u1', undefined).keep(emptyTexts, 0))).toBe('refused')
    expect(await refusal(documents.remove(jobDrafts, 'u1_new'))).toBe('refused')
    expect(store.elements('jobDrafts')).toEqual(before)
  })
})
