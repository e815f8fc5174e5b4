import { create, type Fields, prepareNew, together } from '../attempts.ts'
import { countOne } from '../counted.ts'
import { meena, type Person, suvarna, uidOf } from '../people.ts'
import { publicProfiles } from '../sample-board.ts'
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
