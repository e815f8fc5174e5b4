import { type Attempt, create, type Fields, remove, together } from './attempts.ts'
import { meena, type Person, rupa, suvarna } from './people.ts'
import { files, four } from './sample-board.ts'
import { newFile } from './tables/files.ts'

const digits = `${'0'.repeat(22)}0000000001`
const full = new Uint8Array(900_000)
const part = (name: string, index: string, bytes: Fields[string]) => create(`files/${name}/parts/${index}`, { bytes })
/** With the one before it, which is not there yet. */
const secondPart = (index: string) =>
  together(part(files.unfinished.id, '0', full), part(files.unfinished.id, index, four.slice(1)))
const named = (name: string) => newFile(meena.uid, {}, name)

/** Attempts with files, and by whom. None may succeed. */
export const fileAttacks: readonly (readonly [what: string, person: Person, attempt: Attempt])[] = [
  ['keep a file under the name of another', rupa, newFile(rupa.uid, {}, `${meena.uid}_${digits}`)],
  ['keep a file under a name of the same length', meena, newFile(meena.uid, {}, `u-kesar_${digits}`)],
  ['keep a file for another', rupa, newFile(meena.uid, {}, `${rupa.uid}_${digits}`)],
  ['keep a file that says it is of another', rupa, newFile(rupa.uid, { uid: meena.uid })],
  ['keep a file whose uid goes on behind', meena, named(`${meena.uid}_2_${digits}`)],
  ['keep a file of too short a name', meena, named(`${meena.uid}_${digits.slice(1)}`)],
  ['keep a file of too long a name', meena, named(`${meena.uid}_${digits}0`)],
  ['keep a file of a name that can be guessed', meena, named(`${meena.uid}_resume`)],
  ['keep a file of a name in capitals', meena, named(`${meena.uid}_${'A'.repeat(22)}0000000001`)],
  ['keep a file of a name with a second line', meena, named(`${meena.uid}_${digits}\n`)],
  ['keep a file over one that is there', meena, newFile(meena.uid, {}, files.resume.id)],
  ['publish something large as a picture', meena, newFile(meena.uid, { type: 'image/webp', size: 900_001, parts: 2 })],
  ['keep 31 parts', meena, newFile(meena.uid, { size: 27_000_001, parts: 31 })],
  ['keep one byte too many in 30 parts', meena, newFile(meena.uid, { size: 26_214_401, parts: 30 })],
  ['keep less than nothing', meena, newFile(meena.uid, { size: -1, parts: 0 })],
  ['keep less than nothing in less than no parts', meena, newFile(meena.uid, { size: -900_001, parts: 0 })],

  ['lay a part where there is no file', meena, part(`${meena.uid}_${digits}`, '0', four)],
  ['lay a part below the file of another', rupa, part(files.unfinished.id, '0', full)],
  ['lay a part below the file of another, as an employer', suvarna, part(files.unfinished.id, '0', full)],
  ['replace a part', meena, part(files.resume.id, '0', four.toReversed())],
  ['add a part to a file that is whole', meena, part(files.resume.id, '1', full)],
  ['add an empty part to a file that is whole', meena, part(files.resume.id, '1', new Uint8Array(0))],
  ['add a part that is as long as the others', meena, part(files.unfinished.id, '2', full)],
  ['add a part under another way to write its number', meena, secondPart('01')],
  ['add a part with a sign', meena, secondPart('+1')],
  ['add a part before the first', meena, part(files.unfinished.id, '-1', full)],
  ['add a part without a number', meena, part(files.unfinished.id, 'x', full)],
  ['lay a part that is too short', meena, part(files.unfinished.id, '0', four)],
  ['lay a part that is too long', meena, part(files.unfinished.id, '0', new Uint8Array(900_001))],
  ['lay a part below a part', meena, create(`files/${files.resume.id}/parts/0/parts/0`, { bytes: four })],
  [
    'lay a part below a file that goes with it',
    meena,
    together(remove(`files/${files.unfinished.id}`), part(files.unfinished.id, '0', full))
  ],
  ['remove the file of another', rupa, remove(`files/${files.resume.id}`)],
  ['remove a part of another', rupa, remove(`files/${files.resume.id}/parts/0`)],
  ['remove a file whose name begins alike', { uid: 'u-mee', token: {} }, remove(`files/${files.resume.id}`)],
  ['remove a file, called like the beginning of its name', { uid: '', token: {} }, remove(`files/${files.resume.id}`)]
]
