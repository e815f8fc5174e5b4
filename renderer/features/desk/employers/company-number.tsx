import { Button } from 'antd'
import { useState } from 'react'
import { LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Question } from '#renderer/components/workplace/question.tsx'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useLazyWatch } from '#renderer/hooks/use-watch.ts'
import { t } from '#renderer/messages/messages.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { House } from '#shared/domain/house/house.ts'

/** The telephone number on the jobs of a company, which the administrator may remove. */
export function CompanyNumber({ company }: { company: House }) {
  const { houses, housesDesk } = useRepositories()
  const { data, error, retry } = useLazyWatch(houses, (opened) => opened.watchNumber, company.id)
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<'failed' | 'failed.offline' | null>(null)
  const show = (shown: boolean) => {
    setFailure(null)
    setOpen(shown)
  }
  const remove = async () => {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      await (await housesDesk.open()).removeNumber(company)
      setOpen(false)
      showToast('companyNumberRemoved', { company: company.name })
    } catch (cause) {
      setFailure(cause instanceof StoreError && cause.isOffline ? 'failed.offline' : 'failed')
    } finally {
      setBusy(false)
    }
  }
  if (error && !data) return <LoadFailed title={t('houses.number.unknown')} error={error} onRetry={retry} />
  return (
    <>
      {data && (
        <p className="house-number row">
          <span className="soft">{t('houses.number')}</span>
          <span translate="no">{data.number}</span>
          {data.hours && <span className="soft">{data.hours}</span>}
          <Button danger aria-haspopup="dialog" onClick={() => show(true)}>
            {t('houses.number.remove')}
          </Button>
        </p>
      )}
      <Question
        open={isOpen}
        title={t('houses.number.ask', { company: company.name })}
        text={t('houses.number.text')}
        cancel={t('houses.number.cancel')}
        confirm={t(isBusy ? 'houses.number.busy' : 'houses.number.remove')}
        danger
        disabled={isBusy}
        onCancel={() => isBusy || show(false)}
        onConfirm={remove}
      >
        <div role="alert" className="field">
          {failure && <p className="error">{t(`houses.number.${failure}`)}</p>}
        </div>
      </Question>
    </>
  )
}
