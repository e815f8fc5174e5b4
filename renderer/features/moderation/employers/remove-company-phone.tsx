import { Button } from 'antd'
import { useState } from 'react'
import { LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { AntdConfirmDialog } from '#renderer/components/workplace/antd-confirm-dialog.tsx'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useLazyWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import { t } from '#renderer/messages/messages.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Company } from '#shared/domain/company/company.ts'

/** The telephone number on the jobs of a company, which the administrator may remove. */
export function RemoveCompanyPhone({ company }: { company: Company }) {
  const { companies, companyModeration } = useRepositories()
  const { data, error, retry } = useLazyWatchedQuery(companies, (opened) => opened.watchNumber, company.id)
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
      await (await companyModeration.open()).removeNumber(company)
      setOpen(false)
      showToast('companyNumberRemoved', { company: company.name })
    } catch (cause) {
      setFailure(cause instanceof StoreError && cause.isOffline ? 'failed.offline' : 'failed')
    } finally {
      setBusy(false)
    }
  }
  if (error && !data) return <LoadFailed title={t('companies.number.unknown')} error={error} onRetry={retry} />
  return (
    <>
      {data && (
        <p className="company-number row">
          <span className="soft">{t('companies.number')}</span>
          <span translate="no">{data.number}</span>
          {data.hours && <span className="soft">{data.hours}</span>}
          <Button danger aria-haspopup="dialog" onClick={() => show(true)}>
            {t('companies.number.remove')}
          </Button>
        </p>
      )}
      <AntdConfirmDialog
        open={isOpen}
        title={t('companies.number.ask', { company: company.name })}
        text={t('companies.number.text')}
        cancel={t('companies.number.cancel')}
        confirm={t(isBusy ? 'companies.number.busy' : 'companies.number.remove')}
        danger
        disabled={isBusy}
        onCancel={() => isBusy || show(false)}
        onConfirm={remove}
      >
        <div role="alert" className="field">
          {failure && <p className="error">{t(`companies.number.${failure}`)}</p>}
        </div>
      </AntdConfirmDialog>
    </>
  )
}
