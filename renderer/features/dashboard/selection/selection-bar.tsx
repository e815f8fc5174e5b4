import { Button } from 'antd'
import { useState } from 'react'
import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import type { SelectionAction } from './selection-actions.tsx'

interface Props {
  selected: readonly Job[]
  /** How many could be selected, on all pages. */
  total: number
  actions: readonly SelectionAction[]
  onSelectAll: () => void
  onClear: () => void
}

/** How many jobs are selected, and what can be done to all of them; nothing while none is. */
export function SelectionBar({ selected, total, actions, onSelectAll, onClear }: Props) {
  const [result, setResult] = useState<{ text: string | undefined; of: readonly Job[] }>()
  const [running, setRunning] = useState<string>()
  const count = selected.length
  const run = async ({ id, run: act }: SelectionAction) => {
    setRunning(id)
    setResult({ text: await act(selected), of: selected })
    setRunning(undefined)
  }
  // What came of it is said as long as it is about the jobs that are selected.
  const text = result?.of === selected ? result.text : undefined
  const status = count === 0 ? '' : joinParts([t('dashboard.selection.count', { count }), text])
  return (
    <section className="posted-selection" aria-label={t('dashboard.selection')} data-empty={count === 0 || undefined}>
      <p role="status">{status}</p>
      {count > 0 && (
        <>
          {actions.map((action) => (
            <Button key={action.id} disabled={running !== undefined} onClick={() => run(action)}>
              {action.label}
            </Button>
          ))}
          {count < total && (
            <Button type="text" onClick={onSelectAll}>
              {t('dashboard.selection.all', { count: total })}
            </Button>
          )}
          <Button type="text" onClick={onClear}>
            {t('dashboard.selection.none')}
          </Button>
        </>
      )}
    </section>
  )
}
