import type { Fields } from './attempts.ts'
import { busy, devi, esha, meena, namesake, rested, rupa, suvarna } from './people.ts'
import { formatInstant } from './sample-times.ts'

const counted = (uid: string, revision: number, fields: Fields): Fields => ({
  ...{ id: uid, revision, createdAt: new Date(formatInstant(-9)), last: 'before' },
  ...fields
})

/** Suvarna's jobs that have not ended, by the names of their documents. */
export const suvarnasOpen: readonly string[] = [
  ...['job-pending', 'job-approved', 'job-rejected', 'job-expired', 'job-last-day', 'job-revised', 'job-old'],
  ...['job-full-pending', 'job-full-approved', 'job%2F50%25']
]

/** Esha's hundred: two are live, one was rejected, one waits, one has ended, and the rest was removed. */
export const eshasOpen: readonly string[] = [
  ...['job-approved', 'job-pending', 'job-deleted', 'job-rejected', 'job-expired'],
  ...Array.from({ length: 95 }, (_, index) => `job_1_${index}`)
]

/** Rupa has room for one more of everything but applications; who is busy, and the namesake, has none. */
export const sampleCounts: ReadonlyMap<string, Fields> = new Map([
  [
    `people/${rupa.uid}/applicationCount/${rupa.uid}`,
    counted(rupa.uid, 29, { since: new Date(formatInstant(-0.5)), count: 29 })
  ],
  [
    `people/${busy.uid}/applicationCount/${busy.uid}`,
    counted(busy.uid, 30, { since: new Date(formatInstant(-0.5)), count: 30 })
  ],
  [
    `people/${rested.uid}/applicationCount/${rested.uid}`,
    counted(rested.uid, 30, { since: new Date(formatInstant(-1.5)), count: 30 })
  ],
  [`people/${rupa.uid}/fileCount/${rupa.uid}`, counted(rupa.uid, 9, { count: 9, bytes: 26_214_396 })],
  [`people/${busy.uid}/fileCount/${busy.uid}`, counted(busy.uid, 9, { count: 300, bytes: 3000 })],
  [`people/${rested.uid}/fileCount/${rested.uid}`, counted(rested.uid, 9, { count: 299, bytes: 3000 })],
  [`people/${rested.uid}/markCount/${rested.uid}`, counted(rested.uid, 1999, { count: 1999 })],
  [`people/${busy.uid}/markCount/${busy.uid}`, counted(busy.uid, 2000, { count: 2000 })],
  [`people/${rested.uid}/savedJobCount/${rested.uid}`, counted(rested.uid, 199, { count: 199 })],
  [`people/${busy.uid}/savedJobCount/${busy.uid}`, counted(busy.uid, 200, { count: 200 })],
  [`people/${rested.uid}/savedSearchCount/${rested.uid}`, counted(rested.uid, 19, { count: 19 })],
  [`people/${busy.uid}/savedSearchCount/${busy.uid}`, counted(busy.uid, 20, { count: 20 })],
  [
    `people/${suvarna.uid}/jobCount/${suvarna.uid}`,
    counted(suvarna.uid, 16, { since: new Date(formatInstant(-0.5)), count: 16, open: suvarnasOpen })
  ],
  [
    `people/${esha.uid}/jobCount/${esha.uid}`,
    counted(esha.uid, 100, { since: new Date(formatInstant(-0.5)), count: 10, open: eshasOpen })
  ],
  [
    `people/${devi.uid}/jobCount/${devi.uid}`,
    counted(devi.uid, 30, { since: new Date(formatInstant(-0.5)), count: 30, open: ['job_1_before'] })
  ],
  [
    'people/suvarna-jewels-1a2b3c/invitationCount/suvarna-jewels-1a2b3c',
    counted('suvarna-jewels-1a2b3c', 19, {
      ...{ since: new Date(formatInstant(-0.5)), count: 19 },
      // Of an invitation that was removed since.
      last: `${suvarna.uid}_job-last-day_${meena.uid}`
    })
  ],
  [
    'people/hari-jewels-4d5e6f/invitationCount/hari-jewels-4d5e6f',
    counted('hari-jewels-4d5e6f', 20, { since: new Date(formatInstant(-0.5)), count: 20 })
  ],
  [
    `people/${busy.uid}/revealCount/${busy.uid}`,
    counted(busy.uid, 30, { since: new Date(formatInstant(-0.5)), count: 30 })
  ],
  [
    `people/${rested.uid}/revealCount/${rested.uid}`,
    counted(rested.uid, 30, { since: new Date(formatInstant(-1.5)), count: 30 })
  ],
  // Meena has removed what was counted last.
  [
    `people/${meena.uid}/revealCount/${meena.uid}`,
    counted(meena.uid, 2, { since: new Date(formatInstant(-0.5)), count: 2, last: `${meena.uid}_gopal-gems-7a8b9c` })
  ],
  [`people/${esha.uid}/templateCount/${esha.uid}`, counted(esha.uid, 30, { count: 30 })],
  [`people/${devi.uid}/templateCount/${devi.uid}`, counted(devi.uid, 31, { count: 31 })],
  [`people/u-kesar/draftCount/u-kesar`, counted('u-kesar', 49, { count: 49 })],
  [`people/${namesake.uid}/draftCount/${namesake.uid}`, counted(namesake.uid, 50, { count: 50 })]
])
