import { beforeEach, describe, expect, test } from 'vitest'
import { openRepositories, type Repositories } from '#renderer/data/repositories.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { createMemoryStore, type MemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { Unsent } from '#shared/collections/unsent.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { createFileLink } from '#shared/domain/candidate/user-profile.ts'
import { formatTexts } from '#shared/domain/job/job-form.ts'
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

async function keepPosting({ outbox }: Repositories, title = 'Caster'): Promise<Unsent> {
  await outbox?.keepPosting('job_new', contentNamed(title), 30)
  return (await outbox?.list())?.at(-1) as Unsent
}

const sent = () => store.readElements('applications') as Application[]

describe('an application', () => {
  test('arrives as it was typed, the job is marked, and a second attempt finds it there', async () => {
    const repositories = open(meena)
    const unsent = await keepApplication(repositories)
    for (const _ of ['first', 'second']) expect(await repositories.deliver(unsent)).toBeNull()
    expect(sent()).toMatchObject([{ message: 'I can come.', uid: meena.uid, profile: { name: 'Meena Patel' } }])
    expect(store.readElements(`appliedJobs_${meena.uid}`)).toEqual(['job_1'])
  })

  test('has arrived also when its answer was lost and the employer has moved it since', async () => {
    const repositories = open(meena)
    const unsent = await keepApplication(repositories)
    await repositories.deliver(unsent)
    const [stored] = sent()
    await open(suvarna).applications.move(stored as Application, 'reviewed')
    expect(await open(meena).deliver(unsent)).toBeNull()
    expect(sent()).toMatchObject([{ state: 'reviewed' }])
  })

  test('is refused when something else has been sent to the job, or was taken back', async () => {
    const repositories = open(meena)
    await repositories.applications.apply(jobOf('approved'), profile, 'From the phone.')
    const unsent = await keepApplication(repositories)
    expect(await repositories.deliver(unsent)).toBe('applied')
    const other = await keepApplication(repositories, 'From the phone.', { ...profile, headline: 'Polisher' })
    expect(await repositories.deliver(other)).toBe('applied')
    const same = await keepApplication(repositories, 'From the phone.\n ')
    expect(await repositories.deliver(same)).toBeNull()
    // Without the address the house may have no way to answer.
    await repositories.outbox?.keepApplication(jobOf('approved'), profile, 'From the phone.', meena.email)
    const [withAddress] = (await repositories.outbox?.list()) ?? []
    expect(await repositories.deliver(withAddress as Unsent)).toBe('applied')
    await repositories.applications.withdraw(sent()[0] as Application)
    expect(await repositories.deliver(same)).toBe('applied')
  })

  test('is refused with the reason when the job has ended, or its candidate has not shown whose address it is', async () => {
    const unsent = await keepApplication(open(meena))
    expect(await open(meena, { unverified: true }).deliver(unsent)).toBe('unverified')
    store.setElements('jobs', [jobOf('deleted')])
    expect(await open(meena).deliver(unsent)).toBe('ended')
    store.setElements('jobs', [])
    expect(await open(meena).deliver(unsent)).toBe('ended')
    expect(sent()).toEqual([])
  })

  test('goes with the files that the candidate keeps by now', async () => {
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

  test('brings into the profile what was asked for when it was written, and nothing else', async () => {
    const repositories = open(meena)
    const unsent = await keepApplication(repositories, '', { ...profile, skills: 'casting' })
    store.setElements(`userProfile_${meena.uid}`, [{ ...profile, revision: 2, headline: '', skills: 'polki' }])
    expect(await repositories.deliver(unsent)).toBeNull()
    expect(store.readElements(`userProfile_${meena.uid}`)).toMatchObject([
      { name: 'Meena Patel', headline: 'Kundan setter', skills: 'polki' }
    ])
  })

  test('goes with the address that its candidate sends along, and brings the number into the profile', async () => {
    const repositories = open(meena)
    await repositories.outbox?.keepApplication(jobOf('approved'), profile, '', meena.email)
    store.setElements(`userProfile_${meena.uid}`, [{ ...profile, revision: 2, contactNumber: '' }])
    const [unsent] = (await repositories.outbox?.list()) ?? []
    expect(await repositories.deliver(unsent as Unsent)).toBeNull()
    expect(sent()).toMatchObject([{ profile: { email: meena.email } }])
    expect(store.readElements(`userProfile_${meena.uid}`)).toMatchObject([{ contactNumber: profile.contactNumber }])
  })

  test('goes although what it brings cannot be kept in the profile, and waits while the board is out of reach', async () => {
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

  test('is refused, and not for the job’s sake, when whoever wrote it is no candidate any more', async () => {
    const unsent = await keepApplication(open(meena))
    expect(await open(meena, { role: 'Employer', isEmployer: true }).deliver(unsent)).toBe('forbidden')
  })

  test.each([
    [false, 1],
    [true, 0]
  ])('brings along who may find its candidate (hidden: %s), unless that was answered since', async (hidden, count) => {
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

  test('keeps its files when the answer is lost after it was stored', async () => {
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

describe('a posting', () => {
  test('arrives under its id, and a second attempt finds it there', async () => {
    const repositories = open(suvarna)
    const unsent = await keepPosting(repositories)
    for (const _ of ['first', 'second']) expect(await repositories.deliver(unsent)).toBeNull()
    const posted = store.readElements('jobs').slice(1)
    expect(posted).toMatchObject([{ id: 'job_new', title: 'Caster', status: 'pending', liveDays: 30 }])
  })

  test('that waits does not stand in the form again as a draft', async () => {
    const repositories = open(suvarna)
    const draft = repositories.draft(undefined)
    await draft.save({ texts: formatTexts(contentNamed('Caster')), base: 0 })
    expect(await draft.read()).toMatchObject({ texts: { title: 'Caster' } })
    await keepPosting(repositories)
    expect(await draft.read()).toBeUndefined()
  })

  test('is refused when its id stands for other words, or for another house', async () => {
    const repositories = open(suvarna)
    const unsent = await keepPosting(repositories)
    for (const stored of [
      jobOf('pending', { id: 'job_new', title: 'Melter' }),
      jobOf('pending', { ...contentNamed('Caster'), id: 'job_new', employerId: kesar.uid })
    ]) {
      store.setElements('jobs', [stored])
      expect(await repositories.deliver(unsent)).toBe('different')
    }
  })

  test('is refused when it says more than the board takes, or its employer is none any more', async () => {
    const repositories = open(suvarna)
    const long = await keepPosting(repositories, 'x'.repeat(400))
    expect(await repositories.deliver(long)).toBe('forbidden')
    const unsent = await keepPosting(repositories)
    user = { ...user, role: 'Candidate' }
    expect(await repositories.deliver(unsent)).toBe('forbidden')
  })
})

test('what the board has not decided about is not called refused', async () => {
  const repositories = open(suvarna)
  const unsent = await keepPosting(repositories)
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
