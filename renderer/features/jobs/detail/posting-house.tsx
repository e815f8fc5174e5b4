import { useState } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { describeVerified } from '#renderer/hooks/houses/describe-house.ts'
import { t } from '#renderer/messages/messages.ts'
import type { House } from '#shared/domain/house/house.ts'

/** Reserves its line while `house` is undefined (loading), so that nothing moves; null takes no room. */
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
