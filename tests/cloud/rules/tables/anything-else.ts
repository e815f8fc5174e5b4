import { create, get, list, prepareNew, remove, update } from '../attempts.ts'
import type { Table } from '../cases.ts'
import { uidOf } from '../people.ts'

/** Paths that the product does not know. */
export const otherTable: Table = {
  name: 'anything else',
  rows: [
    //                                 visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ['get', '- - - - - - -', () => get('drawers/1')],
    ['list', '- - - - - - -', () => list('drawers')],
    ['create', '- - - - - - -', () => create('drawers/2', prepareNew('2', {}))],
    ['update', '- - - - - - -', () => update('drawers/1', { id: '1', revision: 1 })],
    ['delete', '- - - - - - -', () => remove('drawers/1')],
    ['get a role', '- - - - - - -', (person) => get(`roles/${uidOf(person)}`)],
    ['create a role', '- - - - - - -', (person) => create(`roles/${uidOf(person)}`, { admin: true })],
    ['create something below a job', '- - - - - - -', () => create('jobs/job-approved/notes/1', prepareNew('1', {}))],
    ['get the person', '- - - - - - -', (person) => get(`people/${uidOf(person)}`)],
    ['create the person', '- - - - - - -', (person) => create(`people/${uidOf(person)}`, { admin: true })],
    ['list people', '- - - - - - -', () => list('people')],
    [
      'create an own thing of another kind',
      '- - - - - - -',
      (person) => create(`people/${uidOf(person)}/letters/1`, prepareNew('1', {}))
    ]
  ]
}
