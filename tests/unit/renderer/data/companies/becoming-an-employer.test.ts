import { beforeEach, expect, test } from 'vitest'
import type { LocalAccounts } from '#renderer/data/accounts/local/local-accounts.ts'
import { createAuthorizedStore } from '#renderer/data/authorized-store.ts'
import { createCompanyModerationRepository } from '#renderer/data/companies/company-moderation-repository.ts'
import { createCompanyRepository } from '#renderer/data/companies/company-repository.ts'
import { createOwnEmployerRequestRepository } from '#renderer/data/companies/own-employer-request-repository.ts'
import { createJobsRepository } from '#renderer/data/jobs-repository.ts'
import { createMemorySession } from '#renderer/platform/memory-session.ts'
import { createMemoryStore, type MemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { companies, companyMembers } from '#shared/collections/companies.ts'
import { employerRequests } from '#shared/collections/employer-requests.ts'
import { employers } from '#shared/collections/employers.ts'
import { jobs } from '#shared/collections/jobs.ts'
import type { Employer } from '#shared/domain/account/employer.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { EmployerRequest } from '#shared/domain/company/employer-request-record.ts'
import { refused } from '#tests/support/authorized-board.ts'
import { fastPasswordHash } from '#tests/support/fast-password-hash.ts'
import { contentNamed } from '#tests/support/job-people.ts'
import { openAccountsOver, password } from '#tests/support/people.ts'
import { suvarnaDetails } from '#tests/support/sample-companies.ts'

/** A device on which a user has signed up with their own address, and the same device as its administrator uses it. */
let device: Awaited<ReturnType<typeof openDevice>>

async function openDevice() {
  fastPasswordHash()
  const store = createMemoryStore()
  const session = createMemorySession()
  const person = await openAccountsOver(store, session)
  const administrator = await openAccountsOver(store)
  await administrator.signIn('admin@loupe.example', password)
  const user = await person.signUp('asha@example.com', password, 'Candidate')
  return { store, session, person, user, asha: open(store, person), moderation: open(store, administrator).moderation }
}

function open(store: MemoryStore, accounts: LocalAccounts) {
  let current: SessionUser | null = null
  accounts.watch((user) => {
    current = user
  })
  const getUser = () => current as SessionUser | null
  const documents = createAuthorizedStore(store, getUser)
  const post = () =>
    createJobsRepository(documents).post(getUser() ?? nobody, contentNamed('Polisher'), `job_${crypto.randomUUID()}`)
  return {
    ...{ documents, getUser, post },
    moderation: createCompanyModerationRepository(documents, getUser),
    request: createOwnEmployerRequestRepository(documents, getUser),
    companies: createCompanyRepository(documents)
  }
}

const nobody = { uid: '', email: '', role: 'Employer' } as const

beforeEach(async () => {
  device = await openDevice()
})

async function ask(): Promise<EmployerRequest> {
  const { asha } = device
  const before = await device.store.get(employerRequests, device.user.uid)
  return asha.request.ask(suvarnaDetails, before ?? null)
}

async function approve(): Promise<void> {
  await device.moderation.approve(await ask(), ['phone'])
}

const entryOf = (user: SessionUser, more: Partial<Employer> = {}): Employer => ({
  ...{ id: user.uid, email: user.email, confirmedAt: '2026-11-02T09:00:00.000Z', confirmedBy: user.uid },
  ...more
})

test('approved employer › can post immediately, for a publicly visible company', async () => {
  await approve()
  const { asha, user } = device
  expect(asha.getUser()).toMatchObject({ uid: user.uid, role: 'Employer', isEmployer: true })
  await expect(asha.post()).resolves.toMatchObject({ status: 'pending', employerId: user.uid })
  const seen = await new Promise((resolve, fail) => asha.companies.watchCompanyOf(user.uid, resolve, fail))
  expect(seen).toMatchObject({
    name: 'Suvarna Jewels',
    place: 'Mumbai',
    verified: ['phone'],
    website: 'https://suvarna.example/'
  })
})

const aloneWith = (change: (before: EmployerRequest | undefined) => EmployerRequest) => async () => {
  const { asha, user } = device
  await asha.documents.change(employerRequests, user.uid, change)
}
const answer = { type: 'approve', at: '2026-11-03T10:00:00.000Z', text: '', verified: [] } as const
const written = (more: Partial<EmployerRequest>) => aloneWith((before) => ({ ...(before as EmployerRequest), ...more }))

/** Each tries to post without having been approved; the request of the person waits. */
const attempts: Record<string, () => Promise<unknown>> = {
  'posting a job as a candidate': async () => {},
  'posting a job with a made-up role': async () => {
    const { asha, user } = device
    await createJobsRepository(asha.documents).post({ ...user, role: 'Employer' }, contentNamed('Polisher'))
  },
  'writing a live job': async () => {
    const { asha, user } = device
    await asha.documents.change(jobs, 'job_1', () => ({
      ...contentNamed('Polisher'),
      ...{ id: 'job_1', status: 'approved' as const, employerId: user.uid, postedDate: '2026-11-03', history: [] }
    }))
  },
  'approving the own request': written({ state: 'approved', answers: [answer] }),
  "confirming it in the administrator's name": async () => {
    const { asha, user } = device
    await asha.documents.change(employers, user.uid, () => entryOf(user, { confirmedBy: 'admin' }))
  },
  'creating a company': async () => {
    const { asha } = device
    await asha.documents.change(companies, 'asha-000000', () => ({
      ...{ id: 'asha-000000', name: 'Asha', place: 'Surat', about: '', website: '', verified: ['gstin' as const] },
      verifiedAt: '2026-11-03T10:00:00.000Z'
    }))
  },
  'joining a company': async () => {
    const { asha, user } = device
    await asha.documents.change(companyMembers, user.uid, () => ({
      id: user.uid,
      companyId: 'suvarna',
      since: '2026-11-03'
    }))
  },
  'deciding in the review queue': async () => {
    const { asha, user } = device
    await asha.moderation.approve((await device.store.get(employerRequests, user.uid)) as EmployerRequest, ['phone'])
  },
  'a session with another role': async () => {
    const { session, store, user } = device
    const record = JSON.parse(session.read() ?? '{}') as object
    session.write(JSON.stringify({ ...record, role: 'Employer', isEmployer: true, companyId: 'suvarna' }))
    const accounts = await openAccountsOver(store, session)
    const restored = await accounts.restore()
    expect(restored?.uid === user.uid ? restored.role : 'Candidate').toBe('Candidate')
    await open(store, accounts).post()
  },
  'a session with the address of an employer': async () => {
    const { session, store } = device
    const record = JSON.parse(session.read() ?? '{}') as object
    session.write(JSON.stringify({ ...record, email: 'suvarna_employer@loupe.example' }))
    const accounts = await openAccountsOver(store, session)
    expect(await accounts.restore()).toBeNull()
    await open(store, accounts).post()
  }
}

test.each(Object.entries(attempts))('candidate › does not gain the employer role by %s', async (_way, attempt) => {
  await ask()
  const { asha, store } = device
  await attempt().catch((error: unknown) => expect(error).toMatchObject(refused))
  await expect(asha.post()).rejects.toMatchObject(refused)
  expect([store.readElements('jobs'), asha.getUser()?.role]).toEqual([[], 'Candidate'])
})

test.each([
  'asha_employer@loupe.example.evil.example',
  'asha_employer@loupe.examp1e',
  'asha_employer@1oupe.example',
  'asha_employer@loupé.example',
  'asha_еmployer@loupe.example',
  'аsha_employer@loupe.example',
  'asha_employer@sub.loupe.example',
  'asha_employer@loupe.example.',
  'asha+_employer@loupe.example@evil.example',
  '_employer@loupe.example'
])('account › does not become an employer by signing up with the look-alike email %j', async (address) => {
  const { store } = device
  const accounts = await openAccountsOver(store)
  const user = await accounts.signUp(address, password, 'Candidate').catch(() => null)
  expect(user?.isEmployer ?? false).toBe(false)
  await expect(open(store, accounts).post()).rejects.toMatchObject(refused)
  await expect(accounts.signUp('asha_employer@loupe.example', password, 'Employer')).resolves.toMatchObject({
    isEmployer: true
  })
})

/** A banned person's ways to post again. */
const returns: Record<string, () => Promise<unknown>> = {
  'continuing as before': async () => {},
  'removing the ban from the entry': async () => {
    const { asha, user } = device
    await asha.documents.change(employers, user.uid, (stored) => {
      const { ban: _ban, ...rest } = stored as Employer
      return rest
    })
  },
  'removing the entry': async () => device.asha.documents.remove(employers, device.user.uid),
  'sending the request again': ask,
  'a request under another name': async () => {
    const { asha, user, store } = device
    const before = (await store.get(employerRequests, user.uid)) as EmployerRequest
    await asha.request.ask({ ...suvarnaDetails, company: 'Heera', phone: '022 6655 4433', gstin: '' }, before)
  },
  'joining the company again': async () => {
    const { asha, user } = device
    await asha.documents.change(companyMembers, user.uid, () => ({
      id: user.uid,
      companyId: 'suvarna',
      since: '2026-11-03'
    }))
  },
  'signing in again': async () => {
    await device.person.signOut()
    await device.person.signIn('asha@example.com', password)
  }
}

test.each(Object.entries(returns))('banned employer › does not regain the role by %s', async (_way, attempt) => {
  await approve()
  const { asha, moderation, user } = device
  await asha.post()
  await moderation.ban(user, 'Asked for a deposit.')
  await attempt().catch((error: unknown) => expect(error).toMatchObject(refused))
  await expect(asha.post()).rejects.toMatchObject(refused)
  expect(asha.getUser()).toMatchObject({ role: 'Candidate', ban: { reason: 'Asked for a deposit.' } })
})

test('banned employer › regains the role when the ban is lifted', async () => {
  const { store, moderation } = device
  const accounts = await openAccountsOver(store)
  const user = await accounts.signUp('suvarna_employer@loupe.example', password, 'Employer')
  const suvarna = open(store, accounts)
  const posted = await suvarna.post()
  await expect(moderation.ban(user, 'Asked for a deposit.')).resolves.toEqual({ closed: 1, left: 0 })
  expect(suvarna.getUser()).toMatchObject({ role: 'Candidate', isEmployer: false })
  await expect(suvarna.post()).rejects.toMatchObject(refused)
  await moderation.liftBan((await store.get(employers, user.uid)) as Employer)
  expect(suvarna.getUser()).toMatchObject({ role: 'Employer' })
  await expect(suvarna.post()).resolves.toMatchObject({ status: 'pending' })
  // A taken down job stays down.
  expect(await store.get(jobs, posted.id)).toMatchObject({ status: 'deleted', ending: 'taken-down' })
})
