import { useState } from 'react'
import { t } from '#renderer/messages/messages.ts'

/** @param takeOver see app-update-store.ts */
export function AppUpdateBanner({ takeOver }: { takeOver: () => Promise<boolean> }) {
  const [hasOthers, setHasOthers] = useState(false)
  return (
    <div className="page" role="status">
      <div className="notice">
        <p>{t(hasOthers ? 'update.others' : 'update.line')}</p>
        <button type="button" className="btn btn-line" onClick={async () => setHasOthers(!(await takeOver()))}>
          {t('update.take')}
        </button>
      </div>
    </div>
  )
}
