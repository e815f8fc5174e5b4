import { t } from '#renderer/messages/messages.ts'
import type { Company } from '#shared/domain/company/company.ts'
import { formatLocalDate } from '#shared/domain/date-time.ts'

/** 'Verified: phone called, GSTIN · since 3 Nov 2026'; empty for an unverified company. */
export function describeVerified({ verified, verifiedAt }: Pick<Company, 'verified' | 'verifiedAt'>): string {
  if (verified.length === 0) return ''
  const what = verified.map((each) => t(`company.verified.${each}`)).join(', ')
  return t('company.verified', { what, day: formatLocalDate(verifiedAt) ?? '' })
}

const longestInHours = 36

/** Empty: not known. */
export function describeAnswering({ answering }: Pick<Company, 'answering'>): string {
  if (!answering) return ''
  const { hours, answered } = answering
  return hours < longestInHours
    ? t('company.answering.hours', { hours, answered })
    : t('company.answering.days', { days: Math.round(hours / 24), answered })
}
