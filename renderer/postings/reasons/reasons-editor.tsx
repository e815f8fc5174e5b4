import { Button } from 'antd'
import { useId, useState } from 'react'
import { t } from '#renderer/messages/messages.ts'
import type { ReasonUse, SavedReason } from '#shared/domain/reason/saved-reason.ts'
import { EditedReason } from './edited-reason.tsx'

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
        {t('posting.reasons.edit')}
      </Button>
      <div id={id} hidden={!isOpen}>
        <p className="small soft">{t('posting.reasons.blanks')}</p>
        {isOpen &&
          reasons.map((saved, index) => (
            // A list stored elsewhere meanwhile takes the place of this one.
            <EditedReason
              key={`${saved.id} ${saved.revision ?? 0}`}
              use={use}
              saved={saved}
              label={t('posting.reasons.nth', { place: index + 1 })}
            />
          ))}
        {isOpen && <EditedReason use={use} label={t('posting.reasons.new')} />}
      </div>
    </div>
  )
}
