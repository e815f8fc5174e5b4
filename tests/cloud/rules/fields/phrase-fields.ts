import { maxPhraseTextLength } from '#shared/domain/text-limits.ts'
import { create, prepareNew, prepareNext, update } from '../attempts.ts'
import * as kind from '../kinds.ts'
import { asha } from '../people.ts'
import { hintPhrases } from '../sample-board.ts'
import { briefly, newStamps, only, type Shape, type Specimen } from './specimen.ts'

const texts = kind.text(maxPhraseTextLength)
const list: Shape = { latin: texts, devanagari: texts, gujarati: texts }
const words = { latin: 'fee', devanagari: '', gujarati: '' }

export const phraseSpecimens: readonly Specimen[] = [
  {
    name: 'list of phrases that is changed first',
    who: asha,
    shape: { ...list, ...newStamps, id: only('documents') },
    write: (more) => create('hintPhrases/documents', prepareNew('documents', { ...words, ...more }))
  },
  {
    name: 'list of phrases that is changed again',
    who: asha,
    shape: { ...briefly(list), revision: kind.next(1), x: { good: [undefined], bad: [['a field of no meaning', 1]] } },
    write: (more) => update('hintPhrases/fees', prepareNext(hintPhrases.fees, more))
  }
]
