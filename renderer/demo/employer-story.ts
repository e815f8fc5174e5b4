import { candidateProfiles } from '#shared/collections/candidate-profiles.ts'
import type { ApplicationStage } from '#shared/domain/application/application.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { JobContent } from '#shared/domain/job/job-content.ts'
import {
  arun,
  bhavesh,
  type Candidate,
  dinesh,
  imran,
  jyoti,
  kavita,
  meena,
  nandini,
  ramesh,
  salim,
  sohini
} from './candidates.ts'
import { apply, findTitled } from './history-story.ts'
import { administrator, suvarna } from './people.ts'
import { caster, polisher, setter } from './postings.ts'
import type { Stage } from './stage.ts'

interface Applying {
  candidate: Candidate
  message: string
  daysAgo: number
  hour: number
  /** Stages after the first, two days apart. */
  moves?: readonly ApplicationStage[]
  note?: string
}

const forSetter: readonly Applying[] = [
  {
    candidate: bhavesh,
    message: 'I can show you a trial piece on any day.',
    daysAgo: 17,
    hour: 10,
    moves: ['reviewed', 'interview', 'hired'],
    note: 'Trial piece: 64 stones in two hours, none loose. Begins on the first of the month, early shift.'
  },
  {
    candidate: nandini,
    message: 'I design in CAD, and would like to learn setting from the bench up.',
    daysAgo: 15,
    hour: 19,
    moves: ['reviewed', 'not-now']
  },
  {
    candidate: meena,
    message: 'I live ten minutes from Varachha and can begin after two weeks of notice.',
    daysAgo: 9,
    hour: 21,
    moves: ['reviewed', 'interview'],
    note: 'Comes on Saturday at 10 for a trial piece. Ask for the late shift.'
  },
  {
    candidate: salim,
    message: 'Setting is half of my work at my own bench; I would rather have a house around me.',
    daysAgo: 6,
    hour: 13,
    moves: ['reviewed'],
    note: 'Pavé is not his first trade. Casting?'
  },
  {
    candidate: ramesh,
    message: 'I have polished for three years and want to sit at a setter’s bench.',
    daysAgo: 2,
    hour: 9
  },
  { candidate: imran, message: '', daysAgo: 2, hour: 17 },
  { candidate: jyoti, message: 'My teacher at IIGJ will speak for me.', daysAgo: 1, hour: 18 }
]

const forCaster: readonly Applying[] = [
  {
    candidate: dinesh,
    message: 'Eight years of casting, the last two with three people under me.',
    daysAgo: 12,
    hour: 11,
    moves: ['reviewed'],
    note: 'Good. Wants ₹50,000, and four weeks.'
  }
]

const forPolisher: readonly Applying[] = [
  {
    candidate: arun,
    message: 'I know Rajubhai of your night shift, he can tell you how I work.',
    daysAgo: 60,
    hour: 12,
    moves: ['reviewed', 'interview', 'hired']
  }
]

/** One employer with a live posting, one that ends in three days and one that is filled, and nine applicants. */
export async function runWorkshop(stage: Stage): Promise<void> {
  const live = await publish(stage, setter, 19)
  await receive(stage, live, forSetter)
  // Approved 27 days ago: three are left.
  await receive(stage, await publish(stage, caster, 27, 30), forCaster)
  const filled = await publish(stage, polisher, 75, 90)
  await receive(stage, filled, forPolisher)
  stage.enter(suvarna, 40, 18)
  await stage.postings.close(suvarna, filled, 'filled-here')
  await shortlist(stage)
}

/** Applications that nobody has answered yet, by title. */
const elsewhere: readonly (readonly [title: string, candidate: Candidate, message: string, daysAgo: number])[] = [
  ['Polishing and Rhodium Plating Artisan', meena, 'I know the wheel from my apprenticeship.', 3],
  ['Product Development Coordinator', nandini, 'I have brought forty designs from sketch to master.', 8],
  ['Billing and GST Executive', sohini, '', 7],
  ['Merchandiser, US Chain Stores', kavita, 'I have written the papers for two of these chains.', 5],
  ['Diamond Purchase Executive', imran, '', 4],
  ['Resin Printing and Mould Technician', dinesh, 'Moulds were the first thing I learned.', 2]
]

export async function applyElsewhere(stage: Stage, live: readonly Job[]): Promise<void> {
  for (const [title, candidate, message, daysAgo] of elsewhere)
    await apply(stage, candidate, findTitled(live, title), message, daysAgo, 20)
}

async function publish(stage: Stage, content: JobContent, daysAgo: number, liveDays?: number): Promise<Job> {
  stage.enter(suvarna, daysAgo + 1, 16)
  const job = await stage.post(suvarna, content, liveDays)
  stage.enter(administrator, daysAgo, 12)
  return stage.postings.approve(administrator, job)
}

async function receive(stage: Stage, job: Job, applying: readonly Applying[]): Promise<void> {
  for (const { candidate, message, daysAgo, hour, moves = [], note } of applying) {
    let application = await apply(stage, candidate, job, message, daysAgo, hour)
    for (const [index, to] of moves.entries()) {
      stage.enter(suvarna, daysAgo - 1 - index * 2, 10 + index)
      application = await stage.applications.move(application, to)
    }
    if (note) await stage.notesOf(suvarna).write(application, note, 0)
  }
}

async function shortlist(stage: Stage): Promise<void> {
  const wanted = [
    [imran, 'For the coloured line, if it comes in spring.'],
    [dinesh, 'Second supervisor for the new casting room.'],
    [salim, '']
  ] as const
  for (const [index, [{ person }, note]] of wanted.entries()) {
    stage.enter(suvarna, 10 - index * 2, 17)
    const asked = { where: { uid: person.uid }, order: 'stored', limit: 1 } as const
    const [card] = (await stage.documents.query(candidateProfiles, asked)).documents
    if (!card) throw new Error(`${person.email} has no card`)
    await stage.shortlistOf(suvarna).add(card)
    if (note) await stage.shortlistOf(suvarna).setNote(card.id, note, 1)
  }
}
