import { Button } from 'antd'
import { useEffect, useId } from 'react'
import { LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { LineInput } from '#renderer/components/workplace/antd-inputs.tsx'
import { useForm } from '#renderer/hooks/use-form.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useLazyWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import { t } from '#renderer/messages/messages.ts'
import '#renderer/messages/employer-messages.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Company } from '#shared/domain/company/company.ts'
import {
  type CompanyNumber,
  companyNumberLimits,
  findNumberProblem,
  type NumberProblem,
  type NumberWords
} from '#shared/domain/company/company-phone.ts'
import { hasPhone } from '#shared/domain/phone.ts'

interface Props {
  company: Company
  /** Called with whether something typed is not saved: the screen asks once before it is left. */
  onChanged: (isChanged: boolean) => void
}

/** The number that candidates are shown on the jobs of a company, if it wants. */
export function CompanyPhoneNumberForm({ company, onChanged }: Props) {
  const { companies } = useRepositories()
  const id = useId()
  const { data, error, retry } = useLazyWatchedQuery(companies, (opened) => opened.watchNumber, company.id)
  const { data: presses = 0 } = useLazyWatchedQuery(companies, (opened) => opened.watchPresses, company.id)
  return (
    <section className="own-number" aria-labelledby={id}>
      <h2 id={id}>{t('ownNumber.title')}</h2>
      <p className="soft">{t('ownNumber.lead')}</p>
      {presses > 0 && <p className="soft">{t('ownNumber.presses', { count: presses })}</p>}
      {error && !data && <LoadFailed title={t('ownNumber.failed')} error={error} onRetry={retry} />}
      {data !== undefined && <NumberForm {...{ company, onChanged }} stored={data} labelledBy={id} />}
    </section>
  )
}

interface FormProps extends Props {
  stored: CompanyNumber | null
  labelledBy: string
}

function NumberForm({ company, stored, labelledBy, onChanged }: FormProps) {
  const { person, companies } = useRepositories()
  const form = useForm<CompanyNumber | null, NumberWords, NumberProblem>({
    stored,
    read: (number) => ({ number: number?.number ?? '', hours: number?.hours ?? '' }),
    validate: (words) => {
      const isNumber = words.number.trim() === '' || hasPhone(words.number)
      const problem = isNumber ? findNumberProblem(words) : 'number'
      return problem ? { [problem]: problem } : {}
    },
    async send(words) {
      const saved = await (await companies.open()).saveNumber(company, person.uid, words)
      showToast(saved ? 'ownNumberSaved' : 'ownNumberRemoved')
      return saved
    },
    onFailure: (error) => showFailure('company', error)
  })
  const { problems, bind, busy, refused, isChanged } = form
  useEffect(() => {
    onChanged(isChanged)
    return () => onChanged(false)
  }, [isChanged, onChanged])
  return (
    <form
      className="own-company-form"
      aria-labelledby={labelledBy}
      ref={refused.frame}
      onSubmit={form.submit}
      noValidate
    >
      <LineInput
        {...bind('number')}
        label={t('ownNumber.number')}
        optional={t('ownCompany.optional')}
        help={t('ownNumber.number.help')}
        error={problems.number && t('phone.bad')}
        onLeave={() => form.leave('number')}
        inputMode="tel"
      />
      <LineInput
        {...bind('hours')}
        label={t('ownNumber.hours')}
        optional={t('ownCompany.optional')}
        help={t('ownNumber.hours.help')}
        error={problems.hours && t('ownNumber.hours.long', { max: companyNumberLimits.hours })}
      />
      <Button className="own-number-save" htmlType="submit" aria-disabled={busy || undefined}>
        {t(busy ? 'ownCompany.save.busy' : 'ownNumber.save')}
      </Button>
    </form>
  )
}
