import './accounts.css'
import { EmptyState, LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { StatusTag } from '#renderer/components/public/status-tag.tsx'
import type { EmployerAccount } from '#renderer/data/employers-repository.ts'
import type { LiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useWatch } from '#renderer/hooks/use-watch.ts'
import { t } from '#renderer/messages/messages.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { formatDateTime } from '#shared/domain/date-time.ts'

export function useEmployers({ isAdmin }: SessionUser, isHere: boolean): LiveQuery<EmployerAccount[]> {
  const { employers } = useRepositories()
  return useWatch(isAdmin && isHere ? employers.watch : undefined)
}

export function Employers({ employers: { data, error, retry } }: { employers: LiveQuery<EmployerAccount[]> }) {
  if (error) return <LoadFailed title={t('accounts.employers.failed')} onRetry={retry} />
  if (!data) return null
  if (data.length === 0) {
    return <EmptyState title={t('accounts.employers.none')} text={t('accounts.employers.noneText')} />
  }
  return (
    <section className="employers" aria-labelledby="employers">
      <h2 id="employers">{t('accounts.employers.title')}</h2>
      <p className="soft">{t('accounts.employers.text')}</p>
      <ul>
        {data.map((account) => (
          <EmployerRow key={account.uid} account={account} />
        ))}
      </ul>
    </section>
  )
}

function EmployerRow({ account }: { account: EmployerAccount }) {
  const { employers } = useRepositories()
  const { uid, email, createdAt, confirmedAt, ban } = account
  const id = `employer-${uid}`
  const isConfirmed = confirmedAt !== undefined
  const decide = async () => {
    try {
      await (isConfirmed ? employers.withdraw(account) : employers.confirm(account))
      showToast(isConfirmed ? 'employerWithdrawn' : 'employerConfirmed', { email })
    } catch {
      showToast('notSaved')
    }
  }
  return (
    <li aria-labelledby={id}>
      <div>
        <h3 id={id} translate="no">
          {email}
        </h3>
        <StatusTag
          tone={isConfirmed ? 'good' : 'waiting'}
          word={t(isConfirmed ? 'accounts.employers.confirmed' : 'accounts.employers.waits')}
        />
        <p className="small faint">
          {isConfirmed
            ? t('accounts.employers.confirmedAt', { moment: formatDateTime(confirmedAt) ?? '' })
            : t('accounts.employers.since', { moment: formatDateTime(createdAt) ?? '' })}
        </p>
        {ban && (
          <div className="employer-ban">
            <StatusTag
              tone="bad"
              word={t(`accounts.employers.banned.${ban.of}`, { moment: formatDateTime(ban.at) ?? '' })}
            />
            <q>{ban.reason}</q>
          </div>
        )}
      </div>
      {ban?.of !== 'account' && (
        <button
          type="button"
          className={isConfirmed || ban ? 'btn btn-line' : 'btn btn-primary'}
          aria-describedby={id}
          // A double click must not undo its first press.
          onClick={(event) => event.detail < 2 && decide()}
        >
          {t(isConfirmed ? 'accounts.employers.withdraw' : 'accounts.employers.confirm')}
        </button>
      )}
    </li>
  )
}
