import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createAuthorizedStore } from '#renderer/data/authorized-store.ts'
import { createJobDraftRepository } from '#renderer/data/job-draft-repository.ts'
import { createJobsRepository } from '#renderer/data/jobs-repository.ts'
import { createRoutedStore } from '#renderer/storage/core/routed-store.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { jobDrafts } from '#shared/collections/job-drafts.ts'
import { emptyTexts, parseContent } from '#shared/domain/job/job-form-values.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'

const suvarna: Actor = { uid: 'u1', role: 'Employer', email: 'suvarna_employer@loupe.example' }
const texts = { ...emptyTexts, title: 'Setter' }

function moderationOf(actor: Actor | null, store = createMemoryStore()) {
  return { store, documents: createAuthorizedStore(store, () => actor) }
}
async function refusal(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'done',
    (error: unknown) => (error instanceof StoreError ? error.failure : error)
  )
}

describe('job draft', () => {
  test('can be stored, replaced and discarded', async () => {
    const { store, documents } = moderationOf(suvarna)
    const repository = createJobDraftRepository(documents, 'u1', undefined, () => new Date('2026-11-21T10:00:00Z'))
    expect(await repository.read()).toBeUndefined()
    await repository.save({ texts, base: 0 })
    await repository.save({ texts: { ...texts, title: 'Prong Setter' }, base: 4 })
    expect(await repository.read()).toMatchObject({ id: 'u1_new', base: 4, at: '2026-11-21T10:00:00.000Z' })
    expect((await repository.read())?.texts.title).toBe('Prong Setter')
    await repository.discard()
    await repository.discard()
    expect(store.readElements('jobDrafts')).toEqual([])
  })

  test('is stored separately for each job and for a new job', async () => {
    const { documents } = moderationOf(suvarna)
    await createJobDraftRepository(documents, 'u1', undefined).save({ texts, base: 0 })
    await createJobDraftRepository(documents, 'u1', 'job_1').save({ texts: { ...texts, title: 'Polisher' }, base: 2 })
    expect((await createJobDraftRepository(documents, 'u1', undefined).read())?.texts.title).toBe('Setter')
    expect((await createJobDraftRepository(documents, 'u1', 'job_1').read())?.texts.title).toBe('Polisher')
  })

  test('reports a failed read instead of an empty draft', async () => {
    const { store, documents } = moderationOf(suvarna)
    store.faults.reads = 'unavailable'
    for (const keepsDrafts of [false, true]) {
      const repository = createJobDraftRepository(documents, 'u1', undefined, undefined, { keepsDrafts })
      expect(await refusal(repository.read())).toBe('unavailable')
    }
  })
})

describe('job draft whose removal failed while offline', () => {
  const typed = {
    ...{ ...texts, company: 'Suvarna Jewels', location: 'Surat GJ', category: 'Production', type: 'Contract' },
    description: 'Sets stones.'
  }
  const at = (time: string) => () => new Date(`2026-11-21T${time}Z`)
  const open = async (posted: string, content = typed) => {
    const { store, documents } = moderationOf(suvarna)
    await createJobsRepository(documents, at(posted)).post(suvarna, parseContent(content))
    const repository = createJobDraftRepository(documents, 'u1', undefined, at('10:00:00'))
    await repository.save({ texts: typed, base: 0 })
    return { store, repository }
  }

  test('is removed once the job was posted', async () => {
    const { store, repository } = await open('10:00:05')
    expect(await repository.read()).toBeUndefined()
    await expect.poll(() => store.readElements('jobDrafts')).toEqual([])
  })

  test('is removed without losing a newer draft', async () => {
    const { store, repository } = await open('10:00:05')
    const documents = createAuthorizedStore(store, () => suvarna)
    let removing: Promise<unknown> | undefined
    // The form is open by then, and its next draft is stored first.
    const remove: typeof documents.remove = async (...given) => {
      const saving = repository.save({ texts: { ...typed, title: 'Polisher' }, base: 0 })
      const done = saving.then(() => documents.remove(...given))
      removing = done.catch(() => {})
      return done
    }
    const found = await createJobDraftRepository({ ...documents, remove }, 'u1', undefined).read()
    expect([found, removing]).toEqual([undefined, expect.any(Promise)])
    await removing
    expect(store.readElements('jobDrafts')).toMatchObject([{ texts: { title: 'Polisher' } }])
  })

  test('is restored when the posted job is older or different', async () => {
    expect(await (await open('09:00:00')).repository.read()).toMatchObject({ texts: typed })
    const other = await open('10:00:05', { ...typed, description: 'Sets stones at night.' })
    expect(await other.repository.read()).toMatchObject({ texts: typed })
  })

  test.each<[string, () => Promise<never>]>([
    ['the server is unreachable', () => Promise.reject(new StoreError('unavailable', 'no way there'))],
    ['the server does not respond', () => new Promise(() => {})]
  ])('is restored when %s', async (_why, query) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { store } = await open('10:00:05')
    const documents = { ...createAuthorizedStore(store, () => suvarna), query }
    const show = vi.fn()
    void createJobDraftRepository(documents, 'u1', undefined).read().then(show)
    // The form waits for it.
    await vi.advanceTimersByTimeAsync(2_000)
    expect(show.mock.calls).toMatchObject([[{ texts: typed }]])
  })
})

describe('job draft of another user', () => {
  const strangers: [string, Actor | null][] = [
    ['a visitor', null],
    ['a candidate', { ...suvarna, uid: 'u3', role: 'Candidate' }],
    ['another employer', { ...suvarna, uid: 'u2' }],
    ['an employer with a longer uid', { ...suvarna, uid: 'u' }],
    ['the administrator', { ...suvarna, uid: 'admin', role: 'Admin' }],
    ['a user without a uid', { ...suvarna, uid: '' }]
  ]

  test.each(strangers)('cannot be written or removed by %s', async (_who, actor) => {
    const stored = { id: 'u1_new', texts, base: 0, at: '' }
    const { store, documents } = moderationOf(actor, createMemoryStore({ elements: { jobDrafts: [stored] } }))
    const before = store.readElements('jobDrafts')
    expect(
      await refusal(createJobDraftRepository(documents, 'u1', undefined).save({ texts: emptyTexts, base: 0 }))
    ).toBe('refused')
    expect(await refusal(documents.remove(jobDrafts, 'u1_new'))).toBe('refused')
    expect(store.readElements('jobDrafts')).toEqual(before)
  })
})

describe('job draft while Firestore is unreachable', () => {
  const at = (minute: string) => () => new Date(`2026-11-21T10:${minute}:00Z`)
  const device = (keepsDrafts = true) => ({ keepsDrafts })
  /** The board, and what this device keeps for itself beside it. */
  function open() {
    const [board, own] = [createMemoryStore(), createMemoryStore()]
    const both = createRoutedStore(own, board, ({ place }) => place !== undefined)
    return { board, own, documents: createAuthorizedStore(both, () => suvarna) }
  }

  test('is stored and read locally, then sent when the server is reachable', async () => {
    const { board, own, documents } = open()
    const repository = (minute: string) => createJobDraftRepository(documents, 'u1', 'job_1', at(minute), device())
    expect(await repository('00').save({ texts, base: 1 })).toBe('kept')
    board.faults.writes = 'offline'
    expect(await repository('01').save({ texts: { ...texts, title: 'Polisher' }, base: 1 })).toBe('here')
    expect((await repository('02').read())?.texts.title).toBe('Polisher')
    board.faults.reads = 'offline'
    expect((await repository('02').read())?.texts.title).toBe('Polisher')
    Object.assign(board.faults, { reads: undefined, writes: undefined })
    expect(await repository('03').save({ texts: { ...texts, title: 'Melter' }, base: 1 })).toBe('kept')
    expect((await repository('04').read())?.texts.title).toBe('Melter')
    expect(own.readElements('unsentDrafts_u1')).toEqual([])
  })

  test('is stored locally while Firestore is slow', async () => {
    const { board, own, documents } = open()
    vi.useFakeTimers()
    board.faults.delayMs = 5_000
    const saving = createJobDraftRepository(documents, 'u1', 'job_1', at('00'), device()).save({ texts, base: 1 })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(own.readElements('unsentDrafts_u1')).toMatchObject([{ texts: { title: 'Setter' } }])
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await saving).toBe('kept')
    expect(own.readElements('unsentDrafts_u1')).toEqual([])
    vi.useRealTimers()
  })

  test('discards both copies, and reads the newer of the local and remote copy', async () => {
    const { board, own, documents } = open()
    const repository = (minute: string) => createJobDraftRepository(documents, 'u1', 'job_1', at(minute), device())
    board.faults.writes = 'offline'
    await repository('00').save({ texts, base: 1 })
    board.faults.writes = undefined
    const elsewhere = createJobDraftRepository(documents, 'u1', 'job_1', at('05'), device(false))
    await elsewhere.save({ texts: { ...texts, title: 'From the phone' }, base: 1 })
    expect((await repository('06').read())?.texts.title).toBe('From the phone')
    await repository('06').discard()
    expect([own.readElements('unsentDrafts_u1'), board.readElements('jobDrafts')]).toEqual([[], []])
  })

  test('is not stored locally on a kiosk or for another user', async () => {
    const { board, own, documents } = open()
    board.faults.writes = 'offline'
    const kiosk = createJobDraftRepository(documents, 'u1', 'job_1', at('00'), device(false))
    expect(await refusal(kiosk.save({ texts, base: 1 }))).toBe('unavailable')
    const foreign = createJobDraftRepository(documents, 'u2', 'job_1', at('00'), device())
    expect(await refusal(foreign.save({ texts, base: 1 }))).toBe('refused')
    expect(own.readElements('unsentDrafts_u1')).toEqual([])
  })
})
