import { create, type Fields, get, list, prepareNew, remove, serverTime, together } from '../attempts.ts'
import type { Row, Table } from '../cases.ts'
import { countOne } from '../counted.ts'
import { meena, type Person, rupa, suvarna, uidOf } from '../people.ts'
import { files } from '../sample-board.ts'
import { newFile } from './files.ts'

const path = (kind: string, person: Person) => `people/${uidOf(person)}/${kind}/${uidOf(person)}`

/** Reading counts, and those of others. */
const reading = (kind: string): Row[] => [
  [`get the own ${kind}`, '- y y y y y y', (person) => get(path(kind, person))],
  [`get Rupa's ${kind}`, '- - y - - - -', () => get(path(kind, rupa))],
  [`list the own ${kind}`, '- - - - - - -', (person) => list(`people/${uidOf(person)}/${kind}`)],
  [`delete the own ${kind}`, '- - - - - - -', (person) => remove(path(kind, person))]
]

const anew = { since: serverTime, count: 1, last: 'a' }

/** The file that is removed is Meena's picture. `more`: of the count. */
export const removePicture = (more: Fields = {}) =>
  together(
    remove(`files/${files.picture.id}`),
    remove(`files/${files.picture.id}/parts/0`),
    create(path('fileCount', meena), prepareNew(meena.uid, { count: -1, bytes: -4, last: files.picture.id, ...more }))
  )

export const accountCountTable: Table = {
  name: 'counts of an account',
  rows: [
    //                       visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ...['applicationCount', 'draftCount', 'fileCount', 'markCount', 'jobCount', 'revealCount', 'templateCount'].flatMap(
      reading
    ),
    [
      "create Meena's applicationCount",
      '- y - - - - -',
      () => create(path('applicationCount', meena), prepareNew(meena.uid, anew))
    ],
    [
      'create the own applicationCount under another name',
      '- - - - - - -',
      (person) => create(`people/${uidOf(person)}/applicationCount/other`, prepareNew('other', anew))
    ],
    ["update Rupa's applicationCount", '- - y - - - -', () => countOne('applicationCount', rupa.uid, 'a')],
    ["create Meena's fileCount as one goes", '- y - - - - -', () => removePicture()],
    [
      'create the own fileCount under another name',
      '- - - - - - -',
      (person) => {
        const uid = uidOf(person)
        const [head] = newFile(uid).writes
        const count = prepareNew('other', { count: 1, bytes: 4, last: `${uid}_${'89ab'.repeat(8)}` })
        return together(...(head ? [head] : []), create(`people/${uid}/fileCount/other`, count))
      }
    ],
    [
      "create Suvarna's draftCount as one goes",
      '- - - - y - -',
      () =>
        together(
          remove(`people/${suvarna.uid}/jobDrafts/${suvarna.uid}_new`),
          create(path('draftCount', suvarna), prepareNew(suvarna.uid, { count: -1, last: `${suvarna.uid}_new` }))
        )
    ],
    [
      'create the own draftCount under another name',
      '- - - - - - -',
      (person) =>
        together(
          remove(`people/${uidOf(person)}/jobDrafts/${uidOf(person)}_new`),
          create(
            `people/${uidOf(person)}/draftCount/other`,
            prepareNew('other', { count: -1, last: `${uidOf(person)}_new` })
          )
        )
    ]
  ]
}
