import { reasonUses } from '#shared/domain/reason/saved-reason.ts'
import { maxReasonLength } from '#shared/domain/text-limits.ts'
import { create, prepareNew, prepareNext, update } from '../attempts.ts'
import * as kind from '../kinds.ts'
import { asha } from '../people.ts'
import { savedReasons } from '../sample-board.ts'
import { newStamps, only, type Shape, type Specimen } from './specimen.ts'

const said: Shape = { use: kind.oneOf(reasonUses), text: kind.filled(maxReasonLength) }

export const reasonSpecimens: readonly Specimen[] = [
  {
    name: 'saved reason that is added',
    who: asha,
    shape: { ...said, ...newStamps, id: only('reason_new') },
    write: (more) =>
      create('savedReasons/reason_new', prepareNew('reason_new', { use: 'reject', text: 'No pay', ...more }))
  },
  {
    name: 'saved reason that is changed',
    who: asha,
    shape: { ...said, revision: kind.next(1), x: { good: [undefined], bad: [['a field of no meaning', 1]] } },
    write: (more) => update('savedReasons/reason_pay', prepareNext(savedReasons.pay, more))
  }
]
