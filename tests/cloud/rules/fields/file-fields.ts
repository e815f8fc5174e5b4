import { maxPartBytes } from '#renderer/storage/firestore/files/file-parts.ts'
import { pictureTypes, resumeTypes } from '#shared/domain/file/file-kind.ts'
import { maxFileBytes } from '#shared/domain/file/file-name.ts'
import { create, type Fields, Float, together } from '../attempts.ts'
import { nextFileName } from '../counted.ts'
import * as kind from '../kinds.ts'
import { meena, rupa } from '../people.ts'
import { four } from '../sample-board.ts'
import { newFile } from '../tables/files.ts'
import { newStamps, only, type Shape, type Specimen } from './specimen.ts'

const name = nextFileName(meena.uid)

const numbers = (right: number): Shape => ({
  size: kind.always(
    right,
    ['below nought', -1],
    ['with a point', new Float(right)],
    ['a text', `${right}`],
    ['one of more parts', maxPartBytes + 1],
    ['more than is kept', maxFileBytes + 1]
  ),
  parts: kind.always(
    1,
    ['none', 0],
    ['one too many', 2],
    ['with a point', new Float(1)],
    ['a text', '1'],
    ['a list', [1]]
  )
})

const types = (good: readonly string[]): kind.Kind => ({
  good,
  bad: [
    ['another kind of file', 'text/html'],
    ['a picture that is a program', 'image/svg+xml'],
    ['a picture that nothing draws', 'image/png'],
    ['in capitals', 'APPLICATION/PDF'],
    ['with something behind it', 'application/pdf;x'],
    ['empty', ''],
    ['a number', 7],
    ['a list', [...good]],
    ['null', null],
    ['missing', undefined]
  ]
})

export const fileSpecimens: readonly Specimen[] = [
  {
    name: 'file kept',
    who: meena,
    shape: {
      ...{ ...newStamps, ...numbers(4), id: only(name), type: types([...Object.values(resumeTypes), ...pictureTypes]) },
      uid: kind.always(meena.uid, ['another', rupa.uid], ['a list', [meena.uid]])
    },
    write: (more) => newFile(meena.uid, more)
  },
  ...[
    // With a point it counts as many parts as without one.
    { what: 'of one byte', size: 1, parts: 1, type: 'application/pdf' },
    { what: 'of the largest size', size: maxFileBytes, parts: 30, type: 'application/pdf' },
    { what: 'without a byte', size: 0, parts: 0, type: 'application/pdf' },
    { what: 'that is a picture of the largest size', size: maxPartBytes, parts: 1, type: 'image/jpeg' }
  ].map(
    ({ what, size, parts, type }): Specimen => ({
      name: `file kept ${what}`,
      who: meena,
      shape: {
        size: {
          good: [size],
          bad: [
            ['with a point', new Float(size)],
            ['too long for its parts', size + maxPartBytes]
          ]
        },
        parts: {
          good: [parts],
          bad: [
            ['one more', parts + 1],
            ['one less', parts - 1],
            ['with a point', new Float(parts)]
          ]
        }
      },
      write: (more) => newFile(meena.uid, { size, parts, type, ...more })
    })
  ),
  {
    name: 'part kept with its file',
    who: meena,
    shape: {
      bytes: {
        good: [four],
        bad: [
          ['too few', four.slice(1)],
          ['too many', new Uint8Array(5)],
          ['none', new Uint8Array(0)],
          ['a text', '%PDF'],
          ['a list', [1, 2, 3, 4]],
          ['a map', { a: 1, b: 2, c: 3, d: 4 }],
          ['null', null],
          ['missing', undefined]
        ]
      },
      uid: { good: [undefined], bad: [['given', meena.uid]] }
    },
    write: (more: Fields) => together(newFile(meena.uid), create(`files/${name}/parts/0`, { bytes: four, ...more }))
  }
]
