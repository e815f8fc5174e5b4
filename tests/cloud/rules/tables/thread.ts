import { create, type Fields, get, list, prepareNew, prepareNext, remove, together, update } from '../attempts.ts'
import type { Row, Table } from '../cases.ts'
import { kesar, meena, rupa, suvarna } from '../people.ts'
import { applications, inviteTo, slots, stepOn, threadSteps } from '../sample-board.ts'
import { withdraw } from './applications.ts'

const { invited, sent, left } = applications

export function newStep(step: Fields, more: Fields = {}) {
  return create('threadSteps/step_new', prepareNew('step_new', { ...step, ...more }))
}

/** An answer to Suvarna's invitation. */
export const reply = (did: string, more: Fields = {}): Fields => ({
  ...{ ...stepOn(invited), did, invitation: threadSteps.invite.id },
  ...(did === 'confirm' && { start: slots[0]?.start }),
  ...more
})

const step = (what: string, answers: string, fields: Fields): Row => [what, answers, () => newStep(fields)]

export const threadTable: Table = {
  name: 'steps of an interview',
  rows: [
    //                       visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ['get', '- y - - y - y', () => get('threadSteps/step_invite')],
    ['get one that is not there', '- y y y y y y', () => get('threadSteps/step_none')],
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
    step('confirm what belongs to another', '- - - - - - -', reply('confirm', { invitation: 'step_elsewhere' })),
    step('confirm what is no invitation', '- - - - - - -', reply('confirm', { invitation: 'step_cancel' })),
    step('confirm nothing', '- - - - - - -', reply('confirm', { invitation: 'step_none' })),
    [
      'create over another',
      '- - - - - - -',
      () => create('threadSteps/step_invite', prepareNew('step_invite', reply('decline')))
    ],
    ['create with a strange id', '- - - - - - -', () => create('threadSteps/a.b', prepareNew('a.b', reply('decline')))],
    [
      'create under another name',
      '- - - - - - -',
      () => create('threadSteps/step_new', prepareNew('step_other', reply('decline')))
    ],
    [
      'update',
      '- - - - - - -',
      () => update('threadSteps/step_invite', prepareNext(threadSteps.invite, { words: 'Sorry' }))
    ],

    ['delete', '- - - - - - -', () => remove('threadSteps/step_invite')],
    ['delete when a side is gone', '- y - - y - y', () => remove('threadSteps/step_left')],
    ['delete and withdraw', '- y - - - - -', () => together(withdraw(invited), remove('threadSteps/step_invite'))],
    [
      'delete and leave',
      '- - - - y - -',
      () =>
        together(
          update(`applications/${invited.id}`, prepareNext(invited, { employerId: '' })),
          remove('threadSteps/step_invite')
        )
    ]
  ]
}
