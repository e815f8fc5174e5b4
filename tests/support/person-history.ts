import { openRepositories, type Repositories } from '#renderer/data/open-repositories.ts'
import { type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import { applications } from '#shared/collections/applications.ts'
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts'
import { employerRequests } from '#shared/collections/employer-requests.ts'
import { employers } from '#shared/collections/employers.ts'
import { jobs } from '#shared/collections/jobs.ts'
import { userProfiles } from '#shared/collections/user-profiles.ts'
import { createSessionUser, findRole } from '#shared/domain/account/employer.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { numberAudiences } from '#shared/domain/candidate/candidate-phone.ts'
import { emptyProfile } from '#shared/domain/candidate/user-profile.ts'
import { emptyTexts } from '#shared/domain/job/job-form-values.ts'
import { contentNamed } from './job-people.ts'
import { randomBelow, randomOf } from './random.ts'

/** One person's actions, and others' with their data. Every word that identifies them begins with `secret`. */
interface PersonHistory {
  /** A log of the actions, for finding out why a history failed. */
  steps: string[]
  /** Kept by right: the administrator's answers, and a ban. */
  stays: { request: boolean; ban: boolean }
  /** As they are signed in when they leave. */
  user: SessionUser
}

/** A board on which a user can act. */
export interface HistoryBoard {
  /** The stores on a device of this person's. */
  as(user: SessionUser): { documents: DocumentStore; files: FileStore }
  person: Pick<SessionUser, 'uid' | 'email'>
  secret: string
}

const kesar = userOf('u-kesar', 'kesar_employer@loupe.example', 'Employer')
const administrator = userOf('u-asha', 'asha@loupe.example', 'Admin')

function userOf(uid: string, email: string, role: SessionUser['role']): SessionUser {
  return { uid, email, role, isAdmin: role === 'Admin', isEmployer: role === 'Employer' }
}

const newest = { by: 'postedDate', direction: 'descending' } as const

const jobIds = ['job_1', 'job_2', 'job_3']

/** Kesar's open jobs, made before anything happens. */
export async function openJobs(board: HistoryBoard): Promise<void> {
  const [jobsRepository, moderation] = [open(board, kesar).jobs, open(board, administrator).jobs]
  for (const id of jobIds) {
    const job = await jobsRepository.post(kesar, contentNamed('Stone setter'), id)
    await moderation.approve(administrator, job)
  }
}

function open(board: HistoryBoard, user: SessionUser): Repositories {
  return openRepositories(board.as(user), user, () => user)
}

/** A life of `length` steps, the same for the same numbers. What is not possible as things stand is not done. */
export async function liveOn(board: HistoryBoard, random: () => number, length: number): Promise<PersonHistory> {
  const { person, secret } = board
  const moderation = board.as(administrator).documents
  const steps: string[] = []
  const readEntry = () => moderation.get(employers, person.uid)
  const readUser = async (): Promise<SessionUser> => {
    const status = { entry: await readEntry() }
    const role = findRole('Candidate', person, status)
    return createSessionUser(person, role, status)
  }
  const readMine = async (): Promise<Application[]> =>
    (await moderation.query(applications, { where: { uid: person.uid }, order: 'stored', limit: 60 })).documents
  const pdf = () => new Blob([`%PDF-1.7 ${secret} resume`], { type: 'application/pdf' })
  const details = () => ({
    ...{ company: `Heera Jewels`, place: 'Surat', contactName: `${secret} Shah`, phone: '+91 98250 12345' },
    ...{ address: 'shop.example', gstin: '', words: `${secret} words` }
  })
  /** Each gets what the person is by now. */
  const acts: Record<string, (user: SessionUser, own: Repositories) => Promise<unknown>> = {
    async save(user, own) {
      const stored = await board.as(user).documents.get(userProfiles.of(user.uid), user.uid)
      const content = {
        ...{ ...emptyProfile, name: `${secret} Patel`, headline: `${secret} setter`, location: 'Jaipur RJ' },
        ...{ contactNumber: '+91 98250 12345', resumeName: `${secret}.pdf` }
      }
      await own.profile.save(content, stored?.revision ?? 0, { resume: pdf() }, random() < 0.2)
    },
    hide: (_user, own) => own.profile.setHidden(true),
    'show the number': (_user, own) => own.profile.setNumberFor(randomOf(random, numberAudiences)),
    show: (_user, own) => own.profile.setHidden(false),
    async apply(user, own) {
      const stored = await board.as(user).documents.get(userProfiles.of(user.uid), user.uid)
      if (stored)
        await own.applications.apply({ id: randomOf(random, jobIds) }, stored, `${secret} message`, user.email)
    },
    async withdraw(_user, own) {
      const [first] = (await readMine()).filter(({ state }) => state !== 'withdrawn')
      if (first) await own.applications.withdraw(first)
    },
    async ask(_user, own) {
      await (await own.ownRequest.open()).ask(details(), (await moderation.get(employerRequests, person.uid)) ?? null)
    },
    post: (user, own) => own.jobs.post(user, contentNamed('Polisher'), `job_own_${steps.length}`),
    draft: (_user, own) => own.draft(undefined).save({ texts: { ...emptyTexts, title: `${secret} draft` }, base: 0 }),
    async shortlist(_user, own) {
      const [seed] = (
        await moderation.query(candidateProfiles, { where: { hidden: false }, order: 'stored', limit: 5 })
      ).documents
      if (seed && seed.uid !== person.uid) await own.shortlist?.add(seed)
    },
    async approve() {
      const request = await moderation.get(employerRequests, person.uid)
      if (request?.state === 'waiting')
        await (await open(board, administrator).companyModeration.open()).approve(request, [])
    },
    async decline() {
      const request = await moderation.get(employerRequests, person.uid)
      if (request?.state === 'waiting') {
        await (await open(board, administrator).companyModeration.open()).decline(request, 'Nobody answers')
      }
    },
    ban: async () => (await open(board, administrator).companyModeration.open()).ban(person, 'Asked for money'),
    async lift() {
      const entry = await readEntry()
      if (entry?.ban) await (await open(board, administrator).companyModeration.open()).liftBan(entry)
    },
    async takeRole() {
      const entry = await readEntry()
      if (entry) await moderation.remove(employers, entry.id)
    },
    async 'an employer moves it'() {
      const [first] = (await readMine()).filter(({ state }) => state === 'new')
      if (first) await open(board, kesar).applications.move(first, 'interview')
    },
    async 'an employer invites them to an interview'() {
      const [first] = (await readMine()).filter(({ state }) => state === 'interview')
      const slots = [{ start: new Date(Math.floor(Date.now() / 60_000 + 3000) * 60_000).toISOString(), minutes: 30 }]
      const where = { kind: 'phone', number: '+91 98250 12345' } as const
      const words = { contact: 'Mr. Mehta', words: `${secret} is welcome` }
      if (first) await (await open(board, kesar).thread.open()).take(first, { type: 'invite', slots, where, ...words })
    },
    async 'answer an invitation'(_user, own) {
      const [first] = (await readMine()).filter(({ state }) => state === 'interview')
      if (first) await (await own.thread.open()).take(first, { type: 'otherTime', words: `${secret} asks for another` })
    },
    async 'save words'(_user, own) {
      await (await own.thread.open()).saveTemplate({ use: 'not-now', text: `${secret} regrets` })
    },
    async 'an employer notes it'() {
      const [first] = (await readMine()).filter(({ state }) => state !== 'withdrawn')
      if (first) await open(board, kesar).applicantNotes?.write(first, `${secret} is good`, 0)
    },
    async 'an employer invites them to a job'() {
      const asked = { where: { uid: person.uid }, order: 'stored', limit: 1 } as const
      const [publicProfile] = (await moderation.query(candidateProfiles, asked)).documents
      const job = await moderation.get(jobs, randomOf(random, jobIds))
      if (publicProfile && job) await open(board, kesar).invitations.invite(publicProfile, job)
    },
    async invite(_user, own) {
      const [seed] = (
        await moderation.query(candidateProfiles, { where: { hidden: false }, order: 'stored', limit: 5 })
      ).documents
      const [mine] = (await moderation.query(jobs, { where: { employerId: person.uid }, order: newest, limit: 1 }))
        .documents
      if (seed && mine) await own.invitations.invite(seed, mine)
    },
    async 'show the number of the company'({ uid, companyId }, own) {
      const words = { number: '+91 98250 12345', hours: `${secret} answers` }
      if (companyId) await (await own.companies.open()).saveNumber({ id: companyId }, uid, words)
    },
    async 'press for a number'({ uid, companyId }, own) {
      if (companyId) await (await own.companies.open()).showNumber(companyId, uid)
    },
    async 'an employer shortlists them'() {
      const asked = { where: { uid: person.uid }, order: 'stored', limit: 1 } as const
      const [publicProfile] = (await moderation.query(candidateProfiles, asked)).documents
      if (!publicProfile) return
      await open(board, kesar).shortlist?.add(publicProfile)
      await open(board, kesar).shortlist?.setNote(publicProfile.id, `${secret} again`, 1)
    }
  }
  const names = Object.keys(acts)
  for (let count = 0; count < length; count += 1) {
    const name = count === 0 ? 'save' : randomOf(random, names)
    const user = await readUser()
    try {
      await acts[name]?.(user, open(board, user))
      steps.push(name)
    } catch (error) {
      if (!(error instanceof StoreError)) throw new Error(`${steps.join(', ')}, ${name}`, { cause: error })
      steps.push(`(${name})`)
    }
  }
  const [request, entry, user] = [
    await moderation.get(employerRequests, person.uid),
    await readEntry(),
    await readUser()
  ]
  const hasBans = entry?.ban !== undefined || (entry?.earlierBans ?? []).length > 0
  const isKept = request !== undefined && (request.answers.length > 0 || user.ban !== undefined)
  return { steps, user, stays: { request: isKept, ban: hasBans } }
}

/** Collections of what two people say to each other: nothing in them is kept by right. */
export const spokenLists = ['candidateNumbers', 'companyNumbers', 'invitations', 'phoneReveals', 'threadSteps']

/** How long a history is. */
export const chooseLength = (random: () => number) => 6 + randomBelow(random, 18)

/** The person leaves: everything but the account itself. */
export async function leaveBoard(board: HistoryBoard, user: SessionUser): Promise<void> {
  await open(board, user).removeAccountData()
}

/** Kesar looks at the list of people that she keeps. */
export async function lookAtShortlist(board: HistoryBoard): Promise<void> {
  const { shortlist } = open(board, kesar)
  const entries = await new Promise<{ id: string; uid?: string | undefined }[]>((found, fail) => {
    const stop = shortlist?.watch((all) => {
      found(all)
      queueMicrotask(() => stop?.())
    }, fail)
  })
  for (const { id, uid } of entries) await shortlist?.removeIfGone({ id, uid })
}
