import '#renderer/messages/administrator-messages.ts'
import '#renderer/features/static-pages/static-page.css'
import '#renderer/styles/fields.css'
import { useLocation } from 'react-router-dom'
import { AntdProvider } from '#renderer/components/workplace/antd-provider.tsx'
import { paths } from '#renderer/config/paths.ts'
import { PageEditor } from '#renderer/features/static-pages/editor/page-editor.tsx'
import { isStaticPageName } from '#shared/domain/page/static-page.ts'

export function Route() {
  const name = useLocation().pathname.slice(paths.editPage('').length).replace(/\/$/, '')
  if (!isStaticPageName(name)) return null
  return (
    <AntdProvider>
      <div className="page">
        <PageEditor key={name} name={name} />
      </div>
    </AntdProvider>
  )
}
