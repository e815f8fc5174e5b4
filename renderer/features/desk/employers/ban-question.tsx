import { useRef, useState } from 'react'
import { Question } from '#renderer/components/workplace/question.tsx'
import { t } from '#renderer/messages/messages.ts'
import { hasBlank } from '#renderer/postings/reasons/pick-reason.ts'
import { ReasonField } from '#renderer/postings/reasons/reason-field.tsx'
import { maxReasonLength } from '#shared/domain/text-limits.ts'
import { cleanProse } from '#shared/domain/visible-text.ts'
import { type BannedAccount, type BanState, nameAccount } from './use-ban.ts'

interface Props {
  account: BannedAccount
  state: BanState
  onClose: () => void
}

/** Asks why somebody is banned, and says what that does. It stays until it is done, so that what was typed is there if it fails. */
export function BanQuestion({ account, state: { busy, failure, reason, write, ban }, onClose }: Props) {
  const field = useRef<{ focus: () => void }>(null)
  const [isTried, setTried] = useState(false)
  const has = cleanProse(reason).length
  const isUnfilled = hasBlank(reason)
  const answer = async () => {
    setTried(true)
    if (has === 0 || has > maxReasonLength || isUnfilled) field.current?.focus()
    else if (await ban()) onClose()
  }
  return (
    <Question
      open
      title={t('ban.ask', { who: nameAccount(account) })}
      text={t('ban.text')}
      cancel={t('ban.keep')}
      confirm={t(busy ? 'ban.busy' : 'ban.do')}
      danger
      disabled={busy}
      onCancel={() => busy || onClose()}
      onConfirm={answer}
    >
      <ReasonField
        use="ban"
        label={t('ban.reason')}
        help={t('ban.key')}
        error={isTried && has === 0 ? t('ban.blank') : undefined}
        isUnfilled={isTried && isUnfilled}
        reason={reason}
        onWrite={write}
        handle={field}
      />
      <div role="alert">{failure && <p className="posting-error">{t(`ban.${failure}`)}</p>}</div>
    </Question>
  )
}
