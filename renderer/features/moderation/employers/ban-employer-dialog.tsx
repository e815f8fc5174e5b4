import { useState } from 'react'
import type { BanPreview } from '#renderer/data/companies/employer-bans.ts'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { ReasonDialog } from '#renderer/jobs/moderation-reasons/reason-dialog.tsx'
import { storeReasonDraft, useReasonDraft } from '#renderer/jobs/moderation-reasons/unsaved-reasons.ts'
import { t } from '#renderer/messages/messages.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { LiftedBan } from '#shared/domain/account/employer.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { formatLocalDate } from '#shared/domain/format-date-time.ts'

/** The banned account. `email` is empty where only the jobs are known; `name` is the company on these. */
interface BannedAccount extends Pick<SessionUser, 'uid' | 'email'> {
  name?: string
}

export function nameAccount({ email, name }: BannedAccount): string {
  return email || name?.trim() || t('ban.nameless')
}

export function useBan(account: BannedAccount) {
  const { companyModeration } = useRepositories()
  const uid = useSession((session) => session.user?.uid ?? '')
  const key = `ban ${account.uid}`
  const typed = useReasonDraft(uid, key)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<'failed' | 'failed.offline' | null>(null)
  return {
    ...{ busy, failure },
    /** Kept until the ban is stored. */
    reason: typed,
    write: (reason: string) => storeReasonDraft(uid, key, reason),
    /** Bans them, or goes on with it. Resolves with whether it is done, or all but some jobs. */
    async ban(reason = typed): Promise<boolean> {
      if (busy) return false
      setBusy(true)
      setFailure(null)
      try {
        const done = await (await companyModeration.open()).ban({ uid: account.uid, email: account.email }, reason)
        storeReasonDraft(uid, key, '')
        showToast('employerBanned', { who: nameAccount(account), closed: done.closed, left: done.left })
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

interface Props {
  account: BannedAccount
  state: ReturnType<typeof useBan>
  onClose: () => void
}

/** Stays open until the ban is stored, so that the typed words are there if it fails. */
export function BanEmployerDialog({ account, state: { busy, failure, reason, write, ban }, onClose }: Props) {
  // A failure outlives its question: one that is opened again says nothing of it before the next try.
  const [isTried, setTried] = useState(false)
  return (
    <ReasonDialog
      title={t('ban.ask', { who: nameAccount(account) })}
      text={<BanText account={account} />}
      cancel={t('ban.keep')}
      confirm={t(busy ? 'ban.busy' : 'ban.do')}
      danger
      disabled={busy}
      use="ban"
      label={t('ban.reason')}
      help={t('ban.help')}
      blank={t('ban.blank')}
      reason={reason}
      onChange={write}
      onCancel={() => busy || onClose()}
      onConfirm={async () => {
        setTried(true)
        if (await ban()) onClose()
      }}
    >
      <div role="alert" className="field">
        {isTried && failure && <p className="error">{t(`ban.${failure}`)}</p>}
      </div>
    </ReasonDialog>
  )
}

/** What the ban will do, counted when it is asked for. */
function BanText({ account: { uid, email } }: { account: BannedAccount }) {
  const { companyModeration } = useRepositories()
  const { data, error } = useLiveQuery<BanPreview>(
    (onData, onError) =>
      void companyModeration
        .open()
        .then((opened) => opened.previewBan({ uid, email }))
        .then(onData, onError),
    [companyModeration, uid, email]
  )
  return (
    <>
      <p role="status">
        {data
          ? t('ban.preview', { ...data, jobs: data.live + data.pending })
          : t(error ? 'ban.preview.failed' : 'ban.preview.counting')}
      </p>
      <p>{t('ban.text')}</p>
    </>
  )
}

export function EarlierBans({ bans }: { bans: readonly LiftedBan[] }) {
  if (bans.length === 0) return null
  return (
    <ul className="bans-earlier small soft">
      {bans.toReversed().map(({ at, until, reason }) => (
        <li key={at}>
          <span>{t('ban.was', { from: formatLocalDate(at) ?? '', until: formatLocalDate(until) ?? '' })}</span>
          <q>{reason}</q>
        </li>
      ))}
    </ul>
  )
}
