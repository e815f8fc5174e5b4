// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { createElement, type PropsWithChildren } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAppliedJobsSync } from '#renderer/features/applications/apply/use-applied-jobs-sync.ts'
import { type Services, ServicesContext } from '#renderer/hooks/services-context.ts'
import * as hook from '#renderer/hooks/use-repositories.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import { jobOf } from '#tests/support/job-people.ts'

/** A watch by its name, and how to tell of it. */
const followed = new Map<string, (data: unknown) => void>()
const follow = (name: string, onData: (data: never) => void) => {
  followed.set(name, onData as (data: unknown) => void)
  return () => void followed.delete(name)
}
const opened = { watchNew: (onData: (data: never) => void) => follow('news of a candidate', onData) }
const repositories = {
  applications: { watchApplied: (uid: string, onData: (data: never) => void) => follow(`marks of ${uid}`, onData) },
  invitations: { watchOwn: (uid: string, onData: (data: never) => void) => follow(`invitations of ${uid}`, onData) },
  thread: { watch: (begin: (part: typeof opened) => () => void) => begin(opened) }
}

const job = jobOf('approved')
const jobs = { watchJob: (id: string, onData: (data: never) => void) => follow(id, onData) }
const services = { jobs } as unknown as Services
const wrapper = ({ children }: PropsWithChildren) => createElement(ServicesContext, { value: services }, children)
const onData = (name: string, data: unknown) => act(async () => followed.get(name)?.(data))
const initial = useApplyStore.getState()

beforeEach(() => {
  vi.spyOn(hook, 'useRepositories').mockReturnValue(repositories as never)
  followed.clear()
  useApplyStore.setState({ ...initial, wanted: undefined })
})
afterEach(cleanup)

test('list of the jobs a candidate applied to › is cleared when the candidate signs out', async () => {
  const { unmount } = renderHook(() => useAppliedJobsSync('u-meena'), { wrapper })
  await onData('marks of u-meena', new Set([job.id]))
  await onData('news of a candidate', new Set(['u-meena_job_1', 'u-meena_job_2']))
  await onData('invitations of u-meena', [{ state: 'sent' }, { state: 'declined' }])
  useApplyStore.setState({ job })
  expect(useApplyStore.getState()).toMatchObject({ applied: new Set([job.id]), unread: 2, invited: 1 })
  unmount()
  expect(useApplyStore.getState()).toMatchObject({
    applied: new Set(),
    unread: undefined,
    invited: undefined
  })
  expect([...followed.keys()]).toEqual([])
})
