import { expect, test, vi } from 'vitest'
import { createAuthorizedStore } from '#renderer/data/authorized-store.ts'
import { createJobDraftRepository } from '#renderer/data/job-draft-repository.ts'
import { createOutbox, keepUnsent } from '#renderer/data/outbox/outbox.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { Unsent } from '#shared/collections/outbox-items.ts'
import { formatTexts } from '#shared/domain/job/job-form-values.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { profile } from '#tests/support/applications-board.ts'
import { admin, contentNamed, jobOf, kesar, meena, suvarna } from '#tests/support/job-people.ts'
import { until } from '#tests/support/until.ts'

const store = createMemoryStore()
const outboxOf = (who: Actor, actor: Actor | null = who, over = store) =>
  createOutbox(
    createAuthorizedStore(over, () => actor),
    who.uid,
    () => new Date('2026-11-21T10:00:00Z')
  )

async function one(outbox: ReturnType<typeof outboxOf>): Promise<Unsent> {
  const [first] = await outbox.list()
  if (!first) throw new Error('nothing waits')
  return first
}

test('outbox of unsent items › lists jobs in the order of saving and removes all at once', async () => {
  const outbox = outboxOf(suvarna)
  const received: string[][] = []
  const stop = outbox.watch(
    (unsent) => received.push(unsent.map(({ id }) => id)),
    () => {}
  )
  await outbox.keepJob('job_b', contentNamed('Setter'), 30)
  await outbox.keepJob('job_a', contentNamed('Polisher'))
  await until(() => expect(received.at(-1)).toEqual(['job_b', 'job_a']))
  expect(await one(outbox)).toMatchObject({
    ...{ kind: 'job', id: 'job_b', uid: suvarna.uid, at: '2026-11-21T10:00:00.000Z', liveDays: 30 },
    content: contentNamed('Setter')
  })
  stop()
  const drafts = `unsentDrafts_${suvarna.uid}`
  store.setElements(drafts, [{ id: `${suvarna.uid}_new`, texts: formatTexts(contentNamed('Caster')), base: 0, at: '' }])
  await outbox.removeAll()
  expect([store.readElements(`unsent_${suvarna.uid}`), store.readElements(drafts)]).toEqual([[], []])
})

test('outbox of unsent items › replaces an application with a later one to the same job', async () => {
  const outbox = outboxOf(meena)
  await outbox.keepApplication(jobOf('approved'), profile, 'First.')
  await outbox.refuse(await one(outbox), 'ended')
  expect(await one(outbox)).toMatchObject({ refusal: 'ended', message: 'First.' })
  await outbox.keepApplication(jobOf('approved'), profile, 'Second.')
  const unsent = await outbox.list()
  expect(unsent).toMatchObject([{ id: `${meena.uid}_job_1`, jobId: 'job_1', message: 'Second.', profile }])
  expect(unsent[0]?.refusal).toBeUndefined()
})

test('outbox of unsent items › keeps an item that was replaced while it was sent', async () => {
  const outbox = outboxOf(meena)
  const before = await one(outbox)
  await outbox.keepApplication(jobOf('approved'), profile, 'Third.')
  await expect(outbox.remove(before)).rejects.toMatchObject({ failure: 'conflict' })
  await expect(outbox.refuse(before, 'full')).rejects.toMatchObject({ failure: 'conflict' })
  expect(await one(outbox)).toMatchObject({ message: 'Third.' })
  await outbox.refuse(await one(outbox), 'full')
  await outbox.retry(await one(outbox))
  expect((await one(outbox)).refusal).toBeUndefined()
})

test('outbox of unsent items › rejects access by other users and the administrator', async () => {
  for (const actor of [null, kesar, meena]) {
    const outbox = outboxOf(suvarna, actor)
    await expect(outbox.keepJob('job_c', contentNamed('Caster'))).rejects.toMatchObject({ failure: 'refused' })
  }
  await expect(outboxOf(admin).keepJob('job_c', contentNamed('Caster'))).rejects.toMatchObject({
    failure: 'refused'
  })
})

test('outbox of unsent items › keeps an invalid item without sending it', async () => {
  const waiting = { kind: 'job', id: 'job_1', uid: kesar.uid, at: 'now', content: contentNamed('Setter') }
  const foreign = { ...waiting, id: 'job_2', uid: suvarna.uid }
  const broken = { ...waiting, id: 'job_3', content: { title: 'Setter' } }
  const later = { ...waiting, id: 'job_4', refusal: 'a reason of a later version' }
  const elements = [waiting, foreign, broken, later]
  const over = createMemoryStore({ elements: { [`unsent_${kesar.uid}`]: elements } })
  const outbox = outboxOf(kesar, kesar, over)
  const found = await outbox.list()
  expect(found.map(({ id, refusal }) => [id, refusal])).toEqual([
    ['job_1', undefined],
    ['job_4', 'other']
  ])
  expect(over.readElements(`unsent_${kesar.uid}`)).toEqual(elements)
})

test('job draft › is not restored when it equals an unsent job', async () => {
  const documents = createAuthorizedStore(createMemoryStore(), () => suvarna)
  const at = (minute: string) => () => new Date(`2026-11-21T10:${minute}:00Z`)
  const outbox = createOutbox(documents, suvarna.uid, at('05'))
  const drafts = createJobDraftRepository(documents, suvarna.uid, undefined, at('00'), { outbox })
  const texts = formatTexts(contentNamed('Setter'))
  await drafts.save({ texts, base: 0 })
  expect(await drafts.read()).toBeDefined()
  // An unsent job with another text leaves this draft.
  await outbox.keepJob('job_0', contentNamed('Polisher'))
  expect(await drafts.read()).toBeDefined()
  await outbox.keepJob('job_1', contentNamed('Setter'))
  expect(await drafts.read()).toBeUndefined()
  // A later job, word for word the same or not, is another one.
  const later = createJobDraftRepository(documents, suvarna.uid, undefined, at('10'), { outbox })
  await later.save({ texts, base: 0 })
  expect(await later.read()).toBeDefined()
})

test('outbox of unsent items › stores an item only after an offline failure', async () => {
  const outbox = outboxOf(suvarna)
  const keep = vi.fn(async () => {})
  for (const failure of ['refused', 'conflict', 'full', 'unavailable'] as const)
    expect(await keepUnsent(outbox, new StoreError(failure, 'no'), keep)).toBeUndefined()
  const offline = new StoreError('unavailable', 'no network', { isOffline: true })
  expect(await keepUnsent(null, offline, keep)).toBeUndefined()
  expect(keep).not.toHaveBeenCalled()
  expect(await keepUnsent(outbox, offline, keep)).toBe(true)
  keep.mockRejectedValueOnce(new StoreError('full', 'no room'))
  expect(await keepUnsent(outbox, offline, keep)).toBe(false)
})
