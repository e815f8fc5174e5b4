import { isDialogOpen } from '#renderer/hooks/is-dialog-open.ts'
import './find-in-page-bar.css'
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Icon } from '#renderer/components/public/icon.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { OwnWindow } from '#renderer/platform/platform.ts'
import { type FindWish, maxFindLength } from '#shared/bridge.ts'
import { useFindInPage } from './use-find-in-page.ts'

export function FindInPageBar({ own }: { own: OwnWindow }) {
  const [opened, setOpened] = useState<{ on: string; wish: FindWish; times: number }>()
  const { pathname } = useLocation()
  useEffect(
    () =>
      own.onFindAsked((wish) => {
        // Behind an open question nothing can be reached.
        if (isDialogOpen()) return
        setOpened((before) => ({ on: pathname, wish, times: (before?.times ?? 0) + 1 }))
      }),
    [own, pathname]
  )
  if (!opened || opened.on !== pathname) return null
  return <OpenBar own={own} wish={opened.wish} times={opened.times} onClose={() => setOpened(undefined)} />
}

interface OpenBarProps {
  own: OwnWindow
  wish: FindWish
  /** Counts up with each request. */
  times: number
  onClose: () => void
}

function OpenBar({ own, wish, times, onClose }: OpenBarProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const { found, search } = useFindInPage(own, input)

  const begin = useEffectEvent(() => {
    input.current?.focus()
    if (wish === 'open') input.current?.select()
    else if (text !== '') search(text, wish)
  })
  useEffect(() => begin(), [times])

  const change = ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) => {
    setText(value)
    search(value, 'first')
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && event.target === input.current && text !== '')
      search(text, event.shiftKey ? 'previous' : 'next')
    else return
    event.preventDefault()
  }
  const noneFound = found?.count === 0
  const result = noneFound ? t('find.none') : found && t('find.count', { ...found })
  const step = (label: string, to: 'next' | 'previous') => (
    <button
      type="button"
      className="btn btn-icon"
      aria-label={label}
      disabled={text === '' || noneFound}
      onClick={() => search(text, to)}
    >
      <Icon name="chevron" />
    </button>
  )
  return (
    <search className="find-bar" aria-label={t('find.label')}>
      {/* Chromium does not search within an object, so the bar does not find itself; without an address it shows its content. */}
      <object>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the field and of the buttons beside it */}
        <div className="find-row" onKeyDown={press}>
          <input
            ref={input}
            className="input"
            type="text"
            aria-label={t('find.label')}
            maxLength={maxFindLength}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={change}
          />
          <p className="small soft find-count" role="status">
            {result}
          </p>
          {step(t('find.previous'), 'previous')}
          {step(t('find.next'), 'next')}
          <button type="button" className="btn btn-icon" aria-label={t('find.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
      </object>
    </search>
  )
}
