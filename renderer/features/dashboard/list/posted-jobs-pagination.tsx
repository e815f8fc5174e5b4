import './posted-jobs-pagination.css'
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { Link } from '#renderer/components/public/link.tsx'
import { t } from '#renderer/messages/messages.ts'
import { buildViewAddress, type PostedView } from '../filter/posted-jobs-url.ts'

interface Props {
  view: PostedView
  page: number
  pages: number
}

/** Real links, which open in a tab. antd's (6.6) are list items without role, name or aria-current. */
export function PostedJobsPagination({ view, page, pages }: Props) {
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
        {listNumbersAround(page, pages).map((number) =>
          number < 0 ? (
            <li key={number} className="page-gap" aria-hidden="true">
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

/** First, last and neighbours; a negative one is the gap before its number. */
function listNumbersAround(page: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1)
  const near = all.filter((number) => number === 1 || number === pages || Math.abs(number - page) < 2)
  return near.flatMap((number, index) => {
    const left = near[index - 1] ?? 0
    if (number - left === 1) return [number]
    return [number - left === 2 ? number - 1 : -number, number]
  })
}

const turnedState = { turned: true }

export function usePageTurn(page: number | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(page)
  const { state } = useLocation()
  const kind = useNavigationType()

  useEffect(() => {
    const left = before.current
    before.current = page
    // Back and Forward restore scrolling instead.
    if (left === undefined || left === page || kind !== 'PUSH' || state?.turned !== true) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [page, kind, state])

  return heading
}
