import { beforeEach, expect, test, vi } from 'vitest'
import type { Accounts } from '#renderer/data/accounts/accounts-port.ts'
import { followSession } from '#renderer/stores/follow-session.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { candidateNamed } from '#tests/support/sample-companies.ts'
import { until } from '#tests/support/until.ts'

beforeEach(() => {
  useSession.setState({ user: null })
  useToast.setState({ toast: null })
})

test('session change › reports a session that ends in another tab', async () => {
  let emit = (_user: SessionUser | null) => {}
  let isOffline = true
  const accounts = followSession({
    watch(listener: typeof emit) {
      emit = listener
      return () => {}
    },
    async signOut() {
      if (isOffline) throw new Error('no network')
      emit(null)
    }
  } as unknown as Accounts)
  const meena = candidateNamed('meena')
  emit(meena)
  await expect(accounts.signOut()).rejects.toThrow()
  isOffline = false
  await accounts.signOut()
  expect([useSession.getState().user, useToast.getState().toast]).toEqual([null, null])
  emit(meena)
  emit(null)
  await until(() => expect(useToast.getState().toast?.name).toBe('sessionEnded'))
})

test('session change › shows no toast when users delete their account', async () => {
  let emit = (_user: SessionUser | null) => {}
  const deleteAccount = vi.fn(async () => emit(null))
  const accounts = followSession({
    watch(listener: typeof emit) {
      emit = listener
      return () => {}
    },
    deleteAccount
  } as unknown as Accounts)
  emit(candidateNamed('meena'))
  const removeData = async () => {}
  await accounts.deleteAccount('a steady hand', removeData)
  expect(deleteAccount).toHaveBeenCalledExactlyOnceWith('a steady hand', removeData)
  // Told would be what comes with this code, which was asked for before.
  await import('#renderer/stores/session-change-toast.ts')
  expect([useSession.getState().user, useToast.getState().toast]).toEqual([null, null])
})
