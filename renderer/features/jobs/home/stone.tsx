import { t } from '#renderer/messages/messages.ts'

/** The one picture of the product, a file of its own: its outlines would weigh twice in a page that is rendered and hydrated. */
export function Stone() {
  return (
    <svg className="plot" viewBox="-246 -246 492 492" role="img" aria-label={t('home.stone')}>
      <use href="/stone.svg#stone" x="-246" y="-246" width="492" height="492" />
    </svg>
  )
}
