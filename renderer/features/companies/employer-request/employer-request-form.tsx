import { FormFooter } from '#renderer/components/form/form-footer.tsx'
import type { FieldProps } from '#renderer/components/form/labelled-field.tsx'
import { ProseField, TextField } from '#renderer/components/form/text-fields.tsx'
import { UnsavedChangesDialog } from '#renderer/components/form/unsaved-changes-dialog.tsx'
import { navigateGuarded } from '#renderer/hooks/guarded-navigation.ts'
import { t } from '#renderer/messages/messages.ts'
import { type DetailField, detailLimits } from '#shared/domain/company/employer-request.ts'
import { normalizeGstin } from '#shared/domain/company/gstin.ts'
import { jobLocations } from '#shared/domain/job/job-types-and-locations.ts'
import { maxReasonLength } from '#shared/domain/text-limits.ts'
import type { EmployerRequestFormState, EmployerRequestProblem } from './use-employer-request-form.ts'

type AskField = DetailField | 'reply'

export function EmployerRequestForm({ form }: { form: EmployerRequestFormState }) {
  const { busy, end, request, user } = form
  const field = (name: AskField) => describeDetail(name, form)
  const isAsked = request?.state === 'asked'
  const submit = isAsked ? 'ask.answer' : 'ask.send'
  return (
    <>
      <form className="ask-form" ref={form.refused.frame} onSubmit={form.submit} noValidate>
        {(isAsked || form.values.reply !== '') && <ProseField {...field('reply')} rows={3} />}
        <TextField {...field('company')} autoComplete="organization" />
        <TextField {...field('place')} suggestions={jobLocations} />
        <TextField {...field('contactName')} autoComplete="name" />
        <TextField {...field('phone')} type="tel" autoComplete="tel" onLeave={() => form.leave('phone')} />
        <TextField {...field('address')} />
        <TextField {...field('gstin')} />
        <ProseField {...field('words')} rows={4} />
        {user.unverified && <p className="help">{t('ask.unverified')}</p>}
        <FormFooter submit={t(busy ? 'ask.send.busy' : submit)} busy={busy}>
          {end && (
            <button type="button" className="btn btn-quiet" onClick={() => navigateGuarded(end)}>
              {t('ask.cancel')}
            </button>
          )}
        </FormFooter>
      </form>
      <UnsavedChangesDialog unsaved={form.isChanged} area="ask" />
    </>
  )
}

/** Required is the rule: only the others say so. */
function describeDetail(field: AskField, { values, problems, bind }: EmployerRequestFormState): FieldProps {
  const isOptional = field === 'gstin' || field === 'words' || field === 'reply'
  const problem = problems[field]
  return {
    ...bind(field),
    label: t(`ask.${field}`),
    optional: isOptional && field !== 'reply' ? t('ask.optional') : undefined,
    help: field === 'place' ? undefined : t(`ask.${field}.help`),
    error: problem && describeProblem(field, problem, values[field]),
    required: !isOptional
  }
}

function describeProblem(field: AskField, problem: EmployerRequestProblem, typed: string): string {
  switch (problem) {
    case 'missing':
      return t(field === 'gstin' || field === 'words' ? 'ask.missing.company' : `ask.missing.${field}`)
    case 'long':
      return t('ask.long', {
        max: field === 'reply' ? maxReasonLength : detailLimits[field],
        count: typed.trim().length
      })
    case 'unasked':
      return t('ask.unasked.reply')
    case 'phone':
      return t('phone.bad')
    case 'gstin-state':
      return t('ask.gstin-state', { code: normalizeGstin(typed).slice(0, 2) })
    default:
      return t(`ask.${problem}`)
  }
}
