import { create, type Fields, Float, prepareNew, remove, together } from '../attempts.ts'
import { countFile, nextFileName } from '../counted.ts'
import { meena } from '../people.ts'
import { files } from '../sample-board.ts'

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

/** Meena's picture goes. `more`: of the count. */
export const removePicture = (more: Fields = {}) =>
  together(
    remove(`files/${files.picture.id}`),
    remove(`files/${files.picture.id}/parts/0`),
    create(
      `people/${meena.uid}/fileCount/${meena.uid}`,
      prepareNew(meena.uid, { count: -1, bytes: -4, last: files.picture.id, ...more })
    )
  )
