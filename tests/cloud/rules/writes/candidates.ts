import { create, type Fields, prepareNew, prepareNext, together } from '../attempts.ts'
import { publicProfileOf } from '../sample-board.ts'

/** A public profile that the administrator has hidden, in order but for `more`. */
export function buildBlocked(before: Fields, more: Fields = {}): Fields {
  return prepareNext(before, { blocked: true, hidden: true, ownerHidden: before.hidden, ...more })
}

/** A public profile that the administrator shows again, in order but for `more`. */
export function buildShown(before: Fields, more: Fields = {}): Fields {
  return prepareNext(before, { blocked: undefined, hidden: before.ownerHidden, ownerHidden: undefined, ...more })
}

/** The record of which public profile is whose. */
export function publicProfileRecord(uid: string, publicProfileId = 'new_name') {
  return create(`people/${uid}/publicProfile/${uid}`, prepareNew(uid, { publicProfileId }))
}

/** A public profile, with the record of it. */
export function newPublicProfile(uid: string, fields: Fields = {}, name = 'new_name') {
  const path = `candidateProfiles/${name}`
  return together(
    create(path, prepareNew(path, { ...publicProfileOf(uid), ...fields })),
    publicProfileRecord(uid, name)
  )
}

export function newNumber(name: string, uid: string, more: Fields = {}) {
  const path = `candidateNumbers/${name}`
  return create(path, prepareNew(path, { uid, number: '+91 98250 12345', ...more }))
}
