import { maxPartBytes, maxParts } from '#renderer/storage/firestore/files/file-parts.ts'
import { maxFileBytes } from '#shared/domain/file/file-name.ts'
import {
  create,
  type Fields,
  Float,
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
import { countFile, nextFileName } from '../counted.ts'
import { meena, type Person, rupa, suvarna, uidOf } from '../people.ts'
import { files, four } from '../sample-board.ts'

const [resume, picture, unfinished, going] = [files.resume, files.picture, files.unfinished, files.going].map(
  ({ id }) => `files/${id}`
) as [string, string, string, string]

/** The head of a file of four bytes; its name is its own, or its owner's. */
export function newFile(uid: string, more: Fields = {}, name = nextFileName(uid)) {
  const head = { uid, type: 'application/pdf', size: 4, parts: 1, ...more }
  return together(create(`files/${name}`, prepareNew(name, head)), countFile(uid, name, readNumber(head.size)))
}

/** A value that is no number counts as none. */
function readNumber(value: Fields[string]): number {
  if (value instanceof Float) return value.value
  return typeof value === 'number' ? value : 0
}

const change = (what: string, value: Fields[string]): Row => [
  `update ${what}`,
  '- - - - - - -',
  () => update(resume, prepareNext(files.resume, { [what.split(' ')[0] ?? '']: value }))
]

export const fileTable: Table = {
  name: 'files',
  rows: [
    //                                   visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ["get Meena's résumé", '- y - - y y y', () => get(resume)],
    ["get Meena's picture", '- y y y y y y', () => get(picture)],
    ["get Suvarna's résumé", '- - - - y y y', () => get(`files/${files.employers.id}`)],
    ['get one that is not there', '- y - - y y y', () => get(`files/${nextFileName(meena.uid)}`)],
    ['list all', '- - - - - - -', () => list('files')],
    ["list Meena's", '- y - - - - -', () => list('files', { uid: meena.uid })],
    ["list Suvarna's own", '- - - - y - -', () => list('files', { uid: suvarna.uid })],
    ['list pictures', '- - - - - - -', () => list('files', { type: 'image/webp' })],
    ['create an own one', '- y y - y y y', (person) => newFile(uidOf(person))],
    ["create one of Rupa's", '- - y - - - -', () => newFile(rupa.uid)],
    ['create one of Rupa under an own name', '- - - - - - -', notMine],
    change('id', files.picture.id),
    change('uid', rupa.uid),
    change('type', 'image/webp'),
    change('size', 5),
    change('parts', 2),
    change('createdAt', serverTime),
    change('revision', 2),
    change('a field of no meaning', true),
    ['say that it goes', '- y - - - - y', () => update(resume, prepareNext(files.resume, { going: true }))],
    [
      'say that it goes and is longer',
      '- - - - - - -',
      () => update(resume, prepareNext(files.resume, { going: true, size: 5 }))
    ],
    ['say that it stays', '- - - - - - -', () => update(resume, prepareNext(files.resume, { going: false }))],
    ['take back that it goes', '- - - - - - -', () => update(going, prepareNext(files.going, { going: undefined }))],
    ['delete', '- y - - - - y', () => remove(resume)],
    ['delete one that is not there', '- y - - - - y', () => remove(`files/${nextFileName(meena.uid)}`)]
  ]
}

/** For Rupa it is the other way about: a name of Meena's. */
function notMine(person: Person) {
  const uid = uidOf(person)
  return uid === rupa.uid ? newFile(uid, {}, nextFileName(meena.uid)) : newFile(rupa.uid, {}, nextFileName(uid))
}

const leftPart = `files/${files.removed.id}/parts/0`
const first = `${unfinished}/parts/0`

export const partTable: Table = {
  name: 'parts of files',
  rows: [
    //                                   visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ["get one of Meena's résumé", '- y - - y y y', () => get(`${resume}/parts/0`)],
    ["get one of Meena's picture", '- y y y y y y', () => get(`${picture}/parts/0`)],
    ['get one that is not there', '- y - - y y y', () => get(first)],
    ['get one of a file that is not there', '- - - - - - -', () => get(`files/${nextFileName(meena.uid)}/parts/0`)],
    ['get one that stayed behind when its file was removed', '- - - - - - -', () => get(leftPart)],
    ["list those of Meena's résumé", '- - - - - - -', () => list(`${resume}/parts`)],
    ["list those of Meena's picture", '- - - - - - -', () => list(`${picture}/parts`)],
    ['list all', '- - - - - - -', () => list('parts')],
    ['create one that is missing', '- y - - - - -', () => create(first, { bytes: new Uint8Array(900_000) })],
    [
      'create the first one of the largest file, with it',
      '- y - - - - -',
      () =>
        together(
          newFile(meena.uid, { size: maxFileBytes, parts: maxParts }),
          create(`files/${nextFileName(meena.uid)}/parts/0`, { bytes: new Uint8Array(maxPartBytes) })
        )
    ],
    [
      'create the last one, with its file and those before it',
      '- y - - - - -',
      () =>
        together(
          newFile(meena.uid, { size: maxPartBytes + 4, parts: 2 }),
          create(`files/${nextFileName(meena.uid)}/parts/0`, { bytes: new Uint8Array(maxPartBytes) }),
          create(`files/${nextFileName(meena.uid)}/parts/1`, { bytes: new Uint8Array(4) })
        )
    ],
    ['create one of a file that goes', '- - - - - - -', () => create(`${going}/parts/1`, { bytes: four.slice(1) })],
    ['delete the last one of a file that goes', '- y - - - - y', () => remove(`${going}/parts/0`)],
    ['delete one of a file that stays', '- - - - - - -', () => remove(`${unfinished}/parts/1`)],
    [
      'delete all with their file',
      '- y - - - - y',
      () => together(remove(unfinished), remove(`${unfinished}/parts/1`))
    ],
    [
      'delete the first one before the second',
      '- - - - - - -',
      () => together(remove(unfinished), remove(`${unfinished}/parts/0`))
    ],
    ['delete one whose file is not there', '- y - - - - y', () => remove(leftPart)],
    ['update', '- - - - - - -', () => update(`${resume}/parts/0`, { bytes: four.toReversed() })],
    ['delete', '- y - - - - y', () => together(remove(resume), remove(`${resume}/parts/0`))],
    ['delete one that is not there', '- y - - - - y', () => remove(`${going}/parts/1`)]
  ]
}
