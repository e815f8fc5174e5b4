import { afterEach, expect, test, vi } from 'vitest'
import { createSignInThrottle } from '#renderer/data/accounts/local/sign-in-throttle.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import type { SignInThrottle } from '#shared/collections/accounts.ts'

afterEach(() => void vi.useRealTimers())

test('a wait that another tab has begun after a success is none of those before it, though its revision is', async () => {
  vi.useFakeTimers()
  const record: SignInThrottle = { id: 'meena@example.com', revision: 5, failures: 5, remaining: 1000 }
  let now = 0
  let tell = (_records: SignInThrottle[]) => {}
  const documents = {
    watch(_collection: unknown, _query: unknown, listener: (result: { documents: SignInThrottle[] }) => void) {
      tell = (records) => listener({ documents: records })
      return () => {}
    },
    change: async (_collection: unknown, _id: string, step: (stored: SignInThrottle) => SignInThrottle) => step(record)
  } as unknown as DocumentStore
  const { begin } = createSignInThrottle(documents, () => now)
  tell([record])
  await expect(begin(record.id)).rejects.toMatchObject({ failure: 'wait', waitMs: 1000 })
  now += 1000
  tell([])
  tell([record])
  await expect(begin(record.id)).rejects.toMatchObject({ failure: 'wait', waitMs: 1000 })
})
