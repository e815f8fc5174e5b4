import { expect, test } from 'vitest'
import { followedStore } from '#renderer/features/jobs/followed.ts'
import { StoreError } from '#renderer/storage/document-store.ts'

type Tell = (answer: string) => void
const source = {}

function watched() {
  const told: { tell: Tell; fail: () => void; stopped: boolean }[] = []
  const store = followedStore<string, string>()
  const follow = (asked: string, from: object = source) =>
    store.follow(from, asked, (listener, failed) => {
      const watch = { tell: listener, fail: () => failed(new StoreError('unavailable', 'no')), stopped: false }
      told.push(watch)
      return () => {
        watch.stopped = true
      }
    })
  return { store, told, follow, state: () => store.use.getState() }
}

test('the answer to an older question never replaces the answer to a newer one', () => {
  const { told, follow, state } = watched()
  follow('g')
  follow('go')
  told[1]?.tell('answer to go')
  told[0]?.tell('answer to g')
  told[0]?.fail()
  expect(state()).toEqual({ known: { asked: 'go', answer: 'answer to go' }, failed: false })
})

test('the last answer stays, with its question, until the next one is there', () => {
  const { told, follow, state } = watched()
  const stop = follow('g')
  told[0]?.tell('answer to g')
  stop()
  follow('go')
  expect(state().known).toEqual({ asked: 'g', answer: 'answer to g' })
  expect(told[0]?.stopped).toBe(true)
})

test('a failure is over with the next question or answer', () => {
  const { told, follow, state } = watched()
  follow('g')
  told[0]?.fail()
  expect(state().failed).toBe(true)
  told[0]?.tell('answer')
  expect(state().failed).toBe(false)
  told[0]?.fail()
  follow('go')
  expect(state().failed).toBe(false)
})

test('answers of another board are forgotten', () => {
  const { told, follow, state } = watched()
  follow('g')
  told[0]?.tell('answer')
  follow('g', {})
  expect(state().known).toBeNull()
})

test('nothing is taken from a watch that was left', () => {
  const { told, follow, state } = watched()
  follow('g')()
  told[0]?.tell('late')
  expect(state().known).toBeNull()
})
