import { useDeferredValue, useEffect, useRef } from 'react'
import { t } from '#renderer/messages/messages.ts'
import type { StaticPage, StaticPageName } from '#shared/domain/page/static-page.ts'
import { PageHtml } from '../page-html.tsx'
import type { NamedVersion } from './page-versions.tsx'
import { buildDefaultSource } from './use-page-draft.ts'
import type { PageFormState } from './use-page-form.ts'

interface Props {
  text: string
  /** An earlier text that is looked at instead. */
  viewed: NamedVersion | null
  onClose: () => void
}

/** The text as visitors will see it, or an earlier one as they saw it. */
export function PagePreview({ text, viewed, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const typed = useDeferredValue(text)

  useEffect(() => {
    if (!viewed) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [viewed])

  return (
    <section className="page-beside" aria-label={t('pageEditor.preview')}>
      <div className="page-beside-top">
        <h2 ref={heading} tabIndex={-1}>
          {viewed ? viewed.label : t('pageEditor.preview')}
        </h2>
        {viewed && (
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            {t('pageEditor.preview.own')}
          </button>
        )}
      </div>
      <div className="page-leaf">
        <PageHtml html={viewed ? viewed.content : typed} />
      </div>
    </section>
  )
}

interface ConflictViewProps {
  name: StaticPageName
  page: StaticPage | null
  work: PageFormState
}

/**
 * The text that is stored now, beside what was typed over an older one. The person decides which of the two is used.
 */
export function ConflictView({ name, page, work }: ConflictViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const stored = page?.content ?? buildDefaultSource(name)

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <section className="page-beside" aria-labelledby="stored-beside">
      <div className="page-beside-top">
        <h2 id="stored-beside" ref={heading} tabIndex={-1}>
          {t('pageEditor.stored')}
        </h2>
      </div>
      <div className="notice page-conflict">
        <p>{t('pageEditor.stored.text')}</p>
        <button type="button" className="btn btn-line" onClick={work.takeStored}>
          {t('pageEditor.stored.take')}
        </button>
        <button type="button" className="btn btn-line" aria-disabled={!work.maySave} onClick={work.saveOver}>
          {t('pageEditor.stored.saveOver')}
        </button>
      </div>
      <div className="page-leaf">
        <PageHtml html={stored} />
      </div>
      <details className="page-stored-source">
        <summary>{t('pageEditor.stored.html')}</summary>
        <pre>{stored}</pre>
      </details>
    </section>
  )
}
