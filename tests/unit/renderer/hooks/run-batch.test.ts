import { describe, expect, test } from 'vitest'
import { type Batch, runBatch } from '#renderer/hooks/run-batch.ts'

const people = ['Meena', 'Ravi', 'Asha', 'Iqbal']

/** Gives what was tried, and every step that was told. */
async function run(
  failures: Readonly<Record<string, Error>> = {},
  isStopped = () => false,
  isWanted?: (one: string) => boolean
) {
  const tried: string[] = []
  const steps: Batch<string>[] = []
  const act = async (one: string) => {
    tried.push(one)
    if (failures[one]) throw failures[one]
  }
  await runBatch(people, act, (step) => steps.push(step), { isStopped, ...(isWanted && { isWanted }) })
  return { tried, steps, last: steps.at(-1) }
}

describe('batch of tasks', () => {
  test('runs the items in sequence and reports progress', async () => {
    const { tried, steps } = await run()
    expect(tried).toEqual(people)
    expect(steps.map(({ done, total }) => `${done} of ${total}`)).toEqual([
      ...['0 of 4', '1 of 4', '2 of 4', '3 of 4', '4 of 4', '4 of 4']
    ])
    expect(steps.map(({ isOver }) => isOver)).toEqual([false, false, false, false, false, true])
  })

  test('continues after a failed item and reports the failure', async () => {
    const failure = new Error('moved in another window')
    const { tried, last } = await run({ Ravi: failure })
    expect(tried).toHaveLength(4)
    expect(last).toEqual({ total: 4, done: 4, failed: [{ item: 'Ravi', error: failure }], isOver: true })
  })

  test('stops on request and skips the remaining items', async () => {
    let asked = 0
    const { tried, last } = await run({}, () => ++asked > 2)
    expect(tried).toEqual(['Meena', 'Ravi'])
    expect(last).toMatchObject({ done: 2, total: 4, failed: [], isOver: true })
  })

  test('skips an item that is no longer selected', async () => {
    const wanted = new Set(people)
    const { tried, last } = await run({ Meena: new Error('gone') }, undefined, (one) => {
      // Unticked while the one before is moved.
      if (one === 'Ravi') wanted.delete('Asha')
      return wanted.has(one)
    })
    expect(tried).toEqual(['Meena', 'Ravi', 'Iqbal'])
    expect(last).toMatchObject({ done: 3, total: 3, isOver: true })
  })
})
