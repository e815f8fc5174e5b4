import { useId, useState } from 'react'
import { State } from '#renderer/components/public/state.tsx'
import { t } from '#renderer/messages/messages.ts'
import { copyText } from '#renderer/stores/copy-text.ts'
import type { Unsent, UnsentPosting } from '#shared/collections/unsent.ts'
import { formatDateTime } from '#shared/domain/date-time.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import { nameUnsent, writeOutUnsent } from './unsent-text.ts'

interface Props {
  unsent: Unsent
  onSend: () => void
  onDraft: (posting: UnsentPosting) => void
  onRemove: (unsent: Unsent) => void
}

export function UnsentItem({ unsent, onSend, onDraft, onRemove }: Props) {
  const id = useId()
  const [said, setSaid] = useState('')
  const { refusal } = unsent
  const { company, location } = unsent.kind === 'posting' ? unsent.content : unsent.job
  const text = writeOutUnsent(unsent)
  const copy = async () => setSaid(t((await copyText(text)) ? 'unsent.copied' : 'unsent.copyFailed'))
  return (
    <li className="unsent" aria-labelledby={id}>
      <div>
        <h2 id={id}>{nameUnsent(unsent)}</h2>
        <p className="soft">{joinParts([t(`unsent.kind.${unsent.kind}`), company, location])}</p>
      </div>
      <p>
        <State tone={refusal ? 'bad' : 'waiting'} word={t(refusal ? 'unsent.state.refused' : 'unsent.state.waiting')} />{' '}
        <time className="small soft" dateTime={unsent.at}>
          {t('unsent.put', { at: formatDateTime(unsent.at) ?? '' })}
        </time>
      </p>
      {refusal && <p>{t(`unsent.refusal.${refusal}`)}</p>}
      <details className="unsent-text" open={refusal !== undefined}>
        <summary>{t('unsent.text')}</summary>
        <p>{text || t('unsent.text.noMessage')}</p>
      </details>
      <div className="steps">
        <button type="button" className="btn btn-line" aria-describedby={id} onClick={onSend}>
          {t(refusal ? 'unsent.retry' : 'unsent.send')}
        </button>
        {text !== '' && (
          <button type="button" className="btn btn-quiet" aria-describedby={id} onClick={copy}>
            {t('unsent.copy')}
          </button>
        )}
        {refusal && unsent.kind === 'posting' && (
          <button type="button" className="btn btn-quiet" aria-describedby={id} onClick={() => onDraft(unsent)}>
            {t('unsent.draft')}
          </button>
        )}
        <button type="button" className="btn btn-quiet" aria-describedby={id} onClick={() => onRemove(unsent)}>
          {t('unsent.remove')}
        </button>
      </div>
      <p className="small" role="status">
        {said}
      </p>
    </li>
  )
}
