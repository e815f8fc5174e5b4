import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAuthorizedStore } from '#renderer/data/authorized-store.ts'
import { createOutbox, type Outbox } from '#renderer/data/outbox/outbox.ts'
import { createOutboxSender, type Sender, type Sent } from '#renderer/data/outbox/outbox-sender.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { UnsentRefusal } from '#shared/collections/outbox-items.ts'
import { contentNamed, suvarna } from '#tests/support/job-people.ts'

const offline = () => new StoreError('unavailable', 'no network', { isOffline: true })

let outbox: Outbox
let isCurrent: boolean
let senders: Sender[]
/** Attempts, in this order. */
let tried: string[]
let sent: Sent[]
/** The board's answers to the next attempts; without one, it takes it. */
let answers: ((id: string) => UnsentRefusal | null | Promise<UnsentRefusal | null>)[]

beforeEach(async () => {
  vi.useFakeTimers()
  const documents = createAuthorizedStore(createMemoryStore(), () => suvarna)
  outbox = createOutbox(documents, suvarna.uid)
  for (const title of ['Caster', 'Melter', 'Setter']) await outbox.keepJob(title, contentNamed(title))
  isCurrent = true
  senders = []
  tried = []
  sent = []
  answers = []
})
afterEach(() => {
  for (const sender of senders) sender.stop()
  vi.useRealTimers()
})

function open(locks?: Pick<LockManager, 'request'>): Sender {
  const sender = createOutboxSender({
    outbox,
    deliver: async ({ id }) => {
      tried.push(id)
      return (await answers.shift()?.(id)) ?? null
    },
    isCurrent: () => isCurrent,
    locks,
    lockName: 'one at a time',
    onSent: (some) => sent.push(some)
  })
  senders.push(sender)
  return sender
}

const settle = () => vi.advanceTimersByTimeAsync(0)
const waiting = async () => (await outbox.list()).map(({ id, refusal }) => (refusal ? `${id}: ${refusal}` : id))
const fail = () => {
  throw offline()
}

test('sender of the outbox › sends each item once, oldest first', async () => {
  open().wake()
  await settle()
  expect([tried, await waiting()]).toEqual([['Caster', 'Melter', 'Setter'], []])
  expect(sent.map(({ arrived, refused }) => [arrived.length, refused.length])).toEqual([[3, 0]])
})

test('sender of the outbox › retries with back-off while offline', async () => {
  answers = [fail, fail, fail]
  open().wake()
  await settle()
  expect(tried).toEqual(['Caster'])
  await vi.advanceTimersByTimeAsync(4_999)
  expect(tried).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(tried).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(tried).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(tried).toHaveLength(3)
  expect(await waiting()).toEqual(['Caster', 'Melter', 'Setter'])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await waiting()).toEqual([])
  expect(tried).toEqual(['Caster', 'Caster', 'Caster', 'Caster', 'Melter', 'Setter'])
})

test('sender of the outbox › keeps a rejected item with its reason and sends the others', async () => {
  answers = [() => 'ended', () => null, () => 'forbidden']
  const sender = open()
  sender.wake()
  await settle()
  expect(await waiting()).toEqual(['Caster: ended', 'Setter: forbidden'])
  expect(sent.map(({ arrived, refused }) => [arrived.length, refused.length])).toEqual([[1, 2]])
  sender.wake()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(tried).toHaveLength(3)
  const [first] = await outbox.list()
  if (first) await outbox.retry(first)
  sender.wake()
  await settle()
  expect(await waiting()).toEqual(['Setter: forbidden'])
})

test('sender of the outbox › sends the other items while one item fails', async () => {
  answers = [
    () => {
      throw new StoreError('unavailable', 'the server has stumbled')
    }
  ]
  open().wake()
  await settle()
  expect(await waiting()).toEqual(['Caster'])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await waiting()).toEqual([])
})

test('sender of the outbox › keeps an item rejected because another user signed in', async () => {
  answers = [
    () => {
      isCurrent = false
      return 'forbidden'
    }
  ]
  open().wake()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([tried, await waiting()]).toEqual([['Caster'], ['Caster', 'Melter', 'Setter']])
  expect(sent).toEqual([])
})

test('sender of the outbox › sends an item again when it changed during sending', async () => {
  answers = [
    async () => {
      await outbox.keepJob('Caster', contentNamed('Senior caster'))
      return null
    }
  ]
  open().wake()
  await settle()
  expect([tried, await waiting()]).toEqual([['Caster', 'Melter', 'Setter'], ['Caster']])
  expect(sent.map(({ arrived }) => arrived.map(({ id }) => id))).toEqual([['Melter', 'Setter']])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await waiting()).toEqual([])
})

test('sender of the outbox › runs in only one tab at a time', async () => {
  let isHeld = true
  const locks = {
    request: (_name: string, _options: unknown, run: (lock: object | null) => unknown) =>
      Promise.resolve(run(isHeld ? null : {}))
  } as unknown as Pick<LockManager, 'request'>
  open(locks).wake()
  await settle()
  expect(tried).toEqual([])
  isHeld = false
  await vi.advanceTimersByTimeAsync(5_000)
  expect(tried).toEqual(['Caster', 'Melter', 'Setter'])
})

test('sender of the outbox › sends an item once when triggered again during sending', async () => {
  let answer = () => {}
  answers = [() => new Promise((resolve) => (answer = () => resolve(null)))]
  const sender = open()
  sender.wake()
  sender.wake()
  await settle()
  sender.wake()
  answer()
  await settle()
  expect(tried).toEqual(['Caster', 'Melter', 'Setter'])
})
