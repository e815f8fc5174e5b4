import '#renderer/messages/page-editor-messages.ts'
import { Workplace } from '#renderer/app/workplace.tsx'
import { PageTitle } from '#renderer/components/page-title.tsx'
import { t } from '#renderer/messages/messages.ts'

export function EditPageRoute() {
  return (
    <Workplace>
      <div className="page">
        <PageTitle title={t('nav.pages')} />
        <h1>{t('nav.pages')}</h1>
      </div>
    </Workplace>
  )
}
