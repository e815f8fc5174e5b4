import { t } from '#renderer/messages/messages.ts'
import { formatLocalDate } from '#shared/domain/date-time.ts'
import type { House } from '#shared/domain/house/house.ts'

/** 'Verified: phone called, GSTIN · since 3 Nov 2026'; empty for an unverified house. */
export function describeVerified({ verified, verifiedAt }: Pick<House, 'verified' | 'verifiedAt'>): string {
  if (verified.length === 0) return ''
  const what = verified.map((each) => t(`house.verified.${each}`)).join(', ')
  return t('house.verified', { what, day: formatLocalDate(verifiedAt) ?? '' })
}

const longestInHours = 36

/** Empty: not known. */
export function describeAnswering({ answering }: Pick<House, 'answering'>): string {
  if (!answering) return ''
  const { hours, answered } = answering
  return hours < longestInHours
    ? t('house.answering.hours', { hours, answered })
    : t('house.answering.days', { days: Math.round(hours / 24), answered })
}
