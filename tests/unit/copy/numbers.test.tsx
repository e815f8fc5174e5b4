// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, cleanup, screen } from '@testing-library/react'
import type { FirebaseApp } from 'firebase/app'
import { persistentLocalCache } from 'firebase/firestore'
import * as v from 'valibot'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { maxFeaturedJobs } from '#renderer/data/jobs-repository.ts'
import { defaultView } from '#renderer/features/dashboard/find/posted-view.ts'
import { jobDetailDelayMs } from '#renderer/features/jobs/detail/job-detail.tsx'
import { avatarSizePx } from '#renderer/features/profile/form/draw-avatar.ts'
import { openDatabase } from '#renderer/storage/firestore/database.ts'
import { showToast, toastHotkey } from '#renderer/stores/toast-store.ts'
import { passwordHashSchema } from '#shared/collections/accounts.ts'
import { isLargeResume, maxResumeBytes } from '#shared/domain/file/file-kind.ts'
import { runApp } from '#tests/support/app.tsx'
import { candidateOf } from '#tests/support/candidates.ts'
import type { Ruled } from './find.ts'

const toastArea = vi.hoisted(() => ({ props: {} as Record<string, unknown> }))
vi.mock('@radix-ui/react-toast', async (importOriginal) => {
  const original = await importOriginal<typeof import('@radix-ui/react-toast')>()
  const Provider: typeof original.Provider = ({ children, ...props }) => {
    toastArea.props = props
    return <original.Provider {...props}>{children}</original.Provider>
  }
  return { ...original, Provider }
})
vi.mock('firebase/firestore', () => ({
  initializeFirestore: () => ({}),
  persistentLocalCache: vi.fn(),
  persistentSingleTabManager: () => ({}),
  setLogLevel: () => {}
}))

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

test('cache of the database, in bytes', () => {
  openDatabase({} as FirebaseApp, { emulators: null, kiosk: false })
  expect(persistentLocalCache).toHaveBeenCalledWith(expect.objectContaining({ cacheSizeBytes: 41_943_040 }))
})

describe('toasts', () => {
  test('one at a time, for 5000 ms, and gone when swiped to the right by 50 px', async () => {
    await runApp('/404', { elements: { jobs: [] } })
    await act(async () => showToast('loginRequired'))
    await screen.findByText('Login Required')
    expect(toastArea.props).toMatchObject({ duration: 5000, swipeDirection: 'right', swipeThreshold: 50 })
    await act(async () => showToast('linkNotOpened'))
    await screen.findByText('Not opened')
    expect(screen.queryByText('Login Required')).toBeNull()
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
