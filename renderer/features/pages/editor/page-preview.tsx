import { useDeferredValue, useEffect, useRef } from 'react'
import { t } from '#renderer/messages/messages.ts'
import { PageHtml } from '../page-html.tsx'
import type { NamedVersion } from './named-versions.ts'

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
