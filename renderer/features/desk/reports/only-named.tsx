import { Switch } from 'antd'
import { useId, useState } from 'react'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'

/** On a shared board: whether only those with a confirmed address may report. */
export function OnlyNamed() {
  const { reports } = useRepositories()
  const { data: onlyNamed } = useLiveQuery<boolean | null>(
    (onData, onError) => reports.watch((opened) => opened.watchOnlyNamed(onData, onError), onError),
    [reports]
  )
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  if (typeof onlyNamed !== 'boolean') return null
  const set = async (wanted: boolean) => {
    setBusy(true)
    try {
      await (await reports.open()).setOnlyNamed(wanted)
    } catch (error) {
      showFailure('posting', error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="reports-only">
      <Switch id={id} checked={onlyNamed} loading={isBusy} aria-describedby={`${id}-help`} onChange={set} />
      <label htmlFor={id}>{t('desk.reports.onlyNamed')}</label>
      <p id={`${id}-help`} className="faint">
        {t('desk.reports.onlyNamed.help')}
      </p>
    </div>
  )
}
