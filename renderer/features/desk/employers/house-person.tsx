import { Button } from 'antd'
import { useState } from 'react'
import { State } from '#renderer/components/public/state.tsx'
import { Question } from '#renderer/components/workplace/question.tsx'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Employer } from '#shared/domain/account/employer.ts'
import { formatLocalDate } from '#shared/domain/date-time.ts'
import { BanQuestion } from './ban-question.tsx'
import { EarlierBans } from './earlier-bans.tsx'
import { nameAccount, useBan } from './use-ban.ts'

export function HousePerson({ person }: { person: Employer }) {
  const { housesDesk } = useRepositories()
  const account = { uid: person.id, email: person.email }
  const state = useBan(account)
  const [open, setOpen] = useState<'ban' | 'lift' | null>(null)
  const close = () => setOpen(null)
  const who = nameAccount(account)
  const id = `person-${person.id}`
  const lift = async () => {
    close()
    try {
      await (await housesDesk.open()).liftBan(person)
      showToast('banLifted', { who })
    } catch {
      showToast('notSaved')
    }
  }
  return (
    <li aria-labelledby={id} className="house-person">
      <div>
        <h4 id={id}>{person.email || t('houses.nameless')}</h4>
        {person.ban ? (
          <>
            <State tone="bad" word={t('ban.since', { day: formatLocalDate(person.ban.at) ?? '' })} />
            <q>{person.ban.reason}</q>
          </>
        ) : (
          <State tone="good" word={t('houses.postsSince', { day: formatLocalDate(person.confirmedAt) ?? '' })} />
        )}
        <EarlierBans bans={person.earlierBans ?? []} />
        <div role="status">
          {person.ban && state.left > 0 && (
            <p className="house-left">
              {t('ban.left', { count: state.left })}{' '}
              <Button type="text" disabled={state.busy} onClick={() => state.ban(person.ban?.reason)}>
                {t('ban.left.again')}
              </Button>
            </p>
          )}
        </div>
      </div>
      <Button
        danger={!person.ban}
        aria-haspopup="dialog"
        aria-describedby={id}
        onClick={() => setOpen(person.ban ? 'lift' : 'ban')}
      >
        {t(person.ban ? 'ban.lift' : 'ban.open')}
      </Button>
      {open === 'ban' && <BanQuestion account={account} state={state} onClose={close} />}
      <Question
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
