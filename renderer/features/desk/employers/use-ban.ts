import { useState } from 'react'
import type { TakenDown } from '#renderer/data/houses/take-all-down.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { storeReason, useTypedReason } from '#renderer/postings/reasons/typed-reasons.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'

/** Whom it is about. The address is empty where only their postings are known; then `name` says how these call the house. */
export interface BannedAccount extends Pick<SessionUser, 'uid' | 'email'> {
  name?: string
}

export interface BanState {
  busy: boolean
  /** What was typed as the reason. It is kept until the ban is stored. */
  reason: string
  failure: 'failed' | 'failed.offline' | null
  left: number
  write(reason: string): void
  /** Bans them, or goes on with it. Resolves with whether it is done, or all but some postings. */
  ban(reason?: string): Promise<boolean>
}

export function nameAccount({ email, name }: BannedAccount): string {
  return email || name?.trim() || t('ban.nameless')
}

export function useBan(account: BannedAccount): BanState {
  const { housesDesk } = useRepositories()
  const uid = useSession((session) => session.user?.uid ?? '')
  const key = `ban ${account.uid}`
  const typed = useTypedReason(uid, key)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<BanState['failure']>(null)
  const [left, setLeft] = useState(0)
  return {
    ...{ busy, failure, left, reason: typed },
    write: (reason) => storeReason(uid, key, reason),
    async ban(reason = typed) {
      if (busy) return false
      setBusy(true)
      setFailure(null)
      try {
        const done: TakenDown = await (await housesDesk.open()).ban({ uid: account.uid, email: account.email }, reason)
        setLeft(done.left)
        storeReason(uid, key, '')
        showToast('employerBanned', { who: nameAccount(account), taken: done.taken, left: done.left })
        return true
      } catch (error) {
        setFailure(error instanceof StoreError && error.isOffline ? 'failed.offline' : 'failed')
        return false
      } finally {
        setBusy(false)
      }
    }
  }
}
