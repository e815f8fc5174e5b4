import './rich-text.css'
import { Alert, Button } from 'antd'
import { type RefObject, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { t } from '#renderer/messages/messages.ts'
import { listRemovedNames, parseCleanHtml } from '../../clean-html.ts'
import { schema } from './editor-extensions.ts'
import { findUnsupportedHtml } from './find-unsupported-html.ts'
import { formatPage, parsePage, renderPage } from './parse-page-html.ts'
import { RichEditor } from './rich-editor.tsx'

interface RichTextProps {
  text: string
  onChange: (html: string) => void
  onConvert: (html: string) => void
  onStay: () => void
  field: RefObject<{ focus(): void } | null>
  error?: string | undefined
}

/** Asks before opening HTML that the editor cannot represent. */
export function RichText({ text, onChange, onConvert, onStay, ...editor }: RichTextProps) {
  const [own, setOwn] = useState<string | null>(null)
  const losses = useMemo(() => (text === own ? [] : listLosses(text)), [text, own])
  const write = (html: string) => {
    setOwn(html)
    onChange(html)
  }
  if (losses.length === 0) return <RichEditor text={text} onChange={write} {...editor} />
  return (
    <LossesNotice
      losses={losses}
      field={editor.field}
      onStay={onStay}
      onConvert={() => onConvert(formatPage(parsePage(text, schema)))}
    />
  )
}

interface NoticeProps {
  losses: readonly string[]
  field: RichTextProps['field']
  onStay: () => void
  onConvert: () => void
}

function LossesNotice({ losses, field, onStay, onConvert }: NoticeProps) {
  const stay = useRef<HTMLButtonElement>(null)
  useImperativeHandle(field, () => ({ focus: () => stay.current?.focus() }), [])
  const named = losses.filter((loss) => loss !== 'order')
  return (
    <Alert
      type="warning"
      title={t('pageEditor.rich.losses')}
      description={
        <>
          <p>
            {named.length > 0
              ? t('pageEditor.rich.losses.text', { what: named.join(', ') })
              : t('pageEditor.rich.losses.order')}
          </p>
          <div className="rich-losses-end">
            <Button ref={stay} type="primary" onClick={onStay}>
              {t('pageEditor.rich.stay')}
            </Button>
            <Button onClick={onConvert}>{t('pageEditor.rich.convert')}</Button>
          </div>
        </>
      }
    />
  )
}

/** Losses by the sanitiser and by the editor's schema. */
function listLosses(html: string): string[] {
  return [
    ...new Set([
      ...listRemovedNames(html),
      ...findUnsupportedHtml(parseCleanHtml(html), renderPage(parsePage(html, schema)))
    ])
  ]
}
