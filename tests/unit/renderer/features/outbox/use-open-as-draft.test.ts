// @vitest-environment happy-dom
import { act, cleanup, render, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Outbox } from '#renderer/data/outbox/outbox.ts'
import { useOpenAsDraft } from '#renderer/features/outbox/use-open-as-draft.ts'
import * as hook from '#renderer/hooks/use-repositories.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import type { UnsentPosting } from '#shared/collections/unsent.ts'
import { formatTexts, type JobTexts } from '#shared/domain/job/job-form.ts'
import { contentNamed } from '#tests/support/job-people.ts'
import { beginAs, overBoard, userOf } from '#tests/support/over-board.tsx'

beforeEach(() => beginAs(userOf('u-1', 'Employer')))
afterEach(cleanup)

const posting: UnsentPosting = {
  ...{ kind: 'posting', id: 'job_1', uid: 'u-1', at: '2026-11-21T10:00:00.000Z', refusal: 'different', liveDays: 30 },
  content: contentNamed('Caster')
}
const texts = formatTexts(posting.content)

function open(read: () => Promise<{ texts: JobTexts } | null>) {
  const did: string[] = []
  const save = vi.fn(async (_draft: object) => void did.push('save'))
  const remove = vi.fn(async () => void did.push('remove'))
  vi.spyOn(hook, 'useRepositories').mockReturnValue({ draft: () => ({ read, save }) } as never)
  const { wrapper, at } = overBoard(createMemoryStore(), '/unsent')
  const { result } = renderHook(() => useOpenAsDraft({ remove } as unknown as Outbox), { wrapper })
  const does = (step: (now: typeof result.current) => unknown) => act(async () => void (await step(result.current)))
  return { did, save, remove, at, does, now: () => result.current }
}

test.each([
  ['where there is no other draft', null],
  ['where the draft says the same', { texts }]
])(
  'a refused posting becomes the draft without a question %s, whole, and is removed only then',
  async (_where, draft) => {
    const { did, save, at, does, now } = open(async () => draft)
    await does((hooked) => hooked.open(posting))
    expect(now().asking).toBeNull()
    expect(did).toEqual(['save', 'remove'])
    // That nobody pays for it is confirmed anew.
    expect(save).toHaveBeenCalledWith({ texts, liveDays: 30, isFree: undefined, base: 0 })
    expect(at()).toBe('/employer/post-job')
  }
)

test('another draft is replaced once, by the posting that was asked about', async () => {
  const { did, does, now } = open(async () => ({ texts: { ...texts, title: 'Melter' } }))
  await does((hooked) => hooked.open(posting))
  expect([now().asking, did]).toEqual([posting, []])
  await does((hooked) => hooked.cancel())
  expect([now().asking, did]).toEqual([null, []])
  await does((hooked) => hooked.open(posting))
  await does((hooked) => hooked.replace())
  expect([now().asking, did]).toEqual([null, ['save', 'remove']])
})

test('where it cannot be known whether there is another draft nothing is replaced, and that is said', async () => {
  const { did, at, does, now } = open(() => Promise.reject(new StoreError('unavailable', 'no answer')))
  await does((hooked) => hooked.open(posting))
  expect([useToast.getState().toast?.name, now().asking, did, at()]).toEqual(['notSaved', null, [], '/unsent'])
})

test('a posting that is not kept as a draft stays unsent, and its person stays with it', async () => {
  const { save, remove, at, does } = open(async () => null)
  save.mockRejectedValue(new StoreError('full', 'no room'))
  await does((hooked) => hooked.open(posting))
  expect([useToast.getState().toast?.name, remove.mock.calls, at()]).toEqual(['notSaved', [], '/unsent'])
})

test('a draft that is stored late does not lead away whoever has gone on meanwhile', async () => {
  let arrive = () => {}
  const save = () => new Promise<void>((resolve) => (arrive = resolve))
  const draft = () => ({ read: async () => null, save })
  vi.spyOn(hook, 'useRepositories').mockReturnValue({ draft } as never)
  const remove = vi.fn(async () => {})
  const { wrapper, at, go } = overBoard(createMemoryStore(), '/unsent')
  let openAsDraft: ((posting: UnsentPosting) => unknown) | undefined
  function List() {
    openAsDraft = useOpenAsDraft({ remove } as unknown as Outbox).open
    return null
  }
  const { rerender } = render(createElement(List), { wrapper })
  await act(async () => void openAsDraft?.(posting))
  await go('/jobs')
  rerender(null)
  await act(async () => arrive())
  expect([remove.mock.calls, at()]).toEqual([[[posting]], '/jobs'])
})
