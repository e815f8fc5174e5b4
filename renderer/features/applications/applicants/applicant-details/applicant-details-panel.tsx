import { Button } from 'antd'
import type { KeyboardEvent, ReactNode } from 'react'
import { Icon } from '#renderer/components/public/icon.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { t } from '#renderer/messages/messages.ts'

interface Props {
  /** From 1; 0: not in the list. */
  position: number
  count: number
  /** Address of the board below; undefined: the list is beside it. */
  all: string | undefined
  onStep: (by: 1 | -1) => void
  children: ReactNode
}

export function ApplicantDetailsPanel({ position, count, all, onStep, children }: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keyboard shortcuts of the buttons inside
    <div className="sheet" onKeyDown={(event) => stepByKey(event, onStep)}>
      <div className="sheet-bar">
        {all !== undefined && (
          <Link className="btn btn-quiet" to={all}>
            <Icon name="back" />
            <span>{t('applicants.all')}</span>
          </Link>
        )}
        <p className="small faint">{position > 0 && t('applicants.position', { position, count })}</p>
        <Button aria-keyshortcuts="K" disabled={position <= 1} onClick={() => onStep(-1)}>
          <span>{t('applicants.previous')}</span>
          <KeyCap>K</KeyCap>
        </Button>
        <Button aria-keyshortcuts="J" disabled={position === 0 || position >= count} onClick={() => onStep(1)}>
          <span>{t('applicants.next')}</span>
          <KeyCap>J</KeyCap>
        </Button>
      </div>
      {children}
    </div>
  )
}

function KeyCap({ children }: { children: string }) {
  return (
    <span className="sheet-key" aria-hidden="true">
      <kbd>{children}</kbd>
    </span>
  )
}

/** J: next, K: previous; ignored in fields, and in a question above the sheet, whose events React brings here. */
function stepByKey(event: KeyboardEvent, step: (by: 1 | -1) => void): void {
  const { currentTarget, target, key, ctrlKey, metaKey, altKey } = event
  const by = ({ j: 1, k: -1 } as const)[key.toLowerCase()]
  if (by === undefined || ctrlKey || metaKey || altKey) return
  if (!(target instanceof Element) || !currentTarget.contains(target)) return
  if (target.closest('input, textarea, select, [contenteditable]')) return
  event.preventDefault()
  step(by)
}
