import './page-links.css'
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { Link } from '#renderer/components/public/link.tsx'
import { t } from '#renderer/messages/messages.ts'
import { buildViewAddress } from '../dashboard-address.ts'
import type { PostedView } from '../find/posted-view.ts'

interface Props {
  view: PostedView
  /** The page that is shown. */
  page: number
  pages: number
}

/**
 * The way through the pages; nothing when there is but one. Each is a link, with an address that opens in another tab: antd's
 * (6.6) are list items that can be pressed, of which a screen reader hears neither that nor which page is shown. Its `itemRender` puts
 * a link within such an item: the keys then stop twice at each page.
 */
export function PageLinks({ view, page, pages }: Props) {
  if (pages === 1) return null
  const buildPageAddress = (number: number) => buildViewAddress({ ...view, page: number })
  return (
    <nav className="page-links" aria-label={t('dashboard.pages')}>
      {page > 1 && (
        <Link className="btn btn-quiet page-before" rel="prev" to={buildPageAddress(page - 1)} state={turnedState}>
          {t('dashboard.page.before')}
        </Link>
      )}
      <ol>
        {listNumbersAround(page, pages).map((number, index) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name
            <li key={`gap-${index}`} className="page-gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                className="page-number"
                aria-label={t('dashboard.page', { number })}
                aria-current={number === page ? 'page' : undefined}
                to={buildPageAddress(number)}
                state={turnedState}
              >
                {number}
              </Link>
            </li>
          )
        )}
      </ol>
      {page < pages && (
        <Link className="btn btn-quiet page-after" rel="next" to={buildPageAddress(page + 1)} state={turnedState}>
          {t('dashboard.page.after')}
        </Link>
      )}
    </nav>
  )
}

/** The first page, the last one and those around this one; null stands for what is left out between them. */
function listNumbersAround(page: number, pages: number): (number | null)[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1)
  const near = all.filter((number) => number === 1 || number === pages || Math.abs(number - page) < 2)
  return near.flatMap((number, index) => {
    const left = near[index - 1] ?? 0
    if (number - left === 1) return [number]
    // A gap of one page takes no more room than its number.
    return [number - left === 2 ? number - 1 : null, number]
  })
}

/** The history state of a link to another page of the list: the person turned to it, so the heading gets the focus. */
const turnedState = { turned: true }

/** The heading of a list that is shown in pages. Whoever turns to another page finds themself there once it is shown. */
export function usePageTurn(page: number | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(page)
  const { state } = useLocation()
  const kind = useNavigationType()

  useEffect(() => {
    const left = before.current
    before.current = page
    // Back and Forward restore their own scroll position.
    if (left === undefined || left === page || kind !== 'PUSH' || state?.turned !== true) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [page, kind, state])

  return heading
}
