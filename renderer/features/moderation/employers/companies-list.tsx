import './companies-list.css'
import { Button, Checkbox, Input } from 'antd'
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import { EmptyState, LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Icon } from '#renderer/components/public/icon.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { StatusTag } from '#renderer/components/public/status-tag.tsx'
import { buildModerationUrl } from '#renderer/config/moderation-url.ts'
import { paths } from '#renderer/config/paths.ts'
import type { ModeratedCompany } from '#renderer/data/companies/company-moderation-repository.ts'
import { describeAnswering, describeVerified } from '#renderer/hooks/companies/describe-company.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useLazyWatch } from '#renderer/hooks/use-watch.ts'
import { t } from '#renderer/messages/messages.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { hasWords } from '#shared/documents/fold-text.ts'
import type { Employer } from '#shared/domain/account/employer.ts'
import type { Company } from '#shared/domain/company/company.ts'
import { type Verification, verifications } from '#shared/domain/company/verification.ts'
import { CompaniesSkeleton } from './companies-skeleton.tsx'
import { CompanyMemberRow } from './company-member-row.tsx'
import { RemoveCompanyPhone } from './remove-company-phone.tsx'

const maxUnsearched = 20

/** The companies of the board with their people, where the administrator says who may post no longer. */
export function CompaniesList() {
  const { companyModeration } = useRepositories()
  const { data, error, retry } = useLazyWatch(companyModeration, (opened) => opened.watchCompanies)
  const [words, setWords] = useState('')
  const found = useMemo(() => data?.filter((entry) => fits(entry, words)), [data, words])
  if (error) return <LoadFailed title={t('companies.failed')} error={error} onRetry={retry} />
  if (!data || !found) return <CompaniesSkeleton />
  if (data.length === 0) {
    return (
      <EmptyState title={t('companies.empty')} text={t('companies.empty.text')}>
        <Link className="btn btn-line" to={buildModerationUrl({ tab: 'companies' })}>
          {t('companies.requests')}
        </Link>
      </EmptyState>
    )
  }
  return (
    <section className="companies" aria-labelledby="companies">
      <div className="companies-top spread">
        <h2 id="companies">{t('companies.title')}</h2>
        {data.length > maxUnsearched && (
          <Input
            type="search"
            aria-label={t('companies.search')}
            placeholder={t('companies.search')}
            prefix={<Icon name="search" />}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </div>
      <p className="sr" role="status">
        {words.trim() !== '' && t('companies.found', { count: found.length })}
      </p>
      {found.length === 0 && <p className="lead">{t('companies.found', { count: 0 })}</p>}
      <ul>
        {found.map((entry) => (
          <CompanyItem key={entry.company?.id ?? ''} entry={entry} />
        ))}
      </ul>
    </section>
  )
}

function fits({ company, people }: ModeratedCompany, words: string): boolean {
  return hasWords([company?.name, company?.place, ...people.map(({ email }) => email)].join(' '), words)
}

function CompanyItem({ entry: { company, people } }: { entry: ModeratedCompany }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const banned = people.filter(({ ban }) => ban).length
  return (
    <li className="company-item">
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <span className="company-name">{company?.name ?? t('companies.none')}</span>
          <span className="soft">{company ? company.place : t('companies.none.text')}</span>
          <Icon name="chevron" />
        </button>
      </h3>
      <p className="company-line row small soft">
        {company && <span>{describeVerified(company) || t('companies.unverified')}</span>}
        <span>{t('companies.people', { count: people.length })}</span>
        {banned > 0 && <StatusTag tone="bad" word={t('companies.banned', { count: banned })} />}
      </p>
      <div id={id} hidden={!isOpen} className="company-more">
        {isOpen && company && <CompanyDetails company={company} />}
        {isOpen && <People people={people} />}
      </div>
    </li>
  )
}

function People({ people }: { people: readonly Employer[] }) {
  if (people.length === 0) return <p className="soft">{t('companies.nobody')}</p>
  return (
    <ul aria-label={t('companies.whose')}>
      {people.map((person) => (
        <CompanyMemberRow key={person.id} person={person} />
      ))}
    </ul>
  )
}

/** The company as its public page shows it. The number of jobs it has answered is counted each time it is shown. */
function CompanyDetails({ company }: { company: Company }) {
  const { companyModeration } = useRepositories()
  // A failure keeps the last count.
  const count = useEffectEvent(() =>
    companyModeration
      .open()
      .then((opened) => opened.countAnswering(company))
      .catch(() => {})
  )
  useEffect(() => void count(), [companyModeration, company.id])
  return (
    <div className="company-details">
      <p className="soft">{describeAnswering(company) || t('companies.answering.none')}</p>
      <LookedAt company={company} />
      <RemoveCompanyPhone company={company} />
      <Link to={paths.company(company.id)}>{t('companies.page')}</Link>
    </div>
  )
}

function LookedAt({ company }: { company: Company }) {
  const { companyModeration } = useRepositories()
  const [ticked, setTicked] = useState<readonly Verification[]>()
  const [busy, setBusy] = useState(false)
  const shown = ticked ?? company.verified
  const isChanged = verifications.some((each) => shown.includes(each) !== company.verified.includes(each))
  const save = async () => {
    setBusy(true)
    try {
      await (await companyModeration.open()).verify(company, shown)
      // Ticks set during the save are not saved yet.
      setTicked((now) => (now === ticked ? undefined : now))
      showToast('companyVerified', { company: company.name })
    } catch {
      showToast('notSaved')
    } finally {
      setBusy(false)
    }
  }
  return (
    <fieldset className="company-looked row">
      <legend>{t('companies.looked')}</legend>
      <Checkbox.Group
        value={[...shown]}
        options={verifications.map((each) => ({ value: each, label: t(`companies.looked.${each}`) }))}
        onChange={(next) => setTicked(verifications.filter((each) => next.includes(each)))}
      />
      {isChanged && (
        <Button disabled={busy} onClick={save}>
          {t('companies.looked.save')}
        </Button>
      )}
    </fieldset>
  )
}
