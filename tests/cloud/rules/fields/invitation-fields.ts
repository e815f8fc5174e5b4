import { prepareNext, update } from '../attempts.ts'
import * as kind from '../kinds.ts'
import { meena, suvarna } from '../people.ts'
import { invitations, jobs, publicProfiles } from '../sample-board.ts'
import { invite } from '../tables/invitations.ts'
import { newStamps, only, type Specimen } from './specimen.ts'

const { title, company, location } = jobs.approved
const job = { title, company, location }

export const invitationSpecimens: readonly Specimen[] = [
  {
    name: 'invitation sent',
    who: suvarna,
    shape: {
      ...newStamps,
      id: only(`${suvarna.uid}_job-approved_${meena.uid}`),
      employerId: kind.always(suvarna.uid, ['another', 'u-kesar'], ['nobody', 'admin']),
      jobId: kind.always('job-approved', ['another', 'job-old'], ['a number', 7]),
      publicProfileId: kind.always(publicProfiles.meena.id, ['another', publicProfiles.sample.id], ['a number', 7]),
      job: kind.always(job, ['another', { ...job, title: 'Polisher' }], ['with more', { ...job, pay: '₹500' }]),
      state: kind.always('sent', ['seen', 'seen'], ['declined', 'declined'], ['a number', 7]),
      invitedAt: kind.now
    },
    write: (more) => invite(suvarna, jobs.approved, more)
  },
  {
    name: 'twentieth invitation that is counted',
    who: suvarna,
    shape: { count: kind.always(20, ['one less', 19], ['one more', 21]), revision: kind.next(19) },
    write: (counted) => invite(suvarna, jobs.approved, {}, counted)
  },
  {
    name: 'invitation answered',
    who: meena,
    shape: {
      state: {
        good: ['seen', 'declined'],
        bad: [
          ['the same', 'sent'],
          ['another word', 'hired'],
          ['a list', ['seen']],
          ['missing', undefined]
        ]
      },
      revision: kind.next(1)
    },
    write: (more) =>
      update(`invitations/${invitations.sent.id}`, prepareNext(invitations.sent, { state: 'seen', ...more }))
  }
]
