import type { MouseEvent } from 'react'
import { t } from '#renderer/messages/messages.ts'

/** The first stop of the keyboard. Moves the focus itself: following the link would cost a step of the way back. */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById('main')?.focus()
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is a link within the page; only the way there is our own
    <a className="skip" href="#main" onClick={skip}>
      {t('nav.skip')}
    </a>
  )
}
