import { act, render, waitFor } from '@testing-library/react'
import type { FormEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { expect, vi } from 'vitest'
import * as drawn from '#renderer/features/job-form/job-form.tsx'
import { EditJob, NewJob } from '#renderer/features/job-form/job-form-page.tsx'
import { type JobFormState, useJobForm } from '#renderer/features/job-form/use-job-form.ts'
import { createRoutedStore } from '#renderer/storage/core/routed-store.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { JobTexts } from '#shared/domain/job/job-form-values.ts'
import { renderWithStore, signInAs, userOf } from './render-with-store.tsx'

export const suvarna = userOf('suvarna', 'Employer')
export const kesar = userOf('kesar', 'Employer')
export const admin = userOf('admin', 'Admin')

/** A job of Suvarna's, live in its third version. */
export const storedJob: Job = {
  id: 'job_1',
  revision: 3,
  title: 'Prong Setter',
  company: 'Gulab Kothi Jewellers',
  location: 'Jaipur RJ',
  category: 'Production',
  type: 'Full-time',
  description: 'Sets stones.',
  responsibilities: ['Set stones', 'Weigh in and out'],
  qualifications: [],
  salaryRange: '',
  keywords: ['kundan', 'polki'],
  status: 'approved',
  employerId: suvarna.uid,
  postedDate: '2026-11-01'
}

/** The least that a job needs. */
export const leastTexts = {
  ...{ title: 'Polki Setter', company: 'Zaveri Company', location: 'Bhuj GJ', description: 'Sets polki in gold.' },
  ...{ category: 'Production', type: 'Contract' }
}

export const pressed = { preventDefault: () => {} } as FormEvent

const jobAddress = /^\/employer\/post-job\/(.+)/

/**
 * The logic of the form of a job over a board, without the fields that draw it. Another address is a screen beside it. With `keepsUnsent`
 * the board is one that devices share, and this device keeps what could not be sent, or does not.
 */
export async function openForm(
  path: string,
  user = suvarna,
  elements: Record<string, readonly object[]> = {},
  { keepsUnsent }: { keepsUnsent?: boolean } = {}
) {
  signInAs(user)
  const ownDevice = createMemoryStore()
  const store = createMemoryStore({ elements: { jobs: [], ...elements } })
  let form: JobFormState | undefined
  vi.spyOn(drawn, 'JobForm').mockImplementation(function Probe(props) {
    form = useJobForm(props)
    return <output />
  })
  const shared = keepsUnsent !== undefined && {
    ...{ documents: createRoutedStore(ownDevice, store, ({ place }) => place !== undefined), keepsUnsent }
  }
  const { wrapper: Around, at, go } = renderWithStore(store, path, shared || undefined)
  function Page() {
    const person = useSession((session) => session.user) ?? user
    const { pathname } = useLocation()
    const id = jobAddress.exec(pathname)?.[1]
    if (id) return <EditJob key={`${person.uid} ${id}`} id={id} user={person} preview={() => null} />
    if (pathname === '/employer/post-job') return <NewJob key={person.uid} user={person} preview={() => null} />
    return null
  }
  const { unmount } = render(
    <Around>
      <Page />
    </Around>
  )
  const now = () => form as JobFormState
  const ready = () => waitFor(() => expect(form).toBeDefined())
  await ready()
  const run = (action: (now: JobFormState) => unknown) => act(async () => void action(now()))
  return {
    store,
    ownDevice,
    now,
    at,
    do: run,
    /** Types into fields one after the other. */
    async type(texts: Partial<JobTexts>) {
      for (const [field, text] of Object.entries(texts)) await run(({ write }) => write({ [field]: text }))
    },
    affirm: () => run(({ write }) => write({ isFree: true })),
    send: () => run(({ submit }) => submit(pressed)),
    async open(other: string) {
      form = undefined
      await go(other)
      if (other.startsWith('/employer/post-job')) await ready()
    },
    leaves: () => waitFor(() => expect(at()).toBe('/employer/dashboard')),
    close: unmount,
    jobs: () => store.readElements('jobs') as Job[],
    unsent: () => ownDevice.readElements(`unsent_${user.uid}`),
    drafts: () => store.readElements('jobDrafts') as { id: string; texts: JobTexts }[],
    /** Another user changes what is stored. */
    meanwhile: (change: Partial<Job>) =>
      act(async () =>
        store.setElements('jobs', [{ ...(store.readElements('jobs')[0] as Job), revision: 4, ...change }])
      )
  }
}

export const lastToast = () => useToast.getState().toast?.name
