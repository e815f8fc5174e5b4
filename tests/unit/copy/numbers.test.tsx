// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, describe, expect, test } from 'vitest'
import { maxFeaturedJobs } from '#renderer/data/jobs-repository.ts'
import { defaultView } from '#renderer/features/dashboard/find/posted-view.ts'
import { jobDetailDelayMs } from '#renderer/features/jobs/detail/job-detail.tsx'
import { avatarSizePx } from '#renderer/features/profile/form/draw-avatar.ts'
import { showToast, toastHotkey } from '#renderer/stores/toast-store.ts'
import { passwordHashSchema } from '#shared/collections/accounts.ts'
import { isLargeResume, maxResumeBytes } from '#shared/domain/file/file-kind.ts'
import { runApp } from '#tests/support/app.tsx'
import { candidateOf } from '#tests/support/candidates.ts'
import { holdTimers } from '#tests/support/hold-timers.ts'
import type { Ruled } from './find.ts'

type Row = readonly [thing: string, actual: unknown, expected: unknown, ruled?: Ruled]

const megabyte = 1024 * 1024
const cardStyle = readFileSync(join(import.meta.dirname, '../../../renderer/features/jobs/card/job-card.css'), 'utf8')
const acceptsRounds = (iterations: number) =>
  v.is(passwordHashSchema, {
    algorithm: 'PBKDF2-SHA-256',
    iterations,
    salt: 'A'.repeat(22),
    verifier: 'A'.repeat(43)
  })

const table: readonly Row[] = [
  ['featured jobs on home', maxFeaturedJobs, 3],
  ['jobs of the dashboard at a time', defaultView.size, 5],
  ['lines of a description on a card', /-webkit-line-clamp: (\d+)/.exec(cardStyle)?.[1], '3'],
  ['delay of a job’s details, in milliseconds', jobDetailDelayMs, 500],
  ['key that leads to the notifications', toastHotkey, 'F8'],
  ['a resume of 5 MB is not called large', isLargeResume(5 * megabyte), false],
  ['a resume of more than 5 MB is called large, and taken', isLargeResume(5 * megabyte + 1), true, 'ruled'],
  ['a resume of more than this is refused', maxResumeBytes, 25 * megabyte, 'ruled'],
  ['sides of a stored avatar, in pixels', avatarSizePx, 256, 'ruled'],
  ['rounds of a password’s hash: fewer', acceptsRounds(599_999), false, 'ruled'],
  ['rounds of a password’s hash: the least', acceptsRounds(600_000), true, 'ruled']
]

afterEach(cleanup)

test.each(table)('%s', (_, actual, expected) => {
  expect(actual).toBe(expected)
})

describe('toasts', () => {
  const show = async (name: 'loginRequired' | 'linkNotOpened', title: string) => {
    await act(async () => showToast(name))
    return screen.findByText(title)
  }

  test('one at a time, for 5000 ms', async () => {
    await runApp('/404', { elements: { jobs: [] } })
    await show('loginRequired', 'Login Required')
    const pass = holdTimers(5000)
    await show('linkNotOpened', 'Not opened')
    expect(screen.queryByText('Login Required')).toBeNull()
    await act(async () => pass())
    await waitFor(() => expect(screen.queryByText('Not opened')).toBeNull())
  })

  test('gone when swiped to the right by more than 50 px', async () => {
    await runApp('/404', { elements: { jobs: [] } })
    const toast = (await show('loginRequired', 'Login Required')).closest('li') as HTMLElement
    for (const by of [-80, 50, 51]) {
      expect(screen.queryByText('Login Required'), `before ${by}`).not.toBeNull()
      fireEvent.pointerDown(toast, { button: 0, clientX: 100, clientY: 0 })
      fireEvent.pointerMove(toast, { clientX: 100 + by, clientY: 0 })
      fireEvent.pointerUp(toast)
    }
    await waitFor(() => expect(screen.queryByText('Login Required')).toBeNull())
  })
})

describe('a candidate’s card', () => {
  test('shows the first 3 skills', async () => {
    const person = candidateOf('meena', { skills: ['kundan', 'polki', 'stone setting', 'meenakari', 'pavé'] })
    await runApp('/candidates', { as: 'Employer', elements: { jobs: [], candidateProfiles: [person] } })
    await screen.findByText('kundan')
    const shown = person.skills.filter((skill) => screen.queryByText(skill) !== null)
    expect(shown).toEqual(['kundan', 'polki', 'stone setting'])
  })
})
