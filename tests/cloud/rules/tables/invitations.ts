import {
  create,
  type Fields,
  get,
  list,
  prepareNew,
  prepareNext,
  remove,
  serverTime,
  together,
  update
} from '../attempts.ts'
import type { Row, Table } from '../cases.ts'
import { countOne } from '../counted.ts'
import { kesar, meena, type Person, suvarna, uidOf } from '../people.ts'
import { invitations, jobs, publicProfiles } from '../sample-board.ts'
import { formatInstant } from '../sample-times.ts'

export const suvarnasCompany = 'suvarna-jewels-1a2b3c'

const companyOf = (person: Person) => (person?.uid === suvarna.uid ? suvarnasCompany : uidOf(person))

/** An invitation of Meena by this person, in order in every respect but perhaps the one that `more` says. */
export function buildInvitation(
  person: Person,
  { id: jobId, title, company, location }: Fields,
  more: Fields = {}
): Fields {
  const employerId = uidOf(person)
  const id = `${employerId}_${jobId}_${meena.uid}`
  return prepareNew(id, {
    ...{
      employerId,
      jobId,
      uid: meena.uid,
      publicProfileId: publicProfiles.meena.id,
      job: { title, company, location }
    },
    ...{ state: 'sent', invitedAt: formatInstant(), ...more }
  })
}

/** With its count. `counted`: fields of that. */
export function invite(person: Person, job: Fields, more: Fields = {}, counted: Fields = {}) {
  const invitation = buildInvitation(person, job, more)
  const name = `${uidOf(person)}_${job.id}_${more.uid ?? meena.uid}`
  return together(
    create(`invitations/${name}`, { ...invitation, id: 'id' in more ? more.id : name }),
    countOne('invitationCount', companyOf(person), name, counted)
  )
}

const path = ({ id }: Fields) => `invitations/${id}`
const { sent, seen } = invitations

const change = (what: string, answers: string, value: Fields[string], before: Fields = sent): Row => [
  `update ${what}`,
  answers,
  () => update(path(before), prepareNext(before, { [what.split(' ')[0] ?? '']: value }))
]

const count = (someCompany: string) => `people/${someCompany}/invitationCount/${someCompany}`

export const invitationTable: Table = {
  name: 'invitations',
  rows: [
    //                                     visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ['get one', '- y - - y - -', () => get(path(sent))],
    ['get one of another whose name begins alike', '- - - - - - -', () => get(path(invitations.another))],
    ['get one of others that is not there', '- - - - y - -', () => get(`invitations/${suvarna.uid}_job-seed_u-lata`)],
    ["list Meena's", '- y - - - - -', () => list('invitations', { uid: meena.uid })],
    ["list Suvarna's", '- - - - y - -', () => list('invitations', { employerId: suvarna.uid })],
    [
      "list Suvarna's of Meena",
      '- y - - y - -',
      () => list('invitations', { employerId: suvarna.uid, uid: meena.uid })
    ],
    ['list all', '- - - - - - -', () => list('invitations')],
    ['create one to an own live job', '- - - - y - -', (person) => invite(person, jobs.approved)],
    [
      "create one of Suvarna's, counted with the own company",
      '- - - - y - -',
      (person) => {
        const invitation = buildInvitation(suvarna, jobs.approved)
        const counted = countOne('invitationCount', companyOf(person), String(invitation.id))
        return together(create(path(invitation), invitation), counted)
      }
    ],
    ['create one to a job of nobody', '- - - - - - -', (person) => invite(person, jobs.seed)],
    ['create one to a job that waits', '- - - - - - -', (person) => invite(person, jobs.pending)],
    ['create one to a job that has expired', '- - - - - - -', (person) => invite(person, jobs.expired)],
    ['create one on the last day of a job', '- - - - y - -', (person) => invite(person, jobs.lastDay)],
    [
      'create one of somebody whose public profile is hidden',
      '- - - - - - -',
      (person) => invite(person, jobs.approved, { uid: 'u-rupa', publicProfileId: publicProfiles.rupa.id })
    ],
    [
      'create one of somebody by the public profile of another',
      '- - - - - - -',
      (person) => invite(person, jobs.approved, { uid: 'u-rupa' })
    ],
    ['create one that was seen already', '- - - - - - -', (person) => invite(person, jobs.approved, { state: 'seen' })],
    [
      'create one uncounted',
      '- - - - - - -',
      (person) => {
        const invitation = buildInvitation(person, jobs.approved)
        return create(path(invitation), invitation)
      }
    ],
    [
      'create one that is counted with oneself and not with the company',
      '- - - - - - -',
      () => {
        const invitation = buildInvitation(suvarna, jobs.approved)
        return together(
          create(path(invitation), invitation),
          countOne('invitationCount', suvarna.uid, String(invitation.id))
        )
      }
    ],
    change('state as seen', '- y - - - - -', 'seen'),
    change('state as declined', '- y - - - - -', 'declined'),
    change('state from seen to declined', '- y - - - - -', 'declined', seen),
    change('state back to sent', '- - - - - - -', 'sent', seen),
    change('state to the same', '- - - - - - -', 'seen', seen),
    change('state to another word', '- - - - - - -', 'hired'),
    ...['id', 'employerId', 'jobId', 'uid', 'publicProfileId', 'invitedAt'].map((field) =>
      change(field, '- - - - - - -', 'other')
    ),
    change('job', '- - - - - - -', { title: 'Polisher', company: 'Kesar', location: 'Surat' }),
    change('createdAt', '- - - - - - -', serverTime),
    change('revision', '- - - - - - -', 7),
    change('a field of no meaning', '- - - - - - -', true),
    ['delete one to a job that has ended', '- y - - y - -', () => remove(path(seen))],
    ['delete a declined one to an ended job', '- y - - - - -', () => remove(path(invitations.declined))],
    [
      'create one again that was removed, uncounted',
      '- - - - - - -',
      (person) => {
        const invitation = buildInvitation(person, jobs.lastDay)
        return create(path(invitation), invitation)
      }
    ],
    // Not compared with the declaration, which knows nothing of the job.
    ['delete one to a live job', '- y - - - - -', () => together(remove(path(sent)))],
    ['get the count of the company', '- - - - y - -', () => get(count(suvarnasCompany))],
    ['get the count of Kesar, who has no company', '- - - - - y -', () => get(count(kesar.uid))],
    ['delete the count of the company', '- - - - - - -', () => remove(count(suvarnasCompany))],
    [
      'count one without an invitation',
      '- - - - - - -',
      (person) => countOne('invitationCount', companyOf(person), 'a')
    ],
    [
      'count one that was sent before',
      '- - - - - - -',
      (person) => countOne('invitationCount', companyOf(person), sent.id)
    ],
    [
      'count the own first under another name',
      '- - - - - - -',
      (person) =>
        create(
          `people/${uidOf(person)}/invitationCount/other`,
          prepareNew('other', { since: serverTime, count: 1, last: 'a' })
        )
    ]
  ]
}
