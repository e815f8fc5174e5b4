import { describe, expect, test } from 'vitest'
import { type ManyMoves, moveMany } from '#renderer/features/applications/applicants/many/move-many.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { applicationOf } from '#tests/support/applications.ts'

const people = ['Meena', 'Ravi', 'Asha', 'Iqbal'].map((name) => applicationOf({ uid: name }, name))
const never = () => false
const always = () => true

/** Moves them all to Interview; gives what was tried, and every step that was told. */
async function move(
  reasons: Readonly<Record<string, string>> = {},
  isCancelled = never,
  some = people,
  isChosen: (one: Application) => boolean = always
) {
  const tried: string[] = []
  const steps: ManyMoves[] = []
  const moves = await moveMany(
    some,
    'interview',
    async ({ uid }) => {
      tried.push(uid)
      return reasons[uid]
    },
    (step) => steps.push(step),
    { isChosen, isCancelled }
  )
  return { tried, steps, moves }
}

describe('moving many', () => {
  test('goes one after the other, and tells how far it has come', async () => {
    const { tried, steps, moves } = await move()
    expect(tried).toEqual(['Meena', 'Ravi', 'Asha', 'Iqbal'])
    expect(steps.map(({ done, total }) => `${done} of ${total}`)).toEqual([
      '0 of 4',
      '1 of 4',
      '2 of 4',
      '3 of 4',
      '4 of 4',
      '4 of 4'
    ])
    expect(steps.map(({ isOver }) => isOver)).toEqual([false, false, false, false, false, true])
    expect(moves).toMatchObject({ to: 'interview', failed: [] })
  })

  test('says of each who was not moved why, and moves the others', async () => {
    const { tried, moves } = await move({ Ravi: 'Ravi was moved in another window.' })
    expect(tried).toHaveLength(4)
    expect(moves.done).toBe(4)
    expect(moves.failed.map(({ application, reason }) => [application.uid, reason])).toEqual([
      ['Ravi', 'Ravi was moved in another window.']
    ])
  })

  test('stops when it is cancelled, and what is done stays done', async () => {
    let asked = 0
    const { tried, moves } = await move({}, () => ++asked > 2)
    expect(tried).toEqual(['Meena', 'Ravi'])
    expect(moves).toMatchObject({ done: 2, total: 4, isOver: true })
    expect(moves.moved).toEqual(['Meena_job_1', 'Ravi_job_1'])
  })

  test('leaves out who is not chosen any more when it is their turn, and does not count them as given up', async () => {
    const chosen = new Set(people.map(({ uid }) => uid))
    const { tried, moves } = await move({ Meena: 'Meena was moved in another window.' }, never, people, ({ uid }) => {
      // Unticked while the one before is moved.
      if (uid === 'Ravi') chosen.delete('Asha')
      return chosen.has(uid)
    })
    expect(tried).toEqual(['Meena', 'Ravi', 'Iqbal'])
    expect(moves).toMatchObject({ done: 3, total: 3, isOver: true, moved: ['Ravi_job_1', 'Iqbal_job_1'] })
  })

  test('leaves out who stands there already', async () => {
    const there = applicationOf({ uid: 'There', state: 'interview' })
    expect((await move({}, never, [there, ...people])).tried).not.toContain('There')
    expect((await move({}, never, [there])).moves).toMatchObject({ done: 0, total: 0, isOver: true })
  })
})
