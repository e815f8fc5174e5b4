import { type Attempt, create, get, list, prepareNew, serverTime, together } from './attempts.ts'
import { busy, kesar, meena, type Person, rested, unnamed } from './people.ts'
import { files, jobs, ownProfile } from './sample-board.ts'
import { buildCount, buildReport, report, tally } from './tables/reports.ts'

const unnamedPath = `people/${unnamed.uid}`

/** Attempts with reports, or with the account that one is sent by. None may succeed. */
export const reportAttacks: readonly (readonly [what: string, person: Person, attempt: Attempt])[] = [
  ['report a job twice', meena, report(meena, jobs.old)],
  [
    'report a job under a name of its own',
    meena,
    together(
      create('reports/mine', { ...buildReport(meena, jobs.approved), id: 'mine' }),
      buildCount(meena, 'mine'),
      tally(meena, jobs.approved, buildReport(meena, jobs.approved, { id: 'mine' }))
    )
  ],
  [
    'report a job in the name of somebody else',
    kesar,
    together(
      create('reports/u-nobody_job-approved', { ...buildReport(kesar, jobs.approved), id: 'u-nobody_job-approved' }),
      buildCount(kesar, 'u-nobody_job-approved'),
      tally(kesar, jobs.approved, buildReport(kesar, jobs.approved, { id: 'u-nobody_job-approved' }))
    )
  ],
  [
    'send two reports and count one',
    meena,
    together(
      create(`reports/${meena.uid}_job-approved`, buildReport(meena, jobs.approved)),
      create(`reports/${meena.uid}_job-expired`, buildReport(meena, jobs.expired)),
      buildCount(meena, `${meena.uid}_job-approved`)
    )
  ],
  [
    'report as if with a confirmed address',
    unnamed,
    report(unnamed, jobs.approved, { named: true }, {}, { named: 1, unnamed: 0, hasNamed: true })
  ],
  [
    'count a report with another job, too',
    meena,
    together(report(meena, jobs.approved), tally(meena, jobs.pending, buildReport(meena, jobs.approved)))
  ],
  [
    'count a report under another name, too',
    meena,
    together(
      report(meena, jobs.approved),
      tally(meena, { ...jobs.approved, id: 'other' }, buildReport(meena, jobs.approved), { id: 'job-approved' })
    )
  ],
  ['send an eleventh report on one day', busy, report(busy, jobs.approved)],
  ['count anew before a day is over', busy, report(busy, jobs.approved, {}, { since: serverTime, count: 1 })],
  ['count on from the tenth a day later', rested, report(rested, jobs.approved)],
  ['look at public profiles without having signed in', unnamed, list('candidateProfiles', { hidden: false })],
  ['look at a picture without having signed in', unnamed, get(`files/${files.picture.id}`)],
  [
    'keep a profile without having signed in',
    unnamed,
    create(`${unnamedPath}/userProfile/${unnamed.uid}`, prepareNew(unnamed.uid, ownProfile))
  ],
  [
    'mark a job without having signed in',
    unnamed,
    create(`${unnamedPath}/appliedJobs/job-old`, prepareNew('job-old', {}))
  ]
]
