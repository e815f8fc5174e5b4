import { userProfiles } from '#shared/collections/user-profiles.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Application, ApplicationStage } from '#shared/domain/application/application.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { pickContent } from '#shared/domain/job/job-content.ts'
import { closeOutcomes } from '#shared/domain/job/job-ending.ts'
import { postings as samples } from '#shared/domain/seeds/seed-jobs.ts'
import type { SeedPosting } from '#shared/domain/seeds/seed-posting.ts'
import { type Candidate, imran, kavita, meena, nandini, salim, sohini } from './candidates.ts'
import { administrator, kesar, ratnadeep, shubhLabh, tara } from './people.ts'
import type { Stage } from './stage.ts'

/** Postings of all other firms are the administrator's. */
const owners: ReadonlyMap<string, SessionUser> = new Map([
  ['Ratnadeep Jewels', ratnadeep],
  ['Kesar Kundan House', kesar],
  ['Tara Solitaires', tara],
  ['Shubh Labh Bullion', shubhLabh]
])

const findOwner = ({ company }: SeedPosting) => owners.get(company) ?? administrator

/** Without Suvarna's, which has three of its own. */
const postings = samples.filter(({ company }) => company !== 'Suvarna Karigari Works')

/** It waits at the desk without a hint, and so it is posted once. */
export const revisedTitle = 'Kundan and Polki Sketch Designer'

export function findTitled(live: readonly Job[], title: string): Job {
  const found = live.find((job) => job.title === title)
  if (!found) throw new Error(`The board has no posting ${title}`)
  return found
}

/** The samples, live for as many days as each of them says. */
export async function postLive(stage: Stage): Promise<Job[]> {
  const live: Job[] = []
  for (const [index, posting] of postings.entries()) live.push(await publish(stage, posting, index, posting.daysAgo))
  return live
}

/** Approved some hours after it was posted; the administrator's own are live at once. */
async function publish(stage: Stage, posting: SeedPosting, index: number, daysAgo: number, liveDays?: number) {
  const owner = findOwner(posting)
  stage.enter(owner, daysAgo + (index % 3 === 0 ? 0 : 1), 9 + (index % 2))
  const job = await stage.post(owner, pickContent(posting), liveDays)
  if (owner === administrator) return job
  stage.enter(administrator, daysAgo, 11 + (index % 8), (index * 7) % 60)
  return stage.postings.approve(administrator, job)
}

/** Earlier applicants and their stages, by title. */
const applicants: ReadonlyMap<string, readonly (readonly [Candidate, ApplicationStage])[]> = new Map(
  Object.entries({
    Accountant: [
      [sohini, 'not-now'],
      [kavita, 'hired']
    ],
    'Diamond Purchase Executive': [
      [imran, 'reviewed'],
      [kavita, 'not-now']
    ],
    'Hallmarking and HUID Coordinator': [
      [imran, 'hired'],
      [meena, 'not-now'],
      [salim, 'reviewed']
    ],
    'Online Catalogue Executive': [[nandini, 'not-now']]
  } satisfies Record<string, readonly (readonly [Candidate, ApplicationStage])[]>)
)

/** Twelve weeks of earlier postings: somebody was found or not, and they were closed. */
export async function playHistory(stage: Stage): Promise<void> {
  const earlier = postings.filter(
    ({ title }, index) => title !== revisedTitle && (index % 3 !== 2 || applicants.has(title))
  )
  for (const [index, posting] of earlier.entries()) {
    const owner = findOwner(posting)
    const daysAgo = 82 - ((index * 7) % 46)
    // So many days, since an expired posting takes no application.
    const job = await publish(stage, posting, index, daysAgo, 90)
    for (const [candidate, outcome] of applicants.get(posting.title) ?? []) {
      const application = await apply(stage, candidate, job, '', daysAgo - 3, 12)
      stage.enter(owner, daysAgo - 4, 10 + (index % 7))
      await stage.applications.move(application, outcome)
    }
    stage.enter(owner, daysAgo - 14 - ((index * 5) % 17), 18)
    await stage.postings.close(owner, job, closeOutcomes[index % closeOutcomes.length] ?? 'not-filled')
  }
}

export async function apply(
  stage: Stage,
  { person }: Candidate,
  job: Job,
  message: string,
  daysAgo: number,
  hour: number
): Promise<Application> {
  stage.enter(person, daysAgo, hour)
  const profile = await stage.documents.get(userProfiles.of(person.uid), person.uid)
  if (!profile) throw new Error(`${person.email} has no profile`)
  return stage.applications.apply(job, profile, message, person.email)
}
