import { beforeEach, describe, expect, test } from 'vitest'
import { openRepositories } from '#renderer/data/open-repositories.ts'
import { createMemoryStore, type MemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { Role, SessionUser } from '#shared/domain/account/session-user.ts'
import type { Application } from '#shared/domain/application/application.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import { emptyProfile } from '#shared/domain/candidate/user-profile.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { admin, contentNamed, jobOf, kesar, suvarna } from '#tests/support/job-people.ts'
import { createMemoryFiles, type MemoryFiles } from '#tests/support/memory-files.ts'
import { applicationOf } from '#tests/support/sample-applications.ts'
import { candidateOf } from '#tests/support/sample-candidates.ts'

// A candidate's data stays theirs when they become an employer, and the other way round.

let store: MemoryStore
let files: MemoryFiles
beforeEach(() => {
  store = createMemoryStore({
    elements: { jobs: [jobOf('approved', { employerId: kesar.uid })], candidateProfiles: [] }
  })
  files = createMemoryFiles()
})

const as = (role: Role): SessionUser => ({
  ...{ uid: 'u-meena', email: 'meena@example.com', role },
  ...{ isAdmin: role === 'Admin', isEmployer: role === 'Employer' }
})
const open = (user: SessionUser) => openRepositories({ documents: store, files }, user, () => user)
const content = { ...emptyProfile, name: 'Meena Patel', headline: 'Kundan setter', location: 'Jaipur RJ' }
const applications = () => store.readElements('applications') as Application[]
const publicProfiles = () => store.readElements('candidateProfiles') as CandidateProfile[]

async function applyAsCandidate() {
  const { profile, applications: applying } = open(as('Candidate'))
  const saved = await profile.save({ ...content, contactNumber: '+91 98250 12345' }, 0, {}, false)
  await applying.apply({ id: 'job_1' }, saved.profile, 'I set kundan.')
}

describe('candidate who became an employer', () => {
  test('can read replies and withdraw earlier applications', async () => {
    await applyAsCandidate()
    const { applications: applying } = open(as('Employer'))
    const [sent] = applications() as [Application]
    const moved = await open({ ...as('Admin'), uid: 'admin' }).applications.move(sent, 'interview')
    await applying.markRead(moved)
    expect(applications()).toMatchObject([{ seen: 2 }])
    await applying.withdraw(applications()[0] as Application)
    expect(applications()).toMatchObject([{ state: 'withdrawn', profile: null }])
  })

  test('cannot send a new application', async () => {
    store.setElements('jobs', [jobOf('approved', { id: 'job_2', employerId: kesar.uid })])
    const sending = open(as('Employer')).applications.apply({ id: 'job_2' }, { ...content, id: 'u-meena' }, '')
    await expect(sending).rejects.toMatchObject({ failure: 'refused' })
  })

  test('can edit, hide and show the public profile', async () => {
    await applyAsCandidate()
    const { profile } = open(as('Employer'))
    await profile.save({ ...content, headline: 'Polki setter' }, 1)
    expect(publicProfiles()).toMatchObject([{ headline: 'Polki setter', hidden: false }])
    await profile.setHidden(true)
    expect(publicProfiles()).toMatchObject([{ hidden: true }])
    await profile.setHidden(false)
    expect(publicProfiles()).toMatchObject([{ hidden: false }])
  })

  test('leaves no interview thread after deleting the account', async () => {
    const candidate = { uid: 'u-ravi', state: 'interview' } as const
    const own = applicationOf({ ...candidate, employerId: 'u-meena' }, 'Ravi Soni')
    const step = (employerId: string, applicationId: string) => ({
      ...{ id: `${applicationId}_1`, revision: 1, applicationId, uid: 'u-ravi', employerId, words: 'Ask for Meena' },
      ...{ at: '2026-11-01T10:00:00.000Z', type: 'cancel', invitation: 'none' }
    })
    const others = step(kesar.uid, 'u-ravi_job_2')
    store.setElements('applications', [own])
    store.setElements('threadSteps', [step('u-meena', own.id), others])
    await open(as('Employer')).removeAccountData()
    expect(store.readElements('threadSteps')).toEqual([others])
    expect(applications()).toMatchObject([{ uid: 'u-ravi', employerId: '' }])
  })

  test('leaves no data after deleting the account', async () => {
    await applyAsCandidate()
    const employer = open(as('Employer'))
    await employer.jobs.post(as('Employer'), contentNamed('Polisher'), 'job_3')
    await employer.shortlist?.add(candidateOf('asha_patel'))
    await employer.removeAccountData()
    expect(applications()).toMatchObject([{ state: 'withdrawn', profile: null, message: '' }])
    expect([
      publicProfiles(),
      store.readElements('appliedJobs_u-meena'),
      store.readElements('userProfile_u-meena')
    ]).toEqual([...[[], [], []]])
    expect(store.readElements('shortlistedCandidates_u-meena')).toEqual([])
    expect((store.readElements('jobs') as Job[]).find(({ id }) => id === 'job_3')).toMatchObject({ status: 'deleted' })
  })
})

test('account removal › keeps closed jobs unchanged', async () => {
  const user: SessionUser = { ...suvarna, isAdmin: false, isEmployer: true }
  const ended = jobOf('deleted', { ending: 'filled-here' })
  store.setElements('jobs', [ended, jobOf('approved', { id: 'job_2' })])
  await open(user).removeAccountData()
  expect(store.readElements('jobs')).toMatchObject([ended, { id: 'job_2', status: 'deleted', ending: 'not-filled' }])
})

describe('employer who lost the role', () => {
  test('leaves no data after deleting the account', async () => {
    const employer = open(as('Employer'))
    await employer.jobs.post(as('Employer'), contentNamed('Polisher'), 'job_3')
    await employer.shortlist?.add(candidateOf('asha_patel'))
    store.setElements('applicantNotes_u-meena', [{ id: 'u-ravi_job_3', jobId: 'job_3', note: 'Call' }])
    const draft = (id: string) => ({ id, revision: 1, texts: {}, base: 0, at: '' })
    store.setElements('jobDrafts', [draft('u-meena_new'), draft('u-meena2_new')])
    await open(as('Candidate')).removeAccountData()
    expect(store.readElements('shortlistedCandidates_u-meena')).toEqual([])
    expect(store.readElements('applicantNotes_u-meena')).toEqual([])
    expect(store.readElements('jobDrafts')).toMatchObject([{ id: 'u-meena2_new' }])
    expect((store.readElements('jobs') as Job[]).find(({ id }) => id === 'job_3')).toMatchObject({
      ...{ status: 'deleted', ending: 'not-filled' }
    })
  })

  test('cannot close a job of another employer', async () => {
    const other = open(as('Candidate'))
    const [job] = store.readElements('jobs') as [Job]
    await expect(other.jobs.close(as('Candidate'), job, 'not-filled')).rejects.toMatchObject({ failure: 'refused' })
    await expect(
      open({ ...as('Candidate'), ...suvarna, role: 'Candidate' }).removeAccountData()
    ).resolves.toBeUndefined()
    expect(store.readElements('jobs')).toEqual([job])
  })
})

test('deletion of an unverified account › stops before any removal and names open jobs', async () => {
  store.setElements('jobs', [jobOf('approved')])
  const user: SessionUser = { ...suvarna, isAdmin: false, isEmployer: true, unverified: true }
  await open(user).profile.save(content, 0)
  await expect(open(user).removeAccountData()).rejects.toMatchObject({
    ...{ reason: 'blocked', left: [{ part: 'jobs', count: 1 }] }
  })
  expect(store.readElements(`userProfile_${suvarna.uid}`)).toHaveLength(1)
})

test('account removal › removes role, phone number and revealed numbers, but keeps a ban', async () => {
  const entry = { id: 'u-meena', email: 'meena@example.com', confirmedAt: '2026-11-01', confirmedBy: admin.uid }
  store.setElements('employers', [{ ...entry, revision: 1 }])
  const numbers = ['u-meena', 'u-ravi'].map((uid) => ({ id: `h-${uid}`, uid, number: '98250 12345', hours: '' }))
  const pressed = ['u-meena', 'u-ravi'].map((uid) => ({ id: `${uid}_k`, companyId: 'k', uid, at: '2026-11-02' }))
  store.setElements('companyNumbers', numbers)
  store.setElements('phoneReveals', pressed)
  await open(as('Employer')).removeAccountData()
  expect(store.readElements('employers')).toEqual([])
  const left = [store.readElements('companyNumbers'), store.readElements('phoneReveals')]
  expect(left).toEqual([numbers.slice(1), pressed.slice(1)])
  const banned = { ...entry, revision: 1, ban: { at: '2026-11-02', reason: 'Asked for money', by: admin.uid } }
  store.setElements('employers', [banned])
  await open({ ...as('Candidate'), ban: banned.ban }).removeAccountData()
  expect(store.readElements('employers')).toEqual([banned])
})
