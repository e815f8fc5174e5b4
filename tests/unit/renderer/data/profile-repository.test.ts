import { beforeEach, describe, expect, test } from 'vitest'
import { createAuthorizedStore } from '#renderer/data/authorized-store.ts'
import { createProfileRepository, type ProfileRepository } from '#renderer/data/profile-repository.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { createMemoryStore, type MemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts'
import { userProfiles } from '#shared/collections/user-profiles.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import {
  createFileLink,
  emptyProfile,
  type ProfileContent,
  type UserProfile
} from '#shared/domain/candidate/user-profile.ts'
import { refused } from '#tests/support/authorized-board.ts'
import { admin, meena, suvarna } from '#tests/support/job-people.ts'
import { createMemoryFiles, type MemoryFiles } from '#tests/support/memory-files.ts'

let store: MemoryStore
let files: MemoryFiles

beforeEach(() => {
  store = createMemoryStore()
  files = createMemoryFiles()
})

type Person = Pick<SessionUser, 'uid' | 'role' | 'email'>
const asha: Person = { uid: 'u-asha', role: 'Candidate', email: 'asha@example.com' }
const otherAsha: Person = { uid: 'u-asha-2', role: 'Candidate', email: 'asha2@example.com' }

/** With a first profile everybody here says that they want to be found. */
function of(person: Person): ProfileRepository {
  return found(createProfileRepository({ documents: createAuthorizedStore(store, () => person), files }, person))
}
function found(repository: ProfileRepository): ProfileRepository {
  const save: ProfileRepository['save'] = (content, base, chosen, hidden) =>
    repository.save(content, base, chosen, hidden ?? (base === 0 ? false : undefined))
  return { ...repository, save }
}
function content(name: string, more: Partial<ProfileContent> = {}): ProfileContent {
  return { ...emptyProfile, name, headline: 'Kundan setter', location: 'Jaipur RJ', skills: 'kundan, , polki', ...more }
}
const publicProfiles = () => store.readElements('candidateProfiles') as CandidateProfile[]
const ids = () => publicProfiles().map(({ id }) => id)
const numbers = () => store.readElements('candidateNumbers')
const own = ({ uid }: Person) => store.readElements(userProfiles.of(uid).name)[0] as UserProfile | undefined
const pdf = (text = '%PDF-1.7') => new Blob([text], { type: 'application/pdf' })

describe('profile with an unverified email', () => {
  let unverified = true
  const asUnverified = () => {
    const documents = createAuthorizedStore(store, () => asha)
    return found(createProfileRepository({ documents, files, isUnverified: () => unverified }, asha))
  }
  beforeEach(() => {
    unverified = true
  })

  test('is stored for its owner and published after verification', async () => {
    const saved = await asUnverified().save(content('Asha Patel'), 0)
    expect(saved).toMatchObject({
      profile: { name: 'Asha Patel' },
      publicProfileError: undefined,
      isPublicProfileWaiting: true
    })
    expect(publicProfiles()).toEqual([])
    unverified = false
    await asUnverified().publish()
    expect(publicProfiles()).toMatchObject([{ id: 'asha_patel', uid: 'u-asha', name: 'Asha Patel', hidden: false }])
    expect(own(asha)).toMatchObject({ publicProfileId: 'asha_patel' })
  })

  test('rejects a save that contains a file and stores nothing', async () => {
    await expect(asUnverified().save(content('Asha Patel'), 0, { resume: pdf() })).rejects.toMatchObject(refused)
    expect([files.listNames(), own(asha)]).toEqual([[], undefined])
  })

  test('hides a visible phone number immediately', async () => {
    unverified = false
    await asUnverified().save(content('Asha Patel', { contactNumber: '98250 12345' }), 0)
    await asUnverified().setNumberFor('employers')
    expect(numbers()).toMatchObject([{ id: 'asha_patel', number: '98250 12345' }])
    unverified = true
    await asUnverified().setNumberFor('applied')
    expect(numbers()).toEqual([])
  })
})

test('profile › is not public until the candidate chooses a visibility', async () => {
  const repository = createProfileRepository({ documents: createAuthorizedStore(store, () => asha), files }, asha)
  // As profiles are from before it was asked.
  await repository.save(content('Asha Patel'), 0)
  await repository.publish()
  await repository.setNumberFor('applied')
  await repository.setHidden(true)
  expect(publicProfiles()).toEqual([])
  await repository.setHidden(false)
  expect(publicProfiles()).toMatchObject([{ id: 'asha_patel', hidden: false }])
})

describe('saving a profile', () => {
  test('stores the private and the public profile', async () => {
    const wanted = content('Asha Patel', {
      availability: 'Open to offers',
      contactNumber: '98250',
      resumeName: 'a.pdf'
    })
    const { profile, publicProfileError } = await of(asha).save(wanted, 0, {
      resume: pdf(),
      avatar: new Blob(['face'])
    })
    expect(publicProfileError).toBeUndefined()
    const [resume = '', avatar = ''] = files.listNames()
    const expectedFiles = { resumeUrl: createFileLink(resume), avatarUrl: createFileLink(avatar) }
    expect(profile).toEqual({
      ...wanted,
      ...expectedFiles,
      hidden: false,
      id: 'u-asha',
      revision: 1,
      publicProfileId: 'asha_patel'
    })
    expect(store.readElements('userProfile_u-asha')).toEqual([profile])
    expect(publicProfiles()).toEqual([
      {
        id: 'asha_patel',
        revision: 1,
        uid: 'u-asha',
        name: 'Asha Patel',
        headline: 'Kundan setter',
        location: 'Jaipur RJ',
        skills: ['kundan', 'polki'],
        experience: '',
        availability: 'Open to offers',
        joiningPeriod: '',
        resumeUrl: createFileLink(resume),
        aadharUrl: '#',
        avatar: createFileLink(avatar),
        hidden: false
      }
    ])
  })

  test('creates two public profiles for two users with the same name', async () => {
    await Promise.all([of(asha).save(content('Asha Patel'), 0), of(otherAsha).save(content('Asha Patel'), 0)])
    expect(ids().sort()).toEqual(['asha_patel', 'asha_patel_2'])
    for (const person of [asha, otherAsha]) {
      expect(publicProfiles().find(({ uid }) => uid === person.uid)?.id).toBe(own(person)?.publicProfileId)
    }
  })

  test('reports a conflict with a newer version and stores nothing', async () => {
    await of(asha).save(content('Asha Patel'), 0)
    await of(asha).save(content('Asha Mehta'), 1)
    await expect(of(asha).save(content('Asha Shah'), 1, { resume: pdf() })).rejects.toMatchObject({
      failure: 'conflict',
      stored: { name: 'Asha Mehta', revision: 2 }
    })
    expect([publicProfiles()[0]?.name, files.listNames()]).toEqual(['Asha Mehta', []])
  })
})

describe('resume and avatar of a profile', () => {
  test('of the previous version are removed after a save', async () => {
    await of(asha).save(content('Asha Patel', { resumeName: 'old.pdf' }), 0, { resume: pdf('%PDF-1.4 old') })
    const { profile } = await of(asha).save(content('Asha Patel', { resumeName: 'new.pdf' }), 1, { resume: pdf() })
    expect(files.listNames().map(createFileLink)).toEqual([profile.resumeUrl])
    expect(publicProfiles()[0]?.resumeUrl).toBe(profile.resumeUrl)
    await of(asha).save(content('Asha Patel'), 2)
    expect([files.listNames(), publicProfiles()[0]?.resumeUrl]).toEqual([[], '#'])
  })

  test('prevent the save when storing a file fails', async () => {
    files.faults.writes = 'full'
    await expect(of(asha).save(content('Asha Patel'), 0, { resume: pdf() })).rejects.toMatchObject({ failure: 'full' })
    expect([own(asha), publicProfiles()]).toEqual([undefined, []])
  })

  test('are removed when saving the profile fails', async () => {
    store.faults.writes = 'full'
    await expect(of(asha).save(content('Asha Patel'), 0, { resume: pdf() })).rejects.toMatchObject({ failure: 'full' })
    expect(files.listNames()).toEqual([])
  })

  test('are kept when the response of the save is lost', async () => {
    const { change } = store
    store.change = async (...given) => {
      await change(...given)
      throw new StoreError('unavailable', 'no answer', { isOffline: true })
    }
    await expect(of(asha).save(content('Asha Patel'), 0, { resume: pdf() })).rejects.toMatchObject({ isOffline: true })
    expect(files.listNames().map(createFileLink)).toEqual([own(asha)?.resumeUrl])
  })
})

test('failed save of the public profile › keeps the new file and is repaired by the next save', async () => {
  const first = await of(asha).save(content('Asha Patel'), 0, { resume: pdf('%PDF-1.4 old') })
  const { change } = store
  store.change = (collection, ...rest) => {
    if (collection.name === candidateProfiles.name) store.faults.writes = 'full'
    return change(collection, ...rest)
  }
  const second = await of(asha).save(content('Asha Mehta'), 1, { resume: pdf() })
  expect(second).toMatchObject({
    profile: { name: 'Asha Mehta', revision: 2 },
    publicProfileError: { failure: 'full' }
  })
  expect(publicProfiles()).toMatchObject([{ name: 'Asha Patel', resumeUrl: first.profile.resumeUrl }])
  expect(files.listNames().map(createFileLink)).toEqual([first.profile.resumeUrl, second.profile.resumeUrl])

  store.change = change
  store.faults.writes = undefined
  await of(asha).save(content('Asha Mehta', { resumeUrl: second.profile.resumeUrl }), 2)
  expect(publicProfiles()).toMatchObject([{ name: 'Asha Mehta', resumeUrl: second.profile.resumeUrl }])
  expect(files.listNames().map(createFileLink)).toEqual([second.profile.resumeUrl])
})

test('hidden profile › is published with the current text when shown again', async () => {
  await of(asha).save(content('Asha Patel'), 0)
  await of(asha).setHidden(true)
  await of(asha).save(content('Asha Mehta'), 2)
  expect(publicProfiles()).toMatchObject([{ name: 'Asha Mehta', hidden: true }])
  await of(asha).setHidden(false)
  expect([publicProfiles()[0]?.hidden, own(asha)?.hidden]).toEqual([false, false])
})

test('phone number of a candidate › is hidden from employers once removed', async () => {
  await of(asha).save(content('Asha Patel', { contactNumber: '98250 12345' }), 0)
  await of(asha).setNumberFor('employers')
  expect(numbers()).toHaveLength(1)
  await of(asha).save(content('Asha Patel'), 2)
  expect([numbers(), publicProfiles()[0]?.hasNumber]).toEqual([[], undefined])
})

test('own profile of a candidate › does not include another user’s public profile', async () => {
  await of(asha).save(content('Asha Patel'), 0)
  const seen = (person: Person) =>
    new Promise<CandidateProfile | null>((resolve, reject) =>
      of(person).watchPublicProfile('asha_patel', resolve, reject)
    )
  expect(await seen(asha)).toMatchObject({ uid: 'u-asha' })
  expect(await seen(otherAsha)).toBeNull()
})

test('hiding a profile › reports a public profile that could not be updated', async () => {
  await of(asha).save(content('Asha Patel'), 0)
  const { change } = store
  const failPublicProfiles = () => {
    store.change = (collection, ...given) =>
      collection.name === candidateProfiles.name
        ? Promise.reject(new StoreError('full', 'no room'))
        : change(collection, ...given)
  }
  failPublicProfiles()
  await expect(of(asha).setHidden(true)).rejects.toMatchObject({ failure: 'full' })
  expect([publicProfiles()[0]?.hidden, own(asha)?.hidden]).toEqual([false, false])
  store.change = change
  await of(asha).setHidden(true)
  failPublicProfiles()
  await expect(of(asha).setHidden(false)).rejects.toMatchObject({ failure: 'full' })
  expect(publicProfiles()[0]?.hidden).toBe(true)
})

test('profile › can be written only by the owner, under the owner’s id', async () => {
  const profile = { ...content('Asha Patel'), id: 'u-asha' }
  for (const actor of [null, meena, suvarna, admin, { ...asha, uid: '' }]) {
    const documents = createAuthorizedStore(store, () => actor)
    await expect(documents.change(userProfiles.of('u-asha'), 'u-asha', () => profile)).rejects.toMatchObject(refused)
  }
  const documents = createAuthorizedStore(store, () => asha)
  const other = documents.change(userProfiles.of('u-asha'), 'another', () => ({ ...profile, id: 'another' }))
  await expect(other).rejects.toMatchObject(refused)
  await documents.change(userProfiles.of('u-asha'), 'u-asha', () => profile)
  await expect(
    createAuthorizedStore(store, () => meena).remove(userProfiles.of('u-asha'), 'u-asha')
  ).rejects.toMatchObject(refused)
})
