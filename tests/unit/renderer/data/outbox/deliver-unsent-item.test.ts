import { beforeEach, describe, expect, test } from 'vitest'
import { openRepositories, type Repositories } from '#renderer/data/open-repositories.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { createMemoryStore, type MemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { Unsent } from '#shared/collections/outbox-items.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { createFileLink } from '#shared/domain/candidate/user-profile.ts'
import { profile } from '#tests/support/applications-board.ts'
import { contentNamed, jobOf, kesar, meena, suvarna } from '#tests/support/job-people.ts'
import { createMemoryFiles, type MemoryFiles } from '#tests/support/memory-files.ts'

type Person = typeof meena
const asUser = (person: Person, more: Partial<SessionUser> = {}): SessionUser => ({
  ...person,
  isAdmin: false,
  isEmployer: person.role === 'Employer',
  ...more
})

let store: MemoryStore
let files: MemoryFiles
let user: SessionUser

beforeEach(() => {
  store = createMemoryStore({ elements: { jobs: [jobOf('approved')] } })
  files = createMemoryFiles()
})

function open(person: Person, more?: Partial<SessionUser>): Repositories {
  user = asUser(person, more)
  return openRepositories({ documents: store, files, keepsUnsent: true }, person, () => user)
}

async function keepApplication({ outbox }: Repositories, message = 'I can come.', of = profile): Promise<Unsent> {
  await outbox?.keepApplication(jobOf('approved'), of, message)
  return (await outbox?.list())?.at(-1) as Unsent
}

async function keepJob({ outbox }: Repositories, title = 'Caster'): Promise<Unsent> {
  await outbox?.keepJob('job_new', contentNamed(title), 30)
  return (await outbox?.list())?.at(-1) as Unsent
}

const sent = () => store.readElements('applications') as Application[]

describe('delivery of an unsent application', () => {
  test('is sent once with the typed message and marks the job as applied', async () => {
    const repositories = open(meena)
    const unsent = await keepApplication(repositories)
    for (const _ of ['first', 'second']) expect(await repositories.deliver(unsent)).toBeNull()
    expect(sent()).toMatchObject([{ message: 'I can come.', uid: meena.uid, profile: { name: 'Meena Patel' } }])
    expect(store.readElements(`appliedJobs_${meena.uid}`)).toEqual(['job_1'])
  })

  test('counts as delivered when the response was lost and the status has changed', async () => {
    const repositories = open(meena)
    const unsent = await keepApplication(repositories)
    await repositories.deliver(unsent)
    const [stored] = sent()
    await open(suvarna).applications.move(stored as Application, 'reviewed')
    expect(await open(meena).deliver(unsent)).toBeNull()
    expect(sent()).toMatchObject([{ state: 'reviewed' }])
  })

  test('is rejected when another application was sent or withdrawn', async () => {
    const repositories = open(meena)
    await repositories.applications.apply(jobOf('approved'), profile, 'From the phone.')
    const unsent = await keepApplication(repositories)
    expect(await repositories.deliver(unsent)).toBe('applied')
    const other = await keepApplication(repositories, 'From the phone.', { ...profile, headline: 'Polisher' })
    expect(await repositories.deliver(other)).toBe('applied')
    const same = await keepApplication(repositories, 'From the phone.\n ')
    expect(await repositories.deliver(same)).toBeNull()
    // Without the address the company may have no way to answer.
    await repositories.outbox?.keepApplication(jobOf('approved'), profile, 'From the phone.', meena.email)
    const [withAddress] = (await repositories.outbox?.list()) ?? []
    expect(await repositories.deliver(withAddress as Unsent)).toBe('applied')
    await repositories.applications.withdraw(sent()[0] as Application)
    expect(await repositories.deliver(same)).toBe('applied')
  })

  test('waits for a verified email, but is rejected when the job has ended', async () => {
    const unsent = await keepApplication(open(meena))
    await expect(open(meena, { unverified: true }).deliver(unsent)).rejects.toThrow('not confirmed')
    store.setElements('jobs', [jobOf('deleted')])
    expect(await open(meena).deliver(unsent)).toBe('ended')
    store.setElements('jobs', [])
    expect(await open(meena).deliver(unsent)).toBe('ended')
    expect(sent()).toEqual([])
  })

  test('attaches the files of the current profile', async () => {
    const repositories = open(meena)
    const unsent = await keepApplication(repositories, '', {
      ...profile,
      resumeName: 'old.pdf',
      resumeUrl: 'file:gone'
    })
    const resumeUrl = createFileLink(await files.keep(meena.uid, new Blob(['%PDF new'])))
    store.setElements(`userProfile_${meena.uid}`, [{ ...profile, revision: 2, resumeName: 'new.pdf', resumeUrl }])
    expect(await repositories.deliver(unsent)).toBeNull()
    const [{ profile: copy } = {}] = sent()
    expect(copy?.resumeName).toBe('new.pdf')
    const copied = await files.read(copy?.resumeUrl.slice('file:'.length) ?? '')
    expect(await copied?.text()).toBe('%PDF new')
  })

  test('sends the chosen email and adds the phone number to the profile', async () => {
    const repositories = open(meena)
    await repositories.outbox?.keepApplication(jobOf('approved'), profile, '', meena.email)
    store.setElements(`userProfile_${meena.uid}`, [{ ...profile, revision: 2, contactNumber: '' }])
    const [unsent] = (await repositories.outbox?.list()) ?? []
    expect(await repositories.deliver(unsent as Unsent)).toBeNull()
    expect(sent()).toMatchObject([{ profile: { email: meena.email } }])
    expect(store.readElements(`userProfile_${meena.uid}`)).toMatchObject([{ contactNumber: profile.contactNumber }])
  })

  test('is sent when the profile does not fit, but waits while offline', async () => {
    const repositories = open(meena)
    const unsent = await keepApplication(repositories)
    store.setElements(`userProfile_${meena.uid}`, [{ ...profile, revision: 2, headline: '' }])
    const { change } = store
    const failProfile = (failure: 'full' | 'unavailable') => {
      store.change = (collection, ...rest) =>
        collection.name === `userProfile_${meena.uid}`
          ? Promise.reject(new StoreError(failure, 'no'))
          : change(collection, ...rest)
    }
    failProfile('unavailable')
    await expect(repositories.deliver(unsent)).rejects.toMatchObject({ failure: 'unavailable' })
    expect(sent()).toEqual([])
    failProfile('full')
    expect(await repositories.deliver(unsent)).toBeNull()
    expect(sent()).toMatchObject([{ profile: { headline: 'Kundan setter' } }])
  })

  test.each([
    [false, 1],
    [true, 0]
  ])('sets the visibility (hidden: %s) unless the profile changed since', async (hidden, count) => {
    store.setElements('candidateProfiles', [])
    const repositories = open(meena)
    const unsent = await keepApplication(repositories, '', { ...profile, hidden })
    expect(await repositories.deliver(unsent)).toBeNull()
    expect(store.readElements(`userProfile_${meena.uid}`)).toMatchObject([{ hidden }])
    expect(store.readElements('candidateProfiles')).toHaveLength(count)
    store.setElements('applications', [])
    store.setElements(`userProfile_${meena.uid}`, [{ ...profile, revision: 2, hidden: !hidden }])
    expect(await repositories.deliver(unsent)).toBeNull()
    expect(store.readElements(`userProfile_${meena.uid}`)).toMatchObject([{ hidden: !hidden }])
  })

  test('keeps the copied files when the response of the save is lost', async () => {
    const repositories = open(meena)
    const resumeUrl = createFileLink(await files.keep(meena.uid, new Blob(['%PDF'])))
    store.setElements(`userProfile_${meena.uid}`, [{ ...profile, revision: 1, resumeUrl }])
    const unsent = await keepApplication(repositories)
    const change = store.change
    store.change = async (...args) => {
      await change(...args)
      store.faults.writes = 'offline'
      return change(...args)
    }
    await expect(repositories.deliver(unsent)).rejects.toMatchObject({ isOffline: true })
    store.change = change
    store.faults.writes = undefined
    expect(await repositories.deliver(unsent)).toBeNull()
    expect(sent()).toHaveLength(1)
    const copy = sent()[0]?.profile?.resumeUrl.slice('file:'.length) ?? ''
    expect(await (await files.read(copy))?.text()).toBe('%PDF')
  })
})

describe('delivery of an unsent job', () => {
  test('is sent once under the id chosen offline', async () => {
    const repositories = open(suvarna)
    const unsent = await keepJob(repositories)
    for (const _ of ['first', 'second']) expect(await repositories.deliver(unsent)).toBeNull()
    const posted = store.readElements('jobs').slice(1)
    expect(posted).toMatchObject([{ id: 'job_new', title: 'Caster', status: 'pending', liveDays: 30 }])
  })

  test('is rejected when another job has the same id', async () => {
    const repositories = open(suvarna)
    const unsent = await keepJob(repositories)
    for (const stored of [
      jobOf('pending', { id: 'job_new', title: 'Melter' }),
      jobOf('pending', { ...contentNamed('Caster'), id: 'job_new', employerId: kesar.uid })
    ]) {
      store.setElements('jobs', [stored])
      expect(await repositories.deliver(unsent)).toBe('different')
    }
  })

  test('is rejected over a limit or when the role was lost', async () => {
    const repositories = open(suvarna)
    const long = await keepJob(repositories, 'x'.repeat(400))
    expect(await repositories.deliver(long)).toBe('forbidden')
    const unsent = await keepJob(repositories)
    user = { ...user, role: 'Candidate' }
    expect(await repositories.deliver(unsent)).toBe('forbidden')
  })
})

test('delivery from the outbox › keeps a failed item queued and reports a rejection', async () => {
  const repositories = open(suvarna)
  const unsent = await keepJob(repositories)
  for (const fault of ['offline', 'unavailable'] as const) {
    store.faults.writes = fault
    await expect(repositories.deliver(unsent)).rejects.toMatchObject({ failure: 'unavailable' })
  }
  store.faults.writes = 'full'
  expect(await repositories.deliver(unsent)).toBe('full')
  store.faults.writes = 'damaged'
  expect(await repositories.deliver(unsent)).toBe('other')
  store.faults.writes = undefined
  expect(await repositories.deliver(unsent)).toBeNull()
})
