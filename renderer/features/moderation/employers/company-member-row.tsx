import { Button } from 'antd'
import { useState } from 'react'
import { StatusTag } from '#renderer/components/public/status-tag.tsx'
import { AntdConfirmDialog } from '#renderer/components/workplace/antd-confirm-dialog.tsx'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useLazyWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import { t } from '#renderer/messages/messages.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Employer } from '#shared/domain/account/employer.ts'
import { formatDateTime, formatLocalDate } from '#shared/domain/format-date-time.ts'
import { BanEmployerDialog, EarlierBans, nameAccount, useBan } from './ban-employer-dialog.tsx'
import type { EmployerPerson } from './use-employer-rows.ts'

/** A person who posts jobs, whom the administrator bans or lets post again. */
export function CompanyMemberRow({ person }: { person: EmployerPerson }) {
  const { companyModeration, employers } = useRepositories()
  const account = { uid: person.id, email: person.email }
  const own = person.account
  const state = useBan(account)
  const [open, setOpen] = useState<'ban' | 'lift' | null>(null)
  const close = () => setOpen(null)
  const who = nameAccount(account)
  const id = `person-${person.id}`
  const lift = async () => {
    close()
    try {
      await (await companyModeration.open()).liftBan(person)
      showToast('banLifted', { who })
    } catch {
      showToast('notSaved')
    }
  }
  const isConfirmed = own?.confirmedAt !== undefined
  const confirm = async () => {
    if (!own) return
    try {
      await (isConfirmed ? employers.withdraw(own) : employers.confirm(own))
      showToast(isConfirmed ? 'employerWithdrawn' : 'employerConfirmed', { email: own.email })
    } catch {
      showToast('notSaved')
    }
  }
  return (
    <li aria-labelledby={id} className="company-person">
      <div>
        <h4 id={id} translate="no">
          {person.email || t('companies.nameless')}
        </h4>
        {person.ban ? (
          <>
            <StatusTag tone="bad" word={t('ban.since', { day: formatLocalDate(person.ban.at) ?? '' })} />
            <q className="small soft">{person.ban.reason}</q>
          </>
        ) : person.confirmedAt ? (
          <StatusTag
            tone="good"
            word={t('companies.approvedSince', { day: formatLocalDate(person.confirmedAt) ?? '' })}
          />
        ) : (
          <StatusTag tone="waiting" word={t('companies.unapproved')} />
        )}
        {own && !isConfirmed && (
          <p className="small faint">{t('employers.since', { moment: formatDateTime(own.createdAt) ?? '' })}</p>
        )}
        {own?.ban?.of === 'address' && (
          <>
            <StatusTag tone="bad" word={t('employers.bannedEmail', { moment: formatDateTime(own.ban.at) ?? '' })} />
            <q className="small soft">{own.ban.reason}</q>
          </>
        )}
        <EarlierBans bans={person.earlierBans ?? []} />
        {person.ban && <RemainingJobs person={person} state={state} onTakeDown={() => state.ban(person.ban?.reason)} />}
      </div>
      <p className="row">
        {own && !person.ban && (
          // A double click must not undo its first press.
          <Button aria-describedby={id} onClick={(event) => event.detail < 2 && confirm()}>
            {t(isConfirmed ? 'employers.withdraw' : 'employers.confirm')}
          </Button>
        )}
        <Button
          danger={!person.ban}
          aria-haspopup="dialog"
          aria-describedby={id}
          onClick={() => setOpen(person.ban ? 'lift' : 'ban')}
        >
          {t(person.ban ? 'ban.lift' : 'ban.open')}
        </Button>
      </p>
      {open === 'ban' && <BanEmployerDialog account={account} state={state} onClose={close} />}
      <AntdConfirmDialog
        open={open === 'lift'}
        title={t('ban.lift.ask', { who })}
        text={t('ban.lift.text')}
        cancel={t('ban.lift.keep')}
        confirm={t('ban.lift')}
        onCancel={close}
        onConfirm={lift}
      />
    </li>
  )
}

interface RemainingJobsProps {
  person: Employer
  state: ReturnType<typeof useBan>
  onTakeDown: () => void
}

/** Jobs that a ban has left, counted from the board. */
function RemainingJobs({ person: { id, email }, state: { busy, failure }, onTakeDown }: RemainingJobsProps) {
  const { companyModeration } = useRepositories()
  const {
    data: count = 0,
    error,
    retry
  } = useLazyWatchedQuery(companyModeration, (opened) => opened.watchRemainingJobs, id, email)
  return (
    <div role="status">
      {(error || count > 0) && (
        <p className="company-left">
          <span>{error ? t('ban.left.unknown') : t('ban.left', { count })}</span>{' '}
          <Button disabled={busy} onClick={error ? retry : onTakeDown}>
            {t(error ? 'ban.left.again' : 'ban.left.do')}
          </Button>
        </p>
      )}
      {count > 0 && failure && <p className="company-left">{t(`ban.${failure}`)}</p>}
    </div>
  )
}
