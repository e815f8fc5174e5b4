import { create, get, list, prepareNew, prepareNext, remove, update } from '../attempts.ts'
import type { Table } from '../cases.ts'
import { savedReasons } from '../sample-board.ts'

const { pay } = savedReasons

export const reasonTable: Table = {
  name: 'saved reasons',
  rows: [
    //                       visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ['get', '- - - - - - y', () => get('savedReasons/reason_pay')],
    ['list', '- - - - - - y', () => list('savedReasons')],
    [
      'create',
      '- - - - - - y',
      () => create('savedReasons/reason_new', prepareNew('reason_new', { use: 'takeDown', text: 'It asks for money' }))
    ],
    [
      'create of a strange id',
      '- - - - - - -',
      () => create('savedReasons/reason.1', prepareNew('reason.1', { use: 'takeDown', text: 'It asks for money' }))
    ],
    [
      'create over another',
      '- - - - - - -',
      () => create('savedReasons/reason_pay', prepareNew('reason_pay', { use: 'reject', text: 'No pay' }))
    ],
    ['update', '- - - - - - y', () => update('savedReasons/reason_pay', prepareNext(pay, { text: 'No pay' }))],
    ['update id', '- - - - - - -', () => update('savedReasons/reason_pay', prepareNext(pay, { id: 'reason_new' }))],
    ['delete', '- - - - - - y', () => remove('savedReasons/reason_pay')]
  ]
}
