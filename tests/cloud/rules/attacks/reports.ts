import { create, prepareNew, serverTime, together } from '../attempts.ts'
import { asha, busy, kesar, meena, rested, unnamed } from '../people.ts'
import { jobs, reports } from '../sample-board.ts'
import { buildCount, buildReport, report, setOnlyNamed, tally } from '../writes/reports.ts'
import type { Attack, Attacks } from './attack.ts'

const unverifiedAsha = { uid: asha.uid, token: { ...asha.token, email_verified: false } }
const ofMeena = `${meena.uid}_job-approved`
const reportAlone = create(`reports/${ofMeena}`, buildReport(meena, jobs.approved))

/** A report whose document has another name than its sender and job. */
const named = (person: typeof meena | typeof kesar, id: string) =>
  together(
    create(`reports/${id}`, { ...buildReport(person, jobs.approved), id }),
    buildCount(person, id),
    tally(person, jobs.approved, buildReport(person, jobs.approved, { id }))
  )

export const reportAttacks: Attacks = {
  'one report for each person and job': [
    [meena, 'reports a job twice', report(meena, jobs.old)],
    [meena, 'reports under a chosen id', named(meena, 'mine')]
  ],
  'the token names the sender': [[kesar, 'reports in the name of another user', named(kesar, 'u-nobody_job-approved')]],
  'an account sends ten a day': [
    [
      meena,
      'reports without counting the report',
      together(reportAlone, tally(meena, jobs.approved, buildReport(meena, jobs.approved)))
    ],
    [
      meena,
      'sends two reports and counts one',
      together(
        report(meena, jobs.approved),
        create(`reports/${meena.uid}_job-expired`, buildReport(meena, jobs.expired))
      )
    ],
    [busy, 'sends an eleventh report on one day', report(busy, jobs.approved)],
    [
      busy,
      'resets the report count before a day is over',
      report(busy, jobs.approved, {}, { since: serverTime, count: 1 })
    ]
  ],
  'each report is in the tally of its job': [
    [meena, 'reports without updating the tally of the job', together(reportAlone, buildCount(meena, ofMeena))]
  ],
  'a new day begins with one': [
    [rested, 'continues the report count of the day before', report(rested, jobs.approved)]
  ],
  'an account has one count': [
    [
      meena,
      'counts under another name',
      create(`people/${meena.uid}/reportCount/other`, prepareNew('other', { since: serverTime, count: 1, last: 'a' }))
    ]
  ],
  'the count belongs to another account': [
    [
      meena,
      'counts for another account',
      create('people/u-new/reportCount/u-new', prepareNew('u-new', { since: serverTime, count: 1, last: 'a' }))
    ]
  ],
  'a tally grows only with a report': [
    [meena, 'tallies without a report', tally(meena, jobs.approved, buildReport(meena, jobs.approved))],
    [meena, 'tallies an earlier report', tally(meena, jobs.old, reports.open)]
  ],
  'a report is in one tally': [
    [
      meena,
      'tallies a report with another job, too',
      together(report(meena, jobs.approved), tally(meena, jobs.pending, buildReport(meena, jobs.approved)))
    ],
    [
      meena,
      'tallies a report under another name, too',
      together(
        report(meena, jobs.approved),
        tally(meena, { ...jobs.approved, id: 'other' }, buildReport(meena, jobs.approved), { id: 'job-approved' })
      )
    ]
  ],
  'the token says whether the email is verified': [
    [
      unnamed,
      'reports as if with a verified email',
      report(unnamed, jobs.approved, { named: true }, {}, { named: 1, unnamed: 0, hasNamed: true })
    ]
  ],
  'the administrator takes verified reports only': [
    [
      unverifiedAsha,
      'reports without a verified email while such reports are refused',
      together(report(unverifiedAsha, jobs.approved), setOnlyNamed(true))
    ]
  ]
}

/** The same where it is in order. */
export const permittedReports: readonly Attack[] = [
  [
    asha,
    'reports with a verified email while unverified reports are refused',
    together(report(asha, jobs.approved), setOnlyNamed(true))
  ],
  [
    unverifiedAsha,
    'reports without a verified email while such reports are accepted',
    together(report(unverifiedAsha, jobs.approved), setOnlyNamed(false))
  ]
]
