import { create, type Fields, prepareNew, serverTime, together } from '../attempts.ts'
import { companies } from '../companies/sample-companies.ts'
import { countFile, countOne, nextFileName } from '../counted.ts'
import { buildPosted, makeJob } from '../job-steps.ts'
import * as kind from '../kinds.ts'
import { esha, kesar, meena, rested, rupa, suvarna } from '../people.ts'
import { draft, jobs, messageTemplate } from '../sample-board.ts'
import { eshasOpen, sampleCounts } from '../sample-counts.ts'
import { buildApplied } from '../tables/applications.ts'
import { countPress, press } from '../tables/companies.ts'
import { removePicture } from '../tables/counts.ts'
import { newStamps, only, type Shape, type Specimen } from './specimen.ts'

const meaningless: Shape = { x: newStamps.x ?? kind.flag }

/** The number, and those beside it. */
const exactly = (right: number): kind.Kind => ({
  good: [right],
  bad: [
    ['one less', right - 1],
    ['one more', right + 1],
    ['a text', `${right}`],
    ['missing', undefined]
  ]
})

const applied = (person: typeof rupa | typeof meena | typeof rested) => (more: Fields) => {
  const name = `${person.uid}_job-approved`
  return together(
    create(`applications/${name}`, buildApplied(person, jobs.approved)),
    countOne('applicationCount', person.uid, name, more)
  )
}

const kept =
  (person: typeof rupa | typeof meena | typeof rested, size = 4) =>
  (more: Fields) => {
    const name = nextFileName(person.uid)
    const head = prepareNew(name, { uid: person.uid, type: 'application/pdf', size, parts: 1 })
    return together(create(`files/${name}`, head), countFile(person.uid, name, size, more))
  }

const drafted = (person: typeof suvarna | typeof kesar) => (more: Fields) =>
  together(
    create(`people/${person.uid}/jobDrafts/one`, prepareNew('one', draft)),
    countOne('draftCount', person.uid, 'one', more)
  )

const marked = (person: typeof meena | typeof rested) => (more: Fields) =>
  together(
    create(`people/${person.uid}/appliedJobs/job-seed`, prepareNew('job-seed', {})),
    countOne('markCount', person.uid, 'job-seed', more)
  )

const templated = (person: typeof suvarna | typeof esha) => (more: Fields) =>
  together(
    create(`people/${person.uid}/messageTemplates/one`, prepareNew('one', messageTemplate)),
    countOne('templateCount', person.uid, 'one', more)
  )

const openWithout = (...gone: string[]) => eshasOpen.filter((name) => !gone.includes(name))

const missing = ['missing', undefined] as const
const minuteMs = 60_000

/** A day that begins with what is counted. */
const startsNow: kind.Kind = {
  good: [serverTime],
  bad: [
    ['a minute ago', new Date(Date.now() - minuteMs)],
    ['an hour ago', new Date(Date.now() - 60 * minuteMs)],
    missing
  ]
}

type Rest = [who: Specimen['who'], write: Specimen['write'], shape?: Shape]

const first = (name: string, last: string, ...[who, write, shape]: Rest): Specimen => ({
  ...{ name: `first ${name} that is counted`, who, write },
  shape: { ...newStamps, count: exactly(1), last: only(last), ...shape }
})

const later = (name: string, revision: number, count: number, ...[who, write, shape]: Rest): Specimen => ({
  ...{ name, who, write },
  shape: { ...meaningless, revision: kind.next(revision), count: exactly(count), ...shape }
})

const anew = (write: Specimen['write']) => (more: Fields) => write({ since: serverTime, count: 1, ...more })

const shown = (more: Fields) =>
  together(
    press(rested, companies.suvarnas.id),
    countPress(companies.suvarnas.id, 1),
    countOne('revealCount', rested.uid, `${rested.uid}_${companies.suvarnas.id}`, more)
  )

const posted = (person: typeof suvarna | typeof kesar | typeof esha) => (counted: Fields) =>
  makeJob('jobs/job_1_new', buildPosted(person, 'jobs/job_1_new'), { counted })

const rupasDay = sampleCounts.get(`people/${rupa.uid}/applicationCount/${rupa.uid}`)?.since

export const countSpecimens: readonly Specimen[] = [
  first('application', `${meena.uid}_job-approved`, meena, applied(meena), { since: startsNow }),
  later('thirtieth application that is counted', 29, 30, rupa, applied(rupa), {
    since: { good: [rupasDay], bad: [['the time of the server', serverTime], missing] },
    last: only(`${rupa.uid}_job-approved`)
  }),
  later('application that is counted anew', 30, 1, rested, anew(applied(rested)), { since: startsNow }),
  later('number that is shown, counted anew', 30, 1, rested, anew(shown), { since: startsNow }),
  first('file', nextFileName(meena.uid), meena, kept(meena), { bytes: exactly(4) }),
  later('file that is counted to the last byte', 9, 10, rupa, kept(rupa), { bytes: exactly(26_214_400) }),
  {
    ...{ name: 'three hundredth file that is counted', who: rested, write: kept(rested) },
    shape: { count: exactly(300), bytes: exactly(3004) }
  },
  {
    ...{ name: 'file that is counted less', who: meena, write: removePicture },
    shape: { ...newStamps, count: exactly(-1), bytes: exactly(-4) }
  },
  first('draft', 'one', suvarna, drafted(suvarna)),
  later('fiftieth draft that is counted', 49, 50, kesar, drafted(kesar)),
  first('template', 'one', suvarna, templated(suvarna)),
  later('last template that is counted', 30, 31, esha, templated(esha)),
  first('mark', 'job-seed', meena, marked(meena)),
  later('last mark that is counted', 1999, 2000, rested, marked(rested)),
  first('job', 'job_1_new', kesar, posted(kesar), {
    since: startsNow,
    open: {
      good: [['job_1_new']],
      bad: [['with another', ['job_1_new', 'job_1_other']], ['empty', []], ['a text', 'job_1_new'], missing]
    }
  }),
  later('job that is counted', 16, 17, suvarna, posted(suvarna)),
  {
    name: 'job that takes the place of another',
    who: esha,
    shape: {
      open: {
        good: ['job-deleted', 'job_1_0'].map((gone) => [...openWithout(gone), 'job_1_new']),
        bad: [
          ['one too many', [...eshasOpen, 'job_1_new']],
          ['for one that is live', [...openWithout('job-approved'), 'job_1_new']],
          ['for one that waits', [...openWithout('job-pending'), 'job_1_new']],
          ['for one that was rejected', [...openWithout('job-rejected'), 'job_1_new']],
          ['for two that have ended', [...openWithout('job_1_0', 'job_1_1'), 'job_1_new']],
          ['for one that is live and one that has ended', [...openWithout('job_1_0', 'job-approved'), 'job_1_new']],
          ['not named', openWithout('job_1_0')],
          ['named first', ['job_1_new', ...openWithout('job_1_0')]],
          ['under another name', [...openWithout('job_1_0'), 'job_1_other']],
          ['missing', undefined]
        ]
      }
    },
    write: posted(esha)
  }
]
