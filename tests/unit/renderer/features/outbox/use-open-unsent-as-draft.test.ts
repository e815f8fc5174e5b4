// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Outbox } from '#renderer/data/outbox/outbox.ts'
import { useOpenUnsentAsDraft } from '#renderer/features/outbox/use-open-unsent-as-draft.ts'
import * as hook from '#renderer/hooks/use-repositories.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import type { UnsentJob } from '#shared/collections/outbox-items.ts'
import { formatTexts, type JobTexts } from '#shared/domain/job/job-form-values.ts'
import { contentNamed } from '#tests/support/job-people.ts'
import { renderWithStore, signInAs, userOf } from '#tests/support/render-with-store.tsx'

beforeEach(() => signInAs(userOf('u-1', 'Employer')))
afterEach(cleanup)

const job: UnsentJob = {
  ...{ kind: 'job', id: 'job_1', uid: 'u-1', at: '2026-11-21T10:00:00.000Z', refusal: 'different', liveDays: 30 },
  content: contentNamed('Caster')
}
const texts = formatTexts(job.content)

function open(read: () => Promise<{ texts: JobTexts } | null>) {
  const type: string[] = []
  const save = vi.fn(async (_draft: object) => void type.push('save'))
  const remove = vi.fn(async () => void type.push('remove'))
  vi.spyOn(hook, 'useRepositories').mockReturnValue({ draft: () => ({ read, save }) } as never)
  const { wrapper, at } = renderWithStore(createMemoryStore(), '/unsent')
  const { result } = renderHook(() => useOpenUnsentAsDraft({ remove } as unknown as Outbox), { wrapper })
  const does = (step: (now: typeof result.current) => unknown) => act(async () => void (await step(result.current)))
  return { type, save, remove, at, does, now: () => result.current }
}

test.each([
  ['when no draft exists', null],
  ['when the draft has the same text', { texts }]
])('unsent job as draft › moves a rejected unsent job into the draft %s', async (_where, draft) => {
  const { type, save, at, does, now } = open(async () => draft)
  await does((hooked) => hooked.open(job))
  expect(now().asking).toBeNull()
  expect(type).toEqual(['save', 'remove'])
  // That no candidate pays for it is confirmed again.
  expect(save).toHaveBeenCalledWith({ texts, liveDays: 30, isFree: undefined, base: 0 })
  expect(at()).toBe('/employer/post-job')
})

test('unsent job as draft › replaces a different draft only after a confirmation', async () => {
  const { type, does, now } = open(async () => ({ texts: { ...texts, title: 'Melter' } }))
  await does((hooked) => hooked.open(job))
  expect([now().asking, type]).toEqual([job, []])
  await does((hooked) => hooked.cancel())
  expect([now().asking, type]).toEqual([null, []])
  await does((hooked) => hooked.open(job))
  await does((hooked) => hooked.replace())
  expect([now().asking, type]).toEqual([null, ['save', 'remove']])
})

test('unsent job as draft › replaces nothing when the stored draft is unreadable', async () => {
  const { type, at, does, now } = open(() => Promise.reject(new StoreError('unavailable', 'no answer')))
  await does((hooked) => hooked.open(job))
  expect([useToast.getState().toast?.name, now().asking, type, at()]).toEqual(['notSaved', null, [], '/unsent'])
})

test('unsent job as draft › keeps the job unsent when saving the draft fails', async () => {
  const { save, remove, at, does } = open(async () => null)
  save.mockRejectedValue(new StoreError('full', 'no room'))
  await does((hooked) => hooked.open(job))
  expect([useToast.getState().toast?.name, remove.mock.calls, at()]).toEqual(['notSaved', [], '/unsent'])
})
