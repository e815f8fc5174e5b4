import { useState } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { describeVerified } from '#renderer/hooks/houses/describe-house.ts'
import { t } from '#renderer/messages/messages.ts'
import type { House } from '#shared/domain/house/house.ts'

/**
 * Which house posts this, and what of it was looked at. Where that is not known yet when the posting is shown, its room is kept, so that
 * nothing moves when it comes; where there is none, there is no room.
 * @param house undefined: not known yet
 */
export function PostingHouse({ house }: { house: House | null | undefined }) {
  const [isKept] = useState(house === undefined)
  if (!house) return isKept ? <p className="job-house job-house-kept" aria-hidden="true" /> : null
  const verified = describeVerified(house)
  return (
    <p className={isKept ? 'job-house job-house-kept' : 'job-house'}>
      {t('job.house')} <Link to={paths.company(house.id)}>{house.name}</Link>, {house.place}
      {verified && (
        <>
          <span className="dot">·</span>
          {verified}
        </>
      )}
    </p>
  )
}
