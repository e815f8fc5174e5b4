import { t } from '#renderer/messages/messages.ts'
import type { Company } from '#shared/domain/company/company.ts'
import { formatLocalMonth } from '#shared/domain/format-date-time.ts'

/** 'Verified: phone, GSTIN and shop · since Nov 2026'; empty for an unverified company. */
export function describeVerified({ verified, verifiedAt }: Pick<Company, 'verified' | 'verifiedAt'>): string {
  const checks = verified.map((each) => t(`company.verified.${each}`))
  const last = checks.pop()
  if (last === undefined) return ''
  const what = checks.length > 0 ? t('company.verified.and', { others: checks.join(', '), last }) : last
  return t('company.verified', { what, month: formatLocalMonth(verifiedAt) ?? '' })
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
