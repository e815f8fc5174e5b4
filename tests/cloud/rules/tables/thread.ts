import {
  create,
  type Doc,
  type Fields,
  get,
  list,
  prepareNew,
  prepareNext,
  remove,
  together,
  update
} from '../attempts.ts'
import type { Row, Table } from '../cases.ts'
import { kesar, meena, rupa, suvarna } from '../people.ts'
import { applications, inviteTo, slots, stepOn, threadSteps, threeSlots } from '../sample-board.ts'
import { withdraw } from './applications.ts'

const { invited, sent, left, talked } = applications

/** The next of its side. */
export function newStep(step: Fields, more: Fields = {}) {
  return createNamed(nextId(step), { ...step, ...more })
}

export function nextId({ applicationId, did }: Fields): string {
  if (applicationId === invited.id) return `${applicationId}_${did === 'invite' || did === 'cancel' ? 3 : 4}`
  return `${applicationId}_${applicationId === talked.id ? 100 : 1}`
}

function createNamed(id: string, step: Fields) {
  return create(`threadSteps/${id}`, prepareNew(id, step))
}

const pathOf = ({ id }: Doc) => `threadSteps/${id}`

/** An answer to Suvarna's invitation. */
export const reply = (did: string, more: Fields = {}): Fields => ({
  ...{ ...stepOn(invited), did, invitation: threadSteps.invite.id },
  ...(did === 'confirm' && { start: slots[0]?.start }),
  ...more
})

/** To the last invitation of the longest thread. */
const lastReply = (did: string, more: Fields = {}): Fields =>
  reply(did, { applicationId: talked.id, invitation: threadSteps.lastInvite.id, ...more })

const step = (what: string, answers: string, fields: Fields): Row => [what, answers, () => newStep(fields)]

export const threadTable: Table = {
  name: 'steps of an interview',
  rows: [
    //                       visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ['get', '- y - - y - y', () => get(pathOf(threadSteps.invite))],
    ['get one that is not there', '- y - - y - y', () => get(`threadSteps/${invited.id}_9`)],
    ['get one of no application', '- - - - - - y', () => get('threadSteps/none_9')],
    ['list all', '- - - - - - y', () => list('threadSteps')],
    ["list Meena's", '- y - - - - y', () => list('threadSteps', { uid: meena.uid })],
    ["list Suvarna's", '- - - - y - y', () => list('threadSteps', { employerId: suvarna.uid })],
    ["list Kesar's", '- - - - - y y', () => list('threadSteps', { employerId: kesar.uid })],
    ["list nobody's", '- - - - - - y', () => list('threadSteps', { employerId: 'admin' })],
    ['list those of an application', '- - - - - - y', () => list('threadSteps', { applicationId: invited.id })],
    [
      "list Meena's of an application",
      '- y - - - - y',
      () => list('threadSteps', { applicationId: invited.id, uid: meena.uid })
    ],

    step('invite', '- - - - y - y', inviteTo(invited)),
    step('invite again', '- - - - y - y', { ...inviteTo(invited), replaces: threadSteps.invite.id }),
    step('cancel', '- - - - y - y', reply('cancel')),
    step('confirm', '- y - - - - -', reply('confirm')),
    step('ask for another time', '- y - - - - -', reply('otherTime')),
    step('decline', '- y - - - - -', reply('decline')),
    step('write anything else', '- - - - - - -', reply('move')),
    step('invite in another stage', '- - - - - - -', { ...inviteTo(sent), line: 1 }),
    step('invite in the name of Kesar', '- - - - - - -', { ...inviteTo(invited), employerId: kesar.uid }),
    step('invite Rupa', '- - - - - - -', { ...inviteTo(invited), uid: rupa.uid }),
    step('invite for what nobody has sent', '- - - - - - -', inviteTo({ ...invited, id: 'u-meena_none' })),
    step('invite for what one has left', '- - - - - - -', inviteTo(left)),
    step(
      'confirm what belongs to another',
      '- - - - - - -',
      reply('confirm', { invitation: threadSteps.elsewhere.id })
    ),
    step('decline what is no invitation', '- - - - - - -', reply('decline', { invitation: threadSteps.otherTime.id })),
    ...threeSlots.map(({ start }, index) =>
      step(`confirm time ${index + 1} of the last invitation`, '- y - - - - -', lastReply('confirm', { start }))
    ),
    step('confirm a replaced one', '- - - - - - -', lastReply('confirm', { invitation: threadSteps.replaced.id })),
    step('decline a replaced one', '- - - - - - -', lastReply('decline', { invitation: threadSteps.replaced.id })),
    [
      'confirm and withdraw in one commit',
      '- - - - - - -',
      () => together(withdraw(invited), newStep(reply('confirm')))
    ],
    [
      'cancel and leave in one commit',
      '- - - - - - -',
      () =>
        together(
          update(`applications/${invited.id}`, prepareNext(invited, { employerId: '' })),
          newStep(reply('cancel'))
        )
    ],
    step('confirm nothing', '- - - - - - -', reply('confirm', { invitation: 'step_none' })),
    ['create over another', '- - - - - - -', () => createNamed(threadSteps.invite.id, reply('decline'))],
    ['answer by the hundredth when the company has no more', '- y - - - - -', () => newStep(lastReply('decline'))],
    ['invite by the hundredth', '- - - - - - -', () => createNamed(`${talked.id}_100`, inviteTo(talked))],
    ['invite by the hundred and first', '- - - - - - -', () => createNamed(`${talked.id}_101`, inviteTo(talked))],
    [
      'invite under a number of the candidate',
      '- - - - - - -',
      () => createNamed(`${invited.id}_4`, inviteTo(invited))
    ],
    ['answer under a number of the company', '- - - - - - -', () => createNamed(`${invited.id}_3`, reply('decline'))],
    ['answer and leave a number out', '- - - - - - -', () => createNamed(`${invited.id}_6`, reply('decline'))],
    ['invite and leave a number out', '- - - - - - -', () => createNamed(`${invited.id}_5`, inviteTo(invited))],
    ...['0', '-2', '04', '102', '9_4', 'x', ''].map(
      (number): Row => [
        `create one with the number ${number}`,
        '- - - - - - -',
        () => createNamed(`${invited.id}_${number}`, reply('decline'))
      ]
    ),
    ['create one of another application', '- - - - - - -', () => createNamed(`${sent.id}_4`, reply('decline'))],
    [
      'create under another name',
      '- - - - - - -',
      () => create(`threadSteps/${invited.id}_8`, prepareNew(`${invited.id}_4`, reply('decline')))
    ],
    [
      'update',
      '- - - - - - -',
      () => update(pathOf(threadSteps.invite), prepareNext(threadSteps.invite, { words: 'Sorry' }))
    ],

    ['delete', '- - - - - - -', () => remove(pathOf(threadSteps.invite))],
    ['delete when a side is gone', '- y - - y - y', () => remove(pathOf(threadSteps.left))],
    ['delete and withdraw', '- y - - - - -', () => together(withdraw(invited), remove(pathOf(threadSteps.invite)))],
    [
      'delete and leave',
      '- - - - y - -',
      () =>
        together(
          update(`applications/${invited.id}`, prepareNext(invited, { employerId: '' })),
          remove(pathOf(threadSteps.invite))
        )
    ]
  ]
}
