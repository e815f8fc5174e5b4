import { Button, Segmented } from 'antd'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { t } from '#renderer/messages/messages.ts'
import type { StaticPage, StaticPageName } from '#shared/domain/page/static-page.ts'
import { PageHtml } from '../page-html.tsx'
import { PageDifferences } from './page-differences.tsx'
import { buildDefaultSource } from './page-source.ts'
import type { NamedVersion } from './page-versions.tsx'
import type { PageFormState } from './use-page-form.ts'

interface Props {
  text: string
  viewed: NamedVersion | null
  onClose: () => void
}

export function PagePreview({ text, viewed, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const typed = useDeferredValue(text)

  useEffect(() => {
    if (!viewed) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [viewed])

  return (
    <section aria-label={t('pageEditor.preview')}>
      <div className="page-beside-top">
        <h2 ref={heading} tabIndex={-1}>
          {viewed ? viewed.label : t('pageEditor.preview')}
        </h2>
        {viewed && (
          <Button type="text" onClick={onClose}>
            {t('pageEditor.preview.own')}
          </Button>
        )}
      </div>
      {viewed ? <ViewedVersion version={viewed} text={typed} /> : <PageLeaf html={typed} />}
    </section>
  )
}

function PageLeaf({ html }: { html: string }) {
  return (
    <div className="page-leaf">
      <PageHtml html={html} />
    </div>
  )
}

function ViewedVersion({ version, text }: { version: NamedVersion; text: string }) {
  const [mode, setMode] = useState<'page' | 'changes'>('page')
  return (
    <>
      <Segmented
        className="page-modes"
        aria-label={t('pageEditor.version.mode')}
        value={mode}
        onChange={setMode}
        options={[
          { value: 'page', label: t('pageEditor.version.asItWas') },
          { value: 'changes', label: t('pageEditor.version.changes') }
        ]}
      />
      {mode === 'page' ? (
        <PageLeaf html={version.content} />
      ) : (
        <PageDifferences before={version.content} after={text} />
      )}
    </>
  )
}

interface ConflictViewProps {
  name: StaticPageName
  page: StaticPage | null
  work: PageFormState
}

export function ConflictView({ name, page, work }: ConflictViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const stored = page?.content ?? buildDefaultSource(name)
  const [comparing, setComparing] = useState(false)

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <section aria-labelledby="stored-beside">
      <div className="page-beside-top">
        <h2 id="stored-beside" ref={heading} tabIndex={-1}>
          {t('pageEditor.stored')}
        </h2>
      </div>
      <div className="notice page-conflict">
        <p>{t('pageEditor.stored.text')}</p>
        <Button onClick={work.takeStored}>{t('pageEditor.stored.take')}</Button>
        <Button aria-disabled={!work.maySave} onClick={work.saveOver}>
          {t('pageEditor.stored.saveOver')}
        </Button>
      </div>
      <PageLeaf html={stored} />
      <details className="page-stored-changes" onToggle={(event) => setComparing(event.currentTarget.open)}>
        <summary>{t('pageEditor.stored.changes')}</summary>
        {comparing && <PageDifferences before={stored} after={work.text} />}
      </details>
      <details className="page-stored-source">
        <summary>{t('pageEditor.stored.html')}</summary>
        <pre>{stored}</pre>
      </details>
    </section>
  )
}
