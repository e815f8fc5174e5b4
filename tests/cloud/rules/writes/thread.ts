import { create, type Fields, prepareNew } from '../attempts.ts'
import { applications, slots, stepOn, threadSteps } from '../sample-board.ts'

const { invited, talked } = applications

/** The next of its side. */
export function newStep(step: Fields, more: Fields = {}) {
  return createNamed(nextId(step), { ...step, ...more })
}

function nextId({ applicationId, type }: Fields): string {
  if (applicationId === invited.id) return `${applicationId}_${type === 'invite' || type === 'cancel' ? 3 : 4}`
  return `${applicationId}_${applicationId === talked.id ? 100 : 1}`
}

export function createNamed(id: string, step: Fields) {
  return create(`threadSteps/${id}`, prepareNew(id, step))
}

/** An answer to Suvarna's invitation. */
export const reply = (type: string, more: Fields = {}): Fields => ({
  ...{ ...stepOn(invited), type, invitation: threadSteps.invite.id },
  ...(type === 'confirm' && { start: slots[0]?.start }),
  ...more
})
