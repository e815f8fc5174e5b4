import type { Fields } from './attempts.ts'
import { busy, namesake, rested, rupa } from './people.ts'
import { formatInstant } from './sample-times.ts'

const counted = (uid: string, revision: number, fields: Fields): Fields => ({
  ...{ id: uid, revision, createdAt: new Date(formatInstant(-9)), last: 'before' },
  ...fields
})

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
  [`people/u-kesar/draftCount/u-kesar`, counted('u-kesar', 49, { count: 49 })],
  [`people/${namesake.uid}/draftCount/${namesake.uid}`, counted(namesake.uid, 50, { count: 50 })]
])
