import type { FieldProps } from '#renderer/components/form/field.tsx'
import { ProseField, TextField } from '#renderer/components/form/fields.tsx'
import { t } from '#renderer/messages/messages.ts'
import { type DetailField, type DetailProblem, detailLimits } from '#shared/domain/house/employer-request.ts'
import { normalizeGstin } from '#shared/domain/house/gstin.ts'
import { jobLocations } from '#shared/domain/job/job-choices.ts'
import type { AskFormState } from './use-ask-form.ts'

/** What is asked of whoever wants to post: the house first, then whom to call, then what can be looked up. */
export function AskFields({ form }: { form: AskFormState }) {
  const field = (name: DetailField) => describeDetail(name, form)
  return (
    <>
      <TextField {...field('house')} autoComplete="organization" />
      <TextField {...field('place')} suggestions={jobLocations} />
      <TextField {...field('contactName')} autoComplete="name" />
      <TextField {...field('phone')} type="tel" autoComplete="tel" />
      <TextField {...field('address')} />
      <TextField {...field('gstin')} />
      <ProseField {...field('words')} rows={4} />
    </>
  )
}

/** One field of the form with what is said around it. Required is the rule: only the others say so. */
function describeDetail(field: DetailField, { typed, problems, write }: AskFormState): FieldProps {
  const isOptional = field === 'gstin' || field === 'words'
  const problem = problems[field]
  return {
    name: field,
    label: t(`ask.${field}`),
    optional: isOptional ? t('ask.optional') : undefined,
    help: field === 'place' ? undefined : t(`ask.${field}.help`),
    error: problem && describeProblem(field, problem, typed[field]),
    required: !isOptional,
    value: typed[field],
    onWrite: (text) => write(field, text)
  }
}

/** Says what to do about a field that is refused. */
function describeProblem(field: DetailField, problem: DetailProblem, typed: string): string {
  switch (problem) {
    case 'missing':
      return t(field === 'gstin' || field === 'words' ? 'ask.missing.house' : `ask.missing.${field}`)
    case 'long':
      return t('ask.long', { most: detailLimits[field], has: typed.trim().length })
    case 'phone':
      return t('ask.phone.bad')
    case 'gstin-state':
      return t('ask.gstin-state', { code: normalizeGstin(typed).slice(0, 2) })
    default:
      return t(`ask.${problem}`)
  }
}
