import { beforeEach, describe, expect, test } from 'vitest'
import type { LocalAccounts } from '#renderer/data/accounts/local/local-accounts.ts'
import { createAuthorizedStore } from '#renderer/data/authorized-store.ts'
import { createEmployersRepository, type EmployerAccount } from '#renderer/data/employers-repository.ts'
import { openRepositories } from '#renderer/data/open-repositories.ts'
import { createMemorySession } from '#renderer/platform/memory-session.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { createMemoryStore, type MemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { employers } from '#shared/collections/employers.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { createFileLink } from '#shared/domain/candidate/user-profile.ts'
import { refused } from '#tests/support/authorized-board.ts'
import { fastPasswordHash } from '#tests/support/fast-password-hash.ts'
import { createMemoryFiles, type MemoryFiles } from '#tests/support/memory-files.ts'
import { enter, openAccountsOver, password } from '#tests/support/people.ts'
import { candidateOf } from '#tests/support/sample-candidates.ts'
import { until } from '#tests/support/until.ts'

const administrator: SessionUser = {
  ...{ email: 'admin@loupe.example', uid: 'admin', role: 'Admin', isAdmin: true, isEmployer: false }
}

let store: MemoryStore
let session: ReturnType<typeof createMemorySession>
let accounts: LocalAccounts
beforeEach(async () => {
  fastPasswordHash()
  store = createMemoryStore()
  session = createMemorySession()
  accounts = await openAccountsOver(store, session)
})

const repositoryOf = (actor: SessionUser | null) =>
  createEmployersRepository(
    createAuthorizedStore(store, () => actor),
    () => actor
  )
const followUser = () => {
  const seen: (SessionUser | null)[] = []
  accounts.watch((user) => seen.push(user))
  return () => seen.at(-1)
}

test('employer account › is confirmed and unconfirmed without a reload', async () => {
  const employer = await enter(accounts, 'Employer')
  const current = followUser()
  expect(employer).toMatchObject({ role: 'Employer', unconfirmed: true })
  const { confirm, withdraw } = repositoryOf(administrator)
  await confirm(employer)
  await until(() => expect(current()).toEqual({ ...employer, unconfirmed: undefined }))
  expect(await accounts.restore()).not.toHaveProperty('unconfirmed')
  await withdraw(employer)
  await until(() => expect(current()).toEqual(employer))
  await confirm(employer)
  await accounts.signOut()
  expect(await accounts.signIn(employer.email, password)).not.toHaveProperty('unconfirmed')
  expect(await enter(accounts, 'Candidate')).not.toHaveProperty('unconfirmed')
})

describe('employer account', () => {
  const entry = { confirmedAt: '2026-11-02T09:00:00.000Z', confirmedBy: 'admin' }

  test('stays unconfirmed when the administrator’s confirmation has a wrong uid, email or date', async () => {
    const { uid, email } = await enter(accounts, 'Employer')
    for (const forged of [
      { ...entry, id: 'u-other', email },
      { ...entry, id: uid, email: 'kesar_employer@loupe.example' },
      { id: uid, email }
    ]) {
      store.setElements(employers.name, [forged])
      expect(await accounts.restore()).toMatchObject({ uid, unconfirmed: true })
    }
    store.setElements(employers.name, [{ ...entry, id: uid, email }])
    expect(await accounts.restore()).not.toHaveProperty('unconfirmed')
  })

  test('stays unconfirmed when the session is edited manually', async () => {
    await enter(accounts, 'Employer')
    const { unconfirmed: _unconfirmed, ...edited } = JSON.parse(session.read() ?? '')
    session.write(JSON.stringify(edited))
    expect(await accounts.restore()).toMatchObject({ unconfirmed: true })
  })

  test('stays unconfirmed when another user than the administrator confirms', async () => {
    const employer = await enter(accounts, 'Employer')
    const candidate = { ...employer, role: 'Candidate', isEmployer: false } as const
    for (const actor of [employer, { ...employer, unconfirmed: undefined } as never, candidate, null]) {
      await expect(repositoryOf(actor).confirm(employer)).rejects.toMatchObject(refused)
      const authorized = createAuthorizedStore(store, () => actor)
      const forged = { ...entry, id: employer.uid, email: employer.email }
      await expect(authorized.change(employers, employer.uid, () => forged)).rejects.toMatchObject(refused)
    }
    // Not even the administrator in another's name.
    const authorized = createAuthorizedStore(store, () => administrator)
    const inAnothersName = { ...entry, confirmedBy: 'somebody', id: employer.uid, email: employer.email }
    await expect(authorized.change(employers, employer.uid, () => inAnothersName)).rejects.toMatchObject(refused)
    expect(store.readElements(employers.name)).toEqual([])
    await repositoryOf(administrator).confirm(employer)
    const another = { ...employer, uid: 'u-another' }
    await expect(repositoryOf(another).withdraw(employer)).rejects.toMatchObject(refused)
    expect(store.readElements(employers.name)).toMatchObject([{ id: employer.uid, confirmedBy: 'admin' }])
  })
})

test('employer document › neither confirms nor bans an account when unreadable', async () => {
  const employer = await enter(accounts, 'Employer')
  const current = followUser()
  await repositoryOf(administrator).confirm(employer)
  await until(() => expect(current()).not.toHaveProperty('unconfirmed'))
  const { query } = store
  store.query = (collection, asked) =>
    collection.name === employers.name ? Promise.reject(new StoreError('damaged', 'no list')) : query(collection, asked)
  expect(await accounts.restore()).toMatchObject({ uid: employer.uid, unconfirmed: true })
  expect(await accounts.signIn(employer.email, password)).toMatchObject({ uid: employer.uid, unconfirmed: true })
})

test('employer list › is visible to the administrator only, unconfirmed first', async () => {
  const first = await accounts.signUp('anand_employer@loupe.example', password, 'Employer')
  const second = await accounts.signUp('suvarna_employer@loupe.example', password, 'Employer')
  const third = await accounts.signUp('kesar_employer@loupe.example', password, 'Employer')
  await accounts.signUp('meena@example.com', password, 'Candidate')
  await repositoryOf(administrator).confirm(first)
  await repositoryOf(administrator).confirm({ uid: second.uid, email: 'kesar_employer@loupe.example' })
  const seen: EmployerAccount[][] = []
  const errors: StoreError[] = []
  const stop = repositoryOf(administrator).watch(
    (list) => seen.push(list),
    (error) => errors.push(error)
  )
  await until(() =>
    expect(seen.at(-1)?.map(({ email, confirmedAt }) => [email, confirmedAt !== undefined])).toEqual([
      [third.email, false],
      [second.email, false],
      [first.email, true]
    ])
  )
  expect(JSON.stringify(seen)).not.toContain('verifier')
  stop()
  for (const actor of [second, null])
    repositoryOf(actor).watch(
      () => expect.unreachable(),
      (error) => errors.push(error)
    )
  expect(errors.map(({ failure }) => failure)).toEqual(['refused', 'refused'])
})

describe('resume and Aadhaar of a candidate', () => {
  const publicProfile = candidateOf('meena_patel', { uid: 'u-meena' })
  let files: MemoryFiles
  let name: string
  beforeEach(async () => {
    files = createMemoryFiles()
    name = await files.keep('u-meena', new Blob(['%PDF-1.7'], { type: 'application/pdf' }))
    store.setElements('candidateNumbers', [{ id: publicProfile.id, uid: publicProfile.uid, number: '98250 12345' }])
  })
  const documentsOf = (actor: SessionUser | null) =>
    openRepositories({ documents: store, files }, actor ?? administrator, () => actor).candidateDocuments

  test('are hidden from unconfirmed and unverified employers', async () => {
    const employer = await enter(accounts, 'Employer')
    const { unconfirmed: _unconfirmed, ...confirmed } = employer
    const profile = { resumeUrl: 'https://documents.example.com/a' } as never
    for (const actor of [employer, { ...confirmed, unverified: true } as const, null]) {
      const documents = documentsOf(actor)
      await expect(documents.readFile(createFileLink(name), 'u-meena')).rejects.toMatchObject(refused)
      await expect(documents.findCandidateDocument(publicProfile, 'aadhar')).rejects.toMatchObject(refused)
      await expect(documents.findNumber(publicProfile)).rejects.toMatchObject(refused)
      await expect(documents.findApplicantResume(profile, 'u-meena')).rejects.toMatchObject(refused)
    }
    for (const actor of [confirmed, administrator]) {
      const documents = documentsOf(actor)
      expect(await (await documents.readFile(createFileLink(name), 'u-meena'))?.text()).toBe('%PDF-1.7')
      expect(await documents.findCandidateDocument(publicProfile, 'aadhar')).toBe(
        'https://documents.example.com/aadhar'
      )
      expect(await documents.findNumber(publicProfile)).toBe('98250 12345')
      expect(await documents.findApplicantResume(profile, 'u-meena')).toBe('https://documents.example.com/a')
    }
  })
})
