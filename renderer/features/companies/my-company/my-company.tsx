import './my-company.css'
import { Button } from 'antd'
import { useState } from 'react'
import { ConflictPanel } from '#renderer/components/form/conflict-panel.tsx'
import { FormFooter } from '#renderer/components/form/form-footer.tsx'
import { UnsavedChangesDialog } from '#renderer/components/form/unsaved-changes-dialog.tsx'
import { EmptyState, LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { LineInput, ProseInput } from '#renderer/components/workplace/antd-inputs.tsx'
import { buildModerationUrl } from '#renderer/config/moderation-url.ts'
import { paths } from '#renderer/config/paths.ts'
import { describeVerified } from '#renderer/hooks/companies/describe-company-verification.ts'
import { useForm } from '#renderer/hooks/use-form.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useLazyWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import { t } from '#renderer/messages/messages.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { cleanProse } from '#shared/domain/clean-text.ts'
import { type Company, maxAboutLength, type OwnWords, parseWebsite } from '#shared/domain/company/company.ts'
import { CompanyPhoneNumberForm } from './company-phone-number-form.tsx'

/** Without a `companyId` the person posts for no known company; the administrator posts for none. */
export function MyCompany({ user: { companyId, isAdmin } }: { user: SessionUser }) {
  if (companyId !== undefined) return <CompanyOf id={companyId} />
  return <NoCompany isAdmin={isAdmin} />
}

function NoCompany({ isAdmin }: { isAdmin: boolean }) {
  const who = isAdmin ? 'admin' : 'none'
  return (
    <EmptyState as="h1" title={t(`ownCompany.${who}`)} text={t(`ownCompany.${who}.text`)}>
      <Link className="btn btn-primary" to={isAdmin ? buildModerationUrl({ tab: 'companies' }) : paths.askEmployer}>
        {t(isAdmin ? 'nav.requests' : 'ownCompany.ask')}
      </Link>
    </EmptyState>
  )
}

function CompanyOf({ id }: { id: string }) {
  const { companies } = useRepositories()
  const { data: company, error, retry } = useLazyWatchedQuery(companies, (opened) => opened.watchCompany, id)
  const [isNumberChanged, setNumberChanged] = useState(false)
  if (company === null) return <NoCompany isAdmin={false} />
  return (
    <div className="own-company">
      <h1>{t('ownCompany.title')}</h1>
      <p className="soft">{t('ownCompany.lead')}</p>
      {error && !company && <LoadFailed title={t('ownCompany.failed')} error={error} onRetry={retry} />}
      {!company && !error && (
        <div className="own-company-form" aria-hidden="true">
          <Skeleton width="60%" />
          <Skeleton height="8rem" />
          <Skeleton height="3rem" />
        </div>
      )}
      {company && <CompanyForm key={company.id} company={company} isNumberChanged={isNumberChanged} />}
      {company && (
        <CompanyPhoneNumberForm key={`number ${company.id}`} company={company} onChanged={setNumberChanged} />
      )}
    </div>
  )
}

interface CompanyFormProps {
  company: Company
  isNumberChanged: boolean
}

function CompanyForm({ company: watched, isNumberChanged }: CompanyFormProps) {
  const form = useOwnWords(watched)
  const { stored: company, values, problems, bind, isChanged, busy, differing } = form
  return (
    <>
      <Fixed company={company} />
      {differing.length > 0 && <Conflict form={form} />}
      <form
        className="own-company-form"
        aria-label={t('ownCompany.title')}
        ref={form.refused.frame}
        onSubmit={form.submit}
        noValidate
      >
        <ProseInput
          {...bind('about')}
          label={t('ownCompany.about')}
          optional={t('ownCompany.optional')}
          help={t('ownCompany.about.help')}
          error={problems.about && t('ownCompany.about.long', { max: maxAboutLength, count: values.about.length })}
          rows={5}
        />
        <LineInput
          {...bind('website')}
          label={t('ownCompany.website')}
          optional={t('ownCompany.optional')}
          help={t('ownCompany.website.help')}
          error={problems.website && t('ownCompany.website.bad')}
          inputMode="url"
        />
        <FormFooter submit={t(busy ? 'ownCompany.save.busy' : 'ownCompany.save')} busy={busy}>
          <Link className="btn btn-quiet" to={paths.company(company.id)}>
            {t('ownCompany.page')}
          </Link>
        </FormFooter>
      </form>
      <UnsavedChangesDialog unsaved={isChanged || isNumberChanged} area="ownCompany" />
    </>
  )
}

function Fixed({ company }: { company: Company }) {
  const verified = describeVerified(company)
  const gstin = useOwnGstin()
  return (
    <section className="own-company-fixed" aria-label={t('ownCompany.fixed')}>
      <dl className="terms">
        <div>
          <dt>{t('ownCompany.name')}</dt>
          <dd>{company.name}</dd>
        </div>
        <div>
          <dt>{t('ownCompany.place')}</dt>
          <dd>{company.place}</dd>
        </div>
        {gstin && (
          <div>
            <dt>{t('ownCompany.gstin')}</dt>
            <dd>{gstin}</dd>
          </div>
        )}
      </dl>
      {verified && <p className="soft">{verified}</p>}
      <p className="soft">
        <span>{t('ownCompany.fixed.text')}</span> <Link to={paths.askEmployer}>{t('ownCompany.fixed.ask')}</Link>
      </p>
    </section>
  )
}

function Conflict({ form: { stored, values, differing, take, rebase } }: { form: ReturnType<typeof useOwnWords> }) {
  return (
    <div className="own-company-conflict" role="alert">
      <ConflictPanel
        area="ownCompany"
        lead={<p className="soft">{t('ownCompany.conflict.text')}</p>}
        fields={differing.map((field) => [field, t(`ownCompany.${field}`)])}
        stored={stored}
        typed={values}
        onTake={take}
      >
        <Button onClick={rebase}>{t('ownCompany.conflict.keep')}</Button>
      </ConflictPanel>
    </div>
  )
}

/** The GSTIN with which this person was approved, which is nowhere public; undefined: none is known. */
function useOwnGstin(): string | undefined {
  const { ownRequest } = useRepositories()
  const { data } = useLazyWatchedQuery(ownRequest, (opened) => opened.watch)
  return data?.state === 'approved' ? data.details.gstin : undefined
}

function useOwnWords(watched: Company) {
  const { companies } = useRepositories()
  return useForm<Company, OwnWords, 'long' | 'website'>({
    stored: watched,
    read: ({ about, website }) => ({ about, website }),
    validate: ({ about, website }) => ({
      ...(cleanProse(about).length > maxAboutLength && { about: 'long' }),
      ...(parseWebsite(website) === null && { website: 'website' })
    }),
    async send(words, { stored, differing }) {
      // The words of another window stand beside these until one of the two is chosen.
      if (differing.length > 0) return undefined
      const saved = await (await companies.open()).saveOwnWords(stored, words)
      showToast('companySaved')
      return saved
    },
    onFailure: (error) => showFailure('company', error)
  })
}
