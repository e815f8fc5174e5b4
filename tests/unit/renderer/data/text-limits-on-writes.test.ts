import { describe, expect, test } from 'vitest'
import { applications } from '#shared/collections/applications.ts'
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts'
import { type ShortlistEntry, shortlistedCandidates } from '#shared/collections/shortlisted-candidates.ts'
import { userProfiles } from '#shared/collections/user-profiles.ts'
import { type ApplicantProfile, copyApplicantProfile } from '#shared/domain/application/application.ts'
import { reduceApplication } from '#shared/domain/application/application-reducer.ts'
import { emptyProfile, type UserProfile } from '#shared/domain/candidate/user-profile.ts'
import { boardOf, isRefused, refused } from '#tests/support/authorized-board.ts'
import { handMade } from '#tests/support/job-matrix.ts'
import { admin, jobOf, meena, suvarna } from '#tests/support/job-people.ts'
import { candidateOf } from '#tests/support/sample-candidates.ts'

// Below every screen: the same limits as at the rules of a shared board.

const text = (length: number) => 'x'.repeat(length)
const profile: UserProfile = { ...emptyProfile, id: meena.uid, name: 'Meena', headline: 'Setter', location: 'Surat GJ' }

describe('text limits of the candidate’s own profile', () => {
  const own = userProfiles.of(meena.uid)

  test('refuse too long a text and keep the stored text', async () => {
    const stored = { ...profile, revision: 1 }
    const { store, authorized } = boardOf(meena, [stored], own.name)
    await authorized.change(own, meena.uid, (before) => ({ ...(before as UserProfile), headline: text(200) }))
    const change = authorized.change(own, meena.uid, (before) => ({ ...(before as UserProfile), headline: text(201) }))
    await expect(change).rejects.toMatchObject(refused)
    expect(store.readElements(own.name)).toMatchObject([{ headline: text(200) }])
  })

  test('let a stored profile with too long a text be read and hidden', async () => {
    const { store, authorized } = boardOf(meena, [{ ...profile, headline: text(400) }], own.name)
    expect(await authorized.get(own, meena.uid)).toMatchObject({ headline: text(400) })
    await authorized.change(own, meena.uid, (before) => ({ ...(before as UserProfile), hidden: true }))
    expect(store.readElements(own.name)).toMatchObject([{ headline: text(400), hidden: true }])
    await authorized.remove(own, meena.uid)
    expect(store.readElements(own.name)).toEqual([])
  })
})

test('public profile › with too long a text is refused, but a stored one can be hidden', async () => {
  const old = candidateOf('meena', { uid: meena.uid, skills: [text(300)] })
  const { store, authorized } = boardOf(meena, [old], candidateProfiles.name)
  await authorized.change(candidateProfiles, 'meena', () => ({ ...old, hidden: true }))
  for (const change of [{ skills: [text(301)] }, { experience: text(501) }]) {
    const writing = authorized.change(candidateProfiles, 'meena', () => ({ ...old, ...change }))
    await expect(writing).rejects.toMatchObject(refused)
  }
  expect(store.readElements(candidateProfiles.name)).toMatchObject([{ skills: [text(300)], hidden: true }])
})

test.each([
  ['a profile within the limits', {}, false],
  ['a long headline', { headline: text(201) }, true],
  ['a long skill', { skills: [text(121)] }, true],
  ['a long resume name', { resumeName: text(301) }, true]
])('applicant’s profile › has the limits of a profile: %s', async (_, more: Partial<ApplicantProfile>, isTooLong) => {
  const copy = { ...copyApplicantProfile(profile, ['kundan'], meena.email), ...more }
  const step = { action: 'apply', job: jobOf('approved'), profile: copy, message: '' } as const
  const sent = reduceApplication(undefined, step, meena, new Date())
  const { store, authorized } = boardOf(meena, [], applications.name)
  store.setElements('jobs', [jobOf('approved')])
  const writing = authorized.change(applications, sent.id, () => sent, undefined, step)
  await (isTooLong ? expect(writing).rejects.toMatchObject(refused) : writing)
  expect(store.readElements(applications.name)).toHaveLength(isTooLong ? 0 : 1)
})

test('private note of an employer › is refused when too long, the stored note is kept', async () => {
  const list = shortlistedCandidates.of(suvarna.uid)
  const entry: ShortlistEntry = { ...candidateOf('meena'), note: text(6000), addedAt: '' }
  const { store, authorized } = boardOf(suvarna, [entry], list.name)
  const write = (note: string) => authorized.change(list, 'meena', (stored) => ({ ...(stored ?? entry), note }))
  await expect(write(text(5001))).rejects.toMatchObject(refused)
  expect(store.readElements(list.name)).toMatchObject([{ note: text(6000) }])
  await write(text(5000))
  expect(store.readElements(list.name)).toMatchObject([{ note: text(5000) }])
})

test('job and rejection reason › are refused when the text is too long', async () => {
  const job = handMade(undefined, 'post', suvarna, 'pending')
  expect(await isRefused(suvarna, undefined, { ...job, title: text(120) })).toBe(false)
  expect(await isRefused(suvarna, undefined, { ...job, title: text(121) })).toBe(true)
  const rejectedFor = (reason: string) => {
    const after = handMade(jobOf('pending'), 'reject', admin, 'rejected')
    const history = after.history as object[]
    return { ...after, rejectionReason: reason, history: history.with(-1, { ...history.at(-1), reason }) }
  }
  expect(await isRefused(admin, jobOf('pending'), rejectedFor(text(2000)))).toBe(false)
  expect(await isRefused(admin, jobOf('pending'), rejectedFor(text(2001)))).toBe(true)
})
