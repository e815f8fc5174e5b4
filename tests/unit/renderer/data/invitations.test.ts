import { beforeEach, expect, test } from 'vitest'
import { createAuthorizedStore } from '#renderer/data/authorized-store.ts'
import { openRepositories, type Repositories } from '#renderer/data/open-repositories.ts'
import { createMemoryStore, type MemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { invitations } from '#shared/collections/invitations.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Invitation } from '#shared/domain/invitation/invitation.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { createMemoryFiles } from '#tests/support/memory-files.ts'
import { candidateOf } from '#tests/support/sample-candidates.ts'
import { device } from '#tests/support/sample-device.ts'

const userOf = (uid: string, role: SessionUser['role']): SessionUser => ({
  ...{ uid, role, email: `${uid}@loupe.example` },
  ...{ isAdmin: role === 'Admin', isEmployer: role === 'Employer' }
})
const suvarna = userOf('u-suvarna', 'Employer')
const meena = userOf('u-meena_patel', 'Candidate')
const publicProfile = candidateOf('meena_patel')
const job = (id: string) => jobOf('approved', { id, employerId: suvarna.uid })

let store: MemoryStore
beforeEach(() => {
  store = createMemoryStore()
})
const as = (user: SessionUser): Repositories =>
  openRepositories({ documents: Object.assign(store, { device }), files: createMemoryFiles() }, user, () => user)
const stored = () => store.readElements('invitations') as Invitation[]
const first = () => stored()[0] as Invitation

test('invitation › is sent once per job, even after the candidate declined', async () => {
  await as(suvarna).invitations.invite(publicProfile, job('job_1'))
  expect(stored()).toMatchObject([
    {
      id: 'u-suvarna_job_1_u-meena_patel',
      uid: meena.uid,
      publicProfileId: publicProfile.id,
      state: 'sent',
      job: { title: expect.any(String) }
    }
  ])
  await as(meena).invitations.decline(first())
  await expect(as(suvarna).invitations.invite(publicProfile, job('job_1'))).rejects.toMatchObject({
    failure: 'conflict'
  })
  expect(stored()).toMatchObject([{ state: 'declined' }])
  await as(meena).invitations.markSeen(first())
  expect(stored()).toMatchObject([{ state: 'seen' }])
})

test('invitations › are limited to twenty a day on a local board', async () => {
  const invite = (id: string) => as(suvarna).invitations.invite(publicProfile, job(id))
  for (let index = 0; index < 20; index += 1) await invite(`job_${index}`)
  await expect(invite('job_20')).rejects.toMatchObject({ failure: 'full', limited: 'invitations' })
  const makeFirstOld = (ms: number) => {
    const invitedAt = new Date(Date.now() - ms).toISOString()
    store.setElements('invitations', [{ ...first(), invitedAt }, ...stored().slice(1)])
  }
  const dayMs = 86_400_000
  makeFirstOld(dayMs - 60_000)
  await expect(invite('job_20')).rejects.toMatchObject({ limited: 'invitations' })
  makeFirstOld(dayMs + 1)
  await invite('job_20')
  expect(stored()).toHaveLength(21)
})

const kesar = userOf('u-kesar', 'Employer')
const asha = userOf('admin', 'Admin')

test('invitations › are visible only to the invited candidate and the sender', async () => {
  await as(suvarna).invitations.invite(publicProfile, job('job_1'))
  await as(kesar).invitations.invite(publicProfile, { ...job('job_3'), employerId: kesar.uid })
  await as(suvarna).invitations.invite(candidateOf('ravi'), job('job_1'))
  const day = ({ jobId }: Invitation) => `2026-11-0${jobId.slice(-1)}T09:00:00.000Z`
  store.setElements(
    'invitations',
    stored().map((one) => ({ ...one, invitedAt: day(one) }))
  )
  const first = (watch: Repositories['invitations']['watchOwn']) =>
    new Promise<string[]>((resolve, fail) =>
      watch(meena.uid, (found) => resolve(found.map(({ jobId }) => jobId)), fail)
    )
  expect(await first(as(meena).invitations.watchOwn)).toEqual(['job_3', 'job_1'])
  expect(await first(as(suvarna).invitations.watchSentTo)).toEqual(['job_1'])
})

test.each<[what: string, who: SessionUser, change: Partial<Invitation>]>([
  ['an employer replies in place of the candidate', suvarna, { state: 'declined' }],
  ['another employer replies', kesar, { state: 'declined' }],
  ['the administrator replies', asha, { state: 'declined' }],
  ['a candidate marks it as unseen', meena, { state: 'sent' }],
  ['a candidate sets another job', meena, { state: 'seen', jobId: 'job_2' }]
])('invitation › is unchanged when %s', async (_what, who, change) => {
  await as(suvarna).invitations.invite(publicProfile, job('job_1'))
  const before = stored()
  const documents = createAuthorizedStore(store, () => who)
  const write = documents.change(invitations, first().id, (one) => ({ ...(one as Invitation), ...change }))
  await expect(write).rejects.toMatchObject({ failure: 'refused' })
  expect(stored()).toEqual(before)
})

test.each([
  ['candidate', meena],
  ['employer', suvarna]
])('account deletion › of the %s removes all invitations of the account', async (_who, user) => {
  await as(suvarna).invitations.invite(publicProfile, job('job_1'))
  await as(kesar).invitations.invite(candidateOf('ravi'), { ...job('job_3'), employerId: kesar.uid })
  await as(user).removeAccountData()
  expect(stored()).toMatchObject([{ employerId: kesar.uid }])
})
