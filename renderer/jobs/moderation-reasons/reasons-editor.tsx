import { Button, Input } from 'antd'
import { type KeyboardEvent, useId, useState } from 'react'
import { LabelledField } from '#renderer/components/form/labelled-field.tsx'
import { useRemoveHiddenCharacters } from '#renderer/components/form/use-remove-hidden-characters.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { cleanProse } from '#shared/domain/clean-text.ts'
import type { ReasonUse, SavedReason } from '#shared/domain/reason/saved-reason.ts'
import { maxReasonLength } from '#shared/domain/text-limits.ts'

interface Props {
  use: ReasonUse
  reasons: readonly SavedReason[]
}

/** The list of saved reasons, to be changed where they are used: nothing that was typed for the decision is lost over it. */
export function ReasonsEditor({ use, reasons }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="reasons-editor">
      <Button type="text" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {t('job.reasons.edit')}
      </Button>
      <div id={id} hidden={!isOpen}>
        <p className="small soft">{t('job.reasons.blanks')}</p>
        {isOpen &&
          reasons.map((saved, index) => (
            // A list stored elsewhere in between replaces this one.
            <EditedReason
              key={`${saved.id} ${saved.revision ?? 0}`}
              use={use}
              saved={saved}
              label={t('job.reasons.nth', { place: index + 1 })}
            />
          ))}
        {isOpen && <EditedReason use={use} label={t('job.reasons.new')} />}
      </div>
    </div>
  )
}

interface EditedReasonProps {
  use: ReasonUse
  label: string
  /** undefined: a new one. */
  saved?: SavedReason | undefined
}

/** One saved reason, to be changed or removed, or a new one. What could not be stored stays in the field. */
function EditedReason({ use, label, saved }: EditedReasonProps) {
  const { reasons } = useRepositories()
  const [text, setText] = useState(saved?.text ?? '')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<MessageId>()
  const { note, cleaning } = useRemoveHiddenCharacters(setText)
  const has = cleanProse(text).length
  const tooLong = has > maxReasonLength
  const canStore = has > 0 && !tooLong && !isBusy && text !== saved?.text

  async function store(act: () => Promise<unknown>) {
    setBusy(true)
    setFailure(undefined)
    try {
      await act()
      if (!saved) setText('')
    } catch (error) {
      const isGone = error instanceof StoreError && error.failure === 'conflict'
      setFailure(isGone ? 'job.reasons.changed' : 'job.reasons.notSaved')
    } finally {
      setBusy(false)
    }
  }
  const save = () => store(() => (saved ? reasons.change(saved, { use, text }) : reasons.add({ use, text })))
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || (!event.ctrlKey && !event.metaKey)) return
    // It would answer the question around it.
    event.stopPropagation()
    event.preventDefault()
    if (canStore) void save()
  }
  return (
    <div className="reasons-one">
      <LabelledField
        label={label}
        note={note}
        error={tooLong ? t('job.reasons.long', { max: maxReasonLength, count: has }) : failure && t(failure)}
      >
        {(input) => (
          <Input.TextArea
            {...input}
            {...cleaning}
            rows={2}
            readOnly={isBusy}
            status={tooLong || failure ? 'error' : ''}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={saveByKey}
          />
        )}
      </LabelledField>
      <div>
        <Button disabled={!canStore} onClick={save}>
          {t(isBusy ? 'job.reasons.saving' : saved ? 'job.reasons.save' : 'job.reasons.add')}
        </Button>
        {saved && (
          <Button type="text" disabled={isBusy} onClick={() => store(() => reasons.remove(saved))}>
            {t('job.reasons.remove')}
          </Button>
        )}
      </div>
    </div>
  )
}
