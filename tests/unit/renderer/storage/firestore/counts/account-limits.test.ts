import { expect, test } from 'vitest'
import { AccountLimitError } from '#renderer/storage/core/account-limit-error.ts'
import { countFile, maxFiles, maxKeptBytes } from '#renderer/storage/firestore/counts/account-limits.ts'

test('file limit of an account › accepts files up to the account limits and subtracts removed ones', () => {
  const before = { count: maxFiles - 1, bytes: maxKeptBytes - 5 }
  expect(countFile(before, 1, 5, 'resume')).toEqual({ count: maxFiles, bytes: maxKeptBytes, last: 'resume' })
  expect(() => countFile(before, 1, 6, 'resume')).toThrow(AccountLimitError)
  const full = { count: maxFiles, bytes: 10 }
  expect(() => countFile(full, 1, 1, 'resume')).toThrow(AccountLimitError)
  expect(countFile(full, -1, 4, 'resume')).toEqual({ count: maxFiles - 1, bytes: 6, last: 'resume' })
})
