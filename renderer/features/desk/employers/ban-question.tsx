import { t } from '#renderer/messages/messages.ts'
import { ReasonQuestion } from '#renderer/postings/reasons/reason-question.tsx'
import { type BannedAccount, type BanState, nameAccount } from './use-ban.ts'

interface Props {
  account: BannedAccount
  state: BanState
  onClose: () => void
}

/** Asks why somebody is banned. It stays until that is stored, so that the typed words are there if it fails. */
export function BanQuestion({ account, state: { busy, failure, reason, write, ban }, onClose }: Props) {
  return (
    <ReasonQuestion
      title={t('ban.ask', { who: nameAccount(account) })}
      text={t('ban.text')}
      cancel={t('ban.keep')}
      confirm={t(busy ? 'ban.busy' : 'ban.do')}
      danger
      disabled={busy}
      use="ban"
      label={t('ban.reason')}
      help={t('ban.key')}
      blank={t('ban.blank')}
      reason={reason}
      onWrite={write}
      onCancel={() => busy || onClose()}
      onConfirm={async () => {
        if (await ban()) onClose()
      }}
    >
      <div role="alert" className="field">
        {failure && <p className="error">{t(`ban.${failure}`)}</p>}
      </div>
    </ReasonQuestion>
  )
}
