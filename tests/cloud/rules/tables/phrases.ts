import { phraseListIds } from '#shared/domain/job/flags/phrase-list.ts'
import { create, get, list, prepareNew, prepareNext, remove, update } from '../attempts.ts'
import type { Table } from '../cases.ts'
import { hintPhrases } from '../sample-board.ts'

const { fees } = hintPhrases
const texts = { latin: 'fee', devanagari: '', gujarati: '' }

export const phraseTable: Table = {
  name: 'phrases of hints',
  rows: [
    //                       visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ['get', '- - - - y y y', () => get('hintPhrases/fees')],
    ['list', '- - - - y y y', () => list('hintPhrases')],
    ...phraseListIds
      .filter((id) => id !== fees.id)
      .map((id): Table['rows'][number] => [
        `create of ${id}`,
        '- - - - - - y',
        () => create(`hintPhrases/${id}`, prepareNew(id, texts))
      ]),
    ['create of a list of no name', '- - - - - - -', () => create('hintPhrases/others', prepareNew('others', texts))],
    ['create over another', '- - - - - - -', () => create('hintPhrases/fees', prepareNew('fees', texts))],
    ['update', '- - - - - - y', () => update('hintPhrases/fees', prepareNext(fees, { latin: '' }))],
    ['update id', '- - - - - - -', () => update('hintPhrases/fees', prepareNext(fees, { id: 'documents' }))],
    ['delete', '- - - - - - y', () => remove('hintPhrases/fees')]
  ]
}
