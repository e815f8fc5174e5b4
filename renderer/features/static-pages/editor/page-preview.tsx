import { Button } from 'antd'
import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react'
import { t } from '#renderer/messages/messages.ts'
import type { StaticPage, StaticPageName } from '#shared/domain/page/static-page.ts'
import { StoredHtml } from '../stored-html.tsx'
import { buildDefaultSource } from './page-html-source.ts'
import type { NamedVersion } from './page-version-list.tsx'
import type { PageFormState } from './use-static-page-form.ts'

interface PreviewProps {
  text: string
  viewed: NamedVersion | null
  onClose: () => void
}

export function PagePreview({ text, viewed, onClose }: PreviewProps) {
  const typed = useDeferredValue(text)
  const close = (
    <Button type="text" onClick={onClose}>
      {t('pageEditor.preview.own')}
    </Button>
  )
  return (
    <Beside
      label={t('pageEditor.preview')}
      version={viewed?.label}
      html={viewed?.content ?? typed}
      action={viewed && close}
    />
  )
}

interface ConflictProps {
  name: StaticPageName
  page: StaticPage | null
  work: PageFormState
}

export function ConflictView({ name, page, work }: ConflictProps) {
  const label = t('pageEditor.stored')
  return (
    <Beside label={label} version={label} html={page?.content ?? buildDefaultSource(name)}>
      <div className="notice page-conflict">
        <p>{t('pageEditor.stored.text')}</p>
        <Button onClick={work.takeStored}>{t('pageEditor.stored.take')}</Button>
        <Button aria-disabled={!work.maySave} onClick={work.saveOver}>
          {t('pageEditor.stored.saveOver')}
        </Button>
      </div>
    </Beside>
  )
}

interface BesideProps {
  label: string
  /** Another text than the typed one, which is read next. */
  version: string | undefined
  html: string
  action?: ReactNode
  children?: ReactNode
}

function Beside({ label, version, html, action, children }: BesideProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (version === undefined) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [version])
  return (
    <section aria-label={label}>
      <div className="page-preview-top">
        <h2 ref={heading} tabIndex={-1}>
          {version ?? label}
        </h2>
        {action}
      </div>
      {children}
      <div className="page-leaf">
        <StoredHtml html={html} />
      </div>
    </section>
  )
}
