// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { nameAccount } from '#renderer/features/desk/employers/ban.tsx'

test.each([
  [{ email: 'shah@example.com', name: 'Shah Jewels' }, 'shah@example.com'],
  [{ email: '', name: ' Shah Jewels ' }, 'Shah Jewels'],
  [{ email: '', name: ' ' }, 'an employer without an address'],
  [{ email: '' }, 'an employer without an address']
])('the account %o is called %s', (account, name) => expect(nameAccount({ uid: 'u', ...account })).toBe(name))
