import { Input, Skeleton } from 'antd'
import { type RefObject, useEffect, useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { LabelledField } from '#renderer/components/form/labelled-field.tsx'
import { useRemoveHiddenCharacters } from '#renderer/components/form/use-remove-hidden-characters.ts'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { Tabs } from '#renderer/components/public/tabs.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { PageFormState } from './use-static-page-form.ts'

// 146 kB that writing HTML does without.
const RichText = lazyPart(() => import('./rich-text/rich-text.tsx').then((code) => code.RichText))

interface Props {
  work: PageFormState
  error: string | undefined
}

type View = 'text' | 'html'

/** Remembered across pages of one visit. */
let lastView: View = 'text'

/** Two editors of one draft; '?view=html' opens the HTML. */
export function PageTextTabs({ work, error }: Props) {
  const { search } = useLocation()
  const [view, setView] = useState<View>(() => (new URLSearchParams(search).get('view') === 'html' ? 'html' : lastView))
  useEffect(() => {
    lastView = view
  }, [view])
  const [isLed, setLed] = useState(false)
  const id = useId()
  const open = (next: View, led: boolean) => {
    setLed(led)
    setView(next)
  }
  return (
    <div className="page-tabs">
      <Tabs
        tabs={[
          { id: 'text', label: t('pageEditor.tab.text') },
          { id: 'html', label: t('pageEditor.tab.html') }
        ]}
        open={view}
        label={t('pageEditor.rich')}
        id={id}
        onOpen={(next) => open(next, false)}
      />
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${view}`}>
        {view === 'text' ? (
          <RichText
            waiting={<Skeleton active title={false} paragraph={{ rows: 8 }} />}
            failedTitle={t('error.screenTitle')}
            text={work.text}
            error={error}
            field={work.field}
            onChange={work.write}
            onConvert={work.convert}
            onStay={() => open('html', true)}
          />
        ) : (
          <HtmlField text={work.text} error={error} field={work.field} onChange={work.write} autoFocus={isLed} />
        )}
      </div>
    </div>
  )
}

interface HtmlFieldProps {
  text: string
  error: string | undefined
  field: RefObject<{ focus(): void } | null>
  onChange: (text: string) => void
  autoFocus: boolean
}

/** No maxLength: a paste is never cut, its excess is reported. */
function HtmlField({ text, error, field, onChange, autoFocus }: HtmlFieldProps) {
  const { note, cleaning } = useRemoveHiddenCharacters(onChange)
  return (
    <LabelledField label={t('pageEditor.html')} help={t('pageEditor.help')} note={note} error={error}>
      {(input) => (
        <Input.TextArea
          {...input}
          {...cleaning}
          ref={(area) => {
            field.current = area
          }}
          className="page-source"
          status={error ? 'error' : ''}
          autoFocus={autoFocus}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </LabelledField>
  )
}
