// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseAddress } from '#renderer/features/applications/applicants/applicants-address.ts'
import { NearInterviews } from '#renderer/features/applications/applicants/near-interviews.tsx'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { applicationOf } from '#tests/support/applications.ts'
import { beginAs, overBoard, userOf } from '#tests/support/over-board.tsx'

const now = new Date(2026, 10, 24, 9)
beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const on = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()
const applicant = (name: string) => applicationOf({ uid: `u-${name}`, state: 'interview' }, name)

/** The house's invitation, and that the candidate has confirmed it. */
const invited = ({ id, uid }: Application, start: string) => ({
  ...{ id: `${uid}-invite`, revision: 1, applicationId: id, uid, employerId: 'u-suvarna', at: on(20, 10), words: '' },
  ...{ did: 'invite', line: 2, slots: [{ start, minutes: 30 }], contact: '' },
  where: { kind: 'phone', number: '98765 43210' }
})
const confirmed = (application: Application, start: string) => {
  const { slots: _, where: __, contact: ___, line: ____, ...invite } = invited(application, start)
  const answer = { id: `${invite.uid}-confirm`, at: on(21, 10), did: 'confirm', invitation: invite.id, start }
  return [invited(application, start), { ...invite, ...answer }]
}

/** As a dashboard shows them on the morning of 24 November. */
async function show() {
  const [late, next, open, far] = ['Meena', 'Ravi', 'Asha', 'Imran'].map(applicant) as [
    Application,
    Application,
    Application,
    Application
  ]
  const threadSteps = [
    ...confirmed(late, on(25, 15)),
    ...confirmed(next, on(24, 16)),
    invited(open, on(24, 12)),
    ...confirmed(far, on(26, 11))
  ]
  beginAs(userOf('u-suvarna', 'Employer'))
  const { wrapper } = overBoard(createMemoryStore({ elements: { threadSteps } }), '/employer/dashboard')
  render(<NearInterviews applications={[late, next, open, far]} address={parseAddress('')} />, { wrapper })
  await screen.findAllByRole('link')
}

test('upcoming interviews › lists those of today and tomorrow, the next first', async () => {
  await show()
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Today, 16:00: interview, Ravi · Stone setter', '/employer/dashboard?applicants=job_1&applicant=u-Ravi_job_1'],
    ['Tomorrow, 15:00: interview, Meena · Stone setter', '/employer/dashboard?applicants=job_1&applicant=u-Meena_job_1']
  ])
})
