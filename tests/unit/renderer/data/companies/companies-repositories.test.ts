import { expect, test } from 'vitest'
import { createAuthorizedStore } from '#renderer/data/authorized-store.ts'
import { createCompanyModerationRepository } from '#renderer/data/companies/company-moderation-repository.ts'
import { createCompanyRepository, type LiveJobs } from '#renderer/data/companies/company-repository.ts'
import { createOwnEmployerRequestRepository } from '#renderer/data/companies/own-employer-request-repository.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { createMemoryStore, type MemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { companyMembers } from '#shared/collections/companies.ts'
import { employerRequests } from '#shared/collections/employer-requests.ts'
import { employers } from '#shared/collections/employers.ts'
import { jobs } from '#shared/collections/jobs.ts'
import type { Employer } from '#shared/domain/account/employer.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Company } from '#shared/domain/company/company.ts'
import type { EmployerRequest } from '#shared/domain/company/employer-request-record.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { Report } from '#shared/domain/report/job-report.ts'
import { refused } from '#tests/support/authorized-board.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { administrator, askedBy, candidateNamed, suvarnaDetails } from '#tests/support/sample-companies.ts'
import { until } from '#tests/support/until.ts'

const now = new Date('2026-11-03T10:00:00.000Z')

const moderation = (store: MemoryStore, actor: SessionUser = administrator) =>
  createCompanyModerationRepository(
    createAuthorizedStore(store, () => actor),
    () => actor,
    () => now
  )
const own = (store: MemoryStore, actor: SessionUser) =>
  createOwnEmployerRequestRepository(
    createAuthorizedStore(store, () => actor),
    () => actor,
    () => now
  )
const waitingOf = (store: MemoryStore, uid: string) => store.get(employerRequests, uid) as Promise<EmployerRequest>
const first = <Result>(watch: (resolve: (result: Result) => void, fail: (error: StoreError) => void) => unknown) =>
  new Promise<Result>((resolve, fail) => {
    watch(resolve, fail)
  })
const stored = (store: MemoryStore) => ({ elements: store.readElements('employerRequests') })

const suvarna: Company = {
  ...{ id: 'suvarna-1a2b3c', name: 'Suvarna Jewels', place: 'Mumbai', about: 'Gold.', website: '' },
  ...{ verified: ['phone'], verifiedAt: '2026-10-01T08:00:00.000Z', revision: 1 }
}
const submittedJobOf = (employerId: string, id: string, more: Partial<Job> = {}) =>
  jobOf('approved', { id, employerId, expiresOn: '9999-12-31', ...more })

test('company › combines the jobs of two employees under one company name', async () => {
  const store = createMemoryStore({
    elements: {
      employerRequests: [askedBy('asha'), askedBy('dinesh', { company: 'Suvarna Jewels, Surat' })],
      jobs: [
        submittedJobOf('asha', 'job_a', { postedDate: '2026-11-01' }),
        submittedJobOf('dinesh', 'job_d', { postedDate: '2026-11-02' })
      ]
    }
  })
  const { approve } = moderation(store)
  await approve(await waitingOf(store, 'asha'), ['phone'])
  const { companyId = '' } = (await store.get(employers, 'asha')) as Employer
  await approve(await waitingOf(store, 'dinesh'), [], companyId)
  expect(store.readElements('companies')).toMatchObject([
    { id: companyId, name: 'Suvarna Jewels', verified: ['phone'] }
  ])
  const { watchLive, watchCompanyOf } = createCompanyRepository(store)
  const live = await first<LiveJobs>((...listeners) => watchLive(companyId, 50, ...listeners))
  expect([live.total, live.jobs.map(({ id }) => id)]).toEqual([2, ['job_d', 'job_a']])
  const ofBoth = await Promise.all(
    ['asha', 'dinesh'].map((uid) => first<Company | null>((...listeners) => watchCompanyOf(uid, ...listeners)))
  )
  expect(ofBoth.map((company) => company?.id)).toEqual([companyId, companyId])
})

test('company page › shows live jobs only, and none of a banned employer', async () => {
  const store = createMemoryStore({
    elements: {
      employerRequests: [askedBy('asha')],
      jobs: [
        submittedJobOf('asha', 'job_a'),
        { ...submittedJobOf('asha', 'job_b'), status: 'pending' },
        submittedJobOf('asha', 'job_c', { expiresOn: '2020-01-01' })
      ]
    }
  })
  await moderation(store).approve(await waitingOf(store, 'asha'), [])
  const { companyId = '' } = (await store.get(employers, 'asha')) as Employer
  const listeners: number[] = []
  createCompanyRepository(store).watchLive(
    companyId,
    50,
    (live) => listeners.push(live.total),
    (error) => {
      throw error
    }
  )
  await until(() => expect(listeners.at(-1)).toBe(1))
  await moderation(store).ban({ uid: 'asha', email: 'asha@example.com' }, 'Asked for a deposit.')
  await until(() => expect(listeners.at(-1)).toBe(0))
  expect(store.readElements('companyMembers')).toEqual([])
})

test('ban of an employer › refuses their approval and takes them out of their company until lifted', async () => {
  const entry = { id: 'asha', email: 'asha@example.com', confirmedAt: '', confirmedBy: 'admin', companyId: suvarna.id }
  const [dinesh, asha] = ['dinesh', 'asha'].map((id) => ({ id, companyId: suvarna.id, since: '' }))
  const store = createMemoryStore({
    elements: {
      employerRequests: [askedBy('asha')],
      employers: [entry],
      companies: [{ ...suvarna, people: ['dinesh', 'asha'] }],
      companyMembers: [dinesh, asha]
    }
  })
  await moderation(store).ban({ uid: 'asha', email: 'asha@example.com' }, 'Asked for a deposit.')
  await expect(moderation(store).approve(await waitingOf(store, 'asha'), [])).rejects.toMatchObject(refused)
  expect(store.readElements('companyMembers')).toEqual([dinesh])
  expect(store.readElements('companies')).toMatchObject([{ people: ['dinesh'] }])
  await moderation(store).liftBan(entry)
  expect(store.readElements('companyMembers')).toMatchObject([dinesh, { id: 'asha', companyId: suvarna.id }])
  expect(store.readElements('companies')).toMatchObject([{ people: ['dinesh', 'asha'] }])
})

test('undo of an employer’s approval › fails after the employer has posted or replied', async () => {
  const store = createMemoryStore({ elements: { employerRequests: [askedBy('asha')] } })
  const { approve, putBack, readAsker } = moderation(store)
  const before = await waitingOf(store, 'asha')
  const asker = await readAsker(before)
  await putBack(await approve(before, ['phone']), asker)
  expect(await waitingOf(store, 'asha')).toMatchObject({
    state: 'waiting',
    answers: [{ type: 'approve' }, { type: 'putBack' }]
  })
  expect([store.readElements('employers'), store.readElements('companyMembers')]).toEqual([[], []])
  expect(store.readElements('companies')).toMatchObject([{ people: [] }])
  const again = await approve(await waitingOf(store, 'asha'), [])
  store.setElements('jobs', [submittedJobOf('asha', 'job_a')])
  await expect(putBack(again, asker)).rejects.toMatchObject(refused)
  const newer = { ...again, revision: (again.revision ?? 0) + 1 }
  store.setElements('employerRequests', [newer])
  await expect(putBack(again, asker)).rejects.toMatchObject({ failure: 'conflict', stored: newer })
  expect(store.readElements('employers')).toHaveLength(1)
})

test('employee › can be removed from a company by the administrator only', async () => {
  const members = ['asha', 'dinesh', 'esha'].map((id) => ({ id, companyId: suvarna.id, since: '' }))
  const store = createMemoryStore({ elements: { companies: [suvarna], companyMembers: members } })
  const take = (id: string, actor: SessionUser | null) =>
    createAuthorizedStore(store, () => actor).remove(companyMembers, id)
  const role = { role: 'Employer', isEmployer: true, companyId: suvarna.id } as const
  const colleague: SessionUser = { ...candidateNamed('dinesh'), ...role }
  for (const actor of [colleague, candidateNamed('falguni'), candidateNamed(''), null])
    await expect(take('asha', actor)).rejects.toMatchObject(refused)
  expect(store.readElements('companyMembers')).toHaveLength(3)
  await take('asha', administrator)
  await expect(take('dinesh', colleague)).rejects.toMatchObject(refused)
  expect(store.readElements('companyMembers')).toMatchObject([{ id: 'dinesh' }, { id: 'esha' }])
})

test.each([0, 1, 2, 3, 4])('employer approval › interrupted after %s writes can be repeated', async (written) => {
  const store = createMemoryStore({ elements: { employerRequests: [askedBy('asha')] } })
  const change = store.change
  let left = written
  const failing: MemoryStore = {
    ...store,
    change: (...given: Parameters<typeof change>) => {
      left -= 1
      return left < 0 ? Promise.reject(new StoreError('unavailable', 'the line is cut')) : change(...given)
    }
  } as MemoryStore
  await expect(moderation(failing).approve(await waitingOf(store, 'asha'), ['phone'])).rejects.toMatchObject({
    failure: 'unavailable'
  })
  expect(await waitingOf(store, 'asha')).toMatchObject({ state: 'waiting' })
  if (store.readElements('employers').length > 0) {
    expect(store.readElements('companies')).toMatchObject([{ people: ['asha'] }])
  }
  await moderation(store).approve(await waitingOf(store, 'asha'), ['phone'])
  expect(await waitingOf(store, 'asha')).toMatchObject({ state: 'approved' })
  expect([store.readElements('companies').length, store.readElements('companyMembers').length]).toEqual([1, 1])
})

test('employer request › is not decided when corrected after the review was opened', async () => {
  const store = createMemoryStore({ elements: { employerRequests: [askedBy('asha')] } })
  const read = await waitingOf(store, 'asha')
  await own(store, candidateNamed('asha')).ask({ ...suvarnaDetails, company: 'Tanishq' }, read)
  for (const decide of [
    () => moderation(store).approve(read, []),
    () => moderation(store).decline(read, 'Who are you?'),
    () => moderation(store).askBack(read, 'Who are you?')
  ]) {
    await expect(decide()).rejects.toMatchObject({ failure: 'conflict' })
  }
  expect([store.readElements('companies'), store.readElements('employers')]).toEqual([[], []])
})

test('employer request › corrected during its approval grants no role', async () => {
  const store = createMemoryStore({ elements: { employerRequests: [askedBy('asha')] } })
  const read = await waitingOf(store, 'asha')
  const { change } = store
  store.change = async (collection, ...rest) => {
    const changed = await change(collection, ...rest)
    if (collection.name === employers.name) {
      store.change = change
      await own(store, candidateNamed('asha')).ask({ ...suvarnaDetails, company: 'Tanishq' }, read)
    }
    return changed
  }
  await expect(moderation(store).approve(read, [])).rejects.toMatchObject({
    failure: 'conflict',
    stored: { state: 'waiting', details: { company: 'Tanishq' } }
  })
  expect([store.readElements('employers'), store.readElements('companyMembers')]).toEqual([[], []])
})

test('ban of an employer › takes down live and pending jobs, settles their reports and counts the failures', async () => {
  const reported = ['job_7', 'job_8', 'job_other'].map((jobId) => ({
    ...{ id: `meena_${jobId}`, revision: 1, jobId, reason: 'asks-for-money', text: '', state: 'open' },
    reportedAt: '2026-11-02T09:00:00.000Z',
    job: { title: 'Polisher', company: 'Suvarna Jewels', location: 'Mumbai' }
  }))
  const store = createMemoryStore({
    elements: {
      jobs: [
        ...Array.from({ length: 60 }, (_, number) => submittedJobOf('asha', `job_${number}`)),
        { ...submittedJobOf('asha', 'job_waits'), status: 'pending' },
        { ...submittedJobOf('asha', 'job_rejected'), status: 'rejected' },
        submittedJobOf('dinesh', 'job_other')
      ],
      jobDrafts: [{ id: 'asha_new' }],
      reports: reported
    }
  })
  const reportStates = () => store.readElements('reports').map((report) => (report as Report).state)
  const change = store.change
  const failing = {
    ...store,
    change: (...given: Parameters<typeof change>) =>
      given[1] === 'job_7' ? Promise.reject(new StoreError('unavailable', 'the line is cut')) : change(...given)
  } as MemoryStore
  const account = { uid: 'asha', email: 'asha@example.com' }
  expect(await moderation(failing).ban(account, 'Asked for a deposit.')).toEqual({ closed: 60, left: 1 })
  expect(await store.get(jobs, 'job_7')).toMatchObject({ status: 'approved' })
  expect(reportStates()).toEqual(['open', 'taken-down', 'open'])
  expect(await moderation(store).ban(account, 'Asked for a deposit.')).toEqual({ closed: 1, left: 0 })
  const statuses = (store.readElements('jobs') as Job[]).map(({ id, status }) => [id, status])
  expect(statuses.filter(([, status]) => status !== 'deleted')).toEqual([
    ['job_rejected', 'rejected'],
    ['job_other', 'approved']
  ])
  expect(reportStates()).toEqual(['taken-down', 'taken-down', 'open'])
  expect(store.readElements('jobDrafts')).toHaveLength(1)
})

test('companies and requests › accept decisions from the administrator only', async () => {
  const store = createMemoryStore({ elements: { employerRequests: [askedBy('asha')], companies: [suvarna] } })
  const strangers = moderation(store, candidateNamed('dinesh'))
  const request = await waitingOf(store, 'asha')
  const before = stored(store)
  for (const attempt of [
    () => strangers.findAlike(request),
    () => strangers.approve(request, []),
    () => strangers.decline(request, 'No.'),
    () => strangers.askBack(request, 'Who?'),
    () => strangers.verify(suvarna, ['gstin']),
    () => strangers.countAnswering(suvarna),
    () => strangers.ban({ uid: 'asha', email: '' }, 'No.'),
    () => first((...listeners) => strangers.watchWaiting(10, ...listeners)),
    () => first((...listeners) => strangers.watchCompanies(...listeners))
  ]) {
    await expect(attempt()).rejects.toMatchObject(refused)
  }
  expect(stored(store)).toEqual(before)
})

test('company description › reports a conflict when two employees edit at once', async () => {
  const store = createMemoryStore({ elements: { companies: [suvarna] } })
  const member: SessionUser = { ...candidateNamed('asha'), role: 'Employer', isEmployer: true, companyId: suvarna.id }
  const { saveOwnWords } = createCompanyRepository(createAuthorizedStore(store, () => member))
  const saved = await saveOwnWords(suvarna, { about: ' Polki. ', website: 'suvarna.in' })
  expect(saved).toMatchObject({ about: 'Polki.', website: 'https://suvarna.in/', name: 'Suvarna Jewels' })
  await expect(saveOwnWords(suvarna, { about: 'Sold.', website: '' })).rejects.toMatchObject({ failure: 'conflict' })
})

test('company phone number › counts one reveal for each user', async () => {
  const store = createMemoryStore({ elements: { companies: [suvarna] } })
  const { saveNumber, showNumber, watchPresses } = createCompanyRepository(store, undefined, false)
  await saveNumber(suvarna, 'asha', { number: ' 98250 12345 ', hours: ' 10 to 6 ' })
  expect(store.readElements('companies')).toMatchObject([{ hasNumber: true }])
  const number = { id: suvarna.id, uid: 'asha', number: '98250 12345', hours: '10 to 6' }
  for (const uid of ['u-1', 'u-1', 'u-2']) expect(await showNumber(suvarna.id, uid)).toMatchObject(number)
  expect(await first<number>((...listeners) => watchPresses(suvarna.id, ...listeners))).toBe(2)
  expect(await saveNumber(suvarna, 'asha', { number: '  ', hours: '10 to 6' })).toBeNull()
  expect(store.readElements('companies')[0]).not.toHaveProperty('hasNumber')
  expect([store.readElements('companyNumbers'), await showNumber(suvarna.id, 'u-1')]).toEqual([[], null])
})
