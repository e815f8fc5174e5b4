import './employers-list.css'
import { Button, Checkbox, Input } from 'antd'
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
// In no catalogue of the dashboard: texts that only this list shows.
import '#renderer/messages/administrator-messages.ts'
import { useLocation } from 'react-router-dom'
import { EmptyState, LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Icon } from '#renderer/components/public/icon.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { StatusTag } from '#renderer/components/public/status-tag.tsx'
import { buildModerationUrl } from '#renderer/config/moderation-url.ts'
import { paths } from '#renderer/config/paths.ts'
import type { OpenCounts } from '#renderer/data/jobs-repository.ts'
import { describeAnswering, describeVerified } from '#renderer/hooks/companies/describe-company-verification.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useWasOpened } from '#renderer/hooks/use-was-opened.ts'
import { useLazyWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import { t } from '#renderer/messages/messages.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { hasWords } from '#shared/documents/fold-text.ts'
import type { Company } from '#shared/domain/company/company.ts'
import { type Verification, verifications } from '#shared/domain/company/company-verification.ts'
import { CompanyMemberRow } from './company-member-row.tsx'
import { EmployersSkeleton } from './employers-skeleton.tsx'
import { RemoveCompanyPhone } from './remove-company-phone.tsx'
import { countUnconfirmed, type EmployerPerson, type EmployerRow, useEmployerRows } from './use-employer-rows.ts'

/** A shorter list is read faster than a search is typed. */
const minSearched = 10

const rowsAtOnce = 100

/** Every employer of the board in one list: company, people, checks, jobs, reports and bans. */
export function EmployersList() {
  const { rows, otherReported, countedJobs, error, retry } = useEmployerRows()
  const isHere = useServices().accounts.mail === undefined
  const wanted = new URLSearchParams(useLocation().search).get('words') ?? ''
  const [words, setWords] = useState(wanted)
  const contacts = useContacts(words)
  const found = useMemo(
    () => rows?.filter((row) => fits(row, words) || isContact(row, contacts.found)),
    [rows, words, contacts.found]
  )
  const [shownRows, setShownRows] = useState(rowsAtOnce)
  if (error) return <LoadFailed title={t('companies.failed')} error={error} onRetry={retry} />
  if (!rows || !found) return <EmployersSkeleton />
  if (rows.length === 0) {
    return (
      <EmptyState title={t('employers.empty')} text={t(isHere ? 'employers.empty.here' : 'companies.empty.text')}>
        <Link className="btn btn-line" to={buildModerationUrl({ tab: 'companies' })}>
          {t('companies.requests')}
        </Link>
      </EmptyState>
    )
  }
  return (
    <section className="companies" aria-labelledby="companies">
      <div className="companies-top spread">
        <h2 id="companies">{t('employers.title', { count: rows.length })}</h2>
        {(rows.length >= minSearched || words !== '') && (
          <Input
            type="search"
            aria-label={t('employers.search')}
            placeholder={t('employers.search')}
            prefix={<Icon name="search" />}
            value={words}
            onChange={(event) => {
              setWords(event.target.value)
              setShownRows(rowsAtOnce)
            }}
          />
        )}
        {isHere && <p className="small soft">{t('employers.text')}</p>}
        {otherReported > 0 && (
          <p className="small soft">
            <span>{t('employers.reported.other', { count: otherReported })}</span>{' '}
            <Link to={buildModerationUrl({ tab: 'reports' })}>{t('employers.reported.open')}</Link>
          </p>
        )}
      </div>
      <p className={found.length === 0 || contacts.state === 'searching' ? 'lead' : 'sr'} role="status">
        {words.trim() !== '' && describeFound(found.length, contacts.state)}
      </p>
      {contacts.state === 'failed' && (
        <p className="row" role="alert">
          <span>{t('employers.contacts.failed')}</span>
          <Button onClick={contacts.retry}>{t('error.retry')}</Button>
        </p>
      )}
      <ul>
        {found.slice(0, shownRows).map((row) => (
          <EmployerItem key={row.id} row={row} isAlone={found.length === 1} countedJobs={countedJobs} />
        ))}
      </ul>
      {found.length > shownRows && (
        <Button onClick={() => setShownRows(shownRows + rowsAtOnce)}>
          {t('employers.more', { count: Math.min(rowsAtOnce, found.length - shownRows), total: found.length })}
        </Button>
      )}
      {countedJobs !== undefined && <p className="small faint">{t('employers.jobs.newest', { count: countedJobs })}</p>}
    </section>
  )
}

function describeFound(count: number, contacts: ReturnType<typeof useContacts>['state']): string {
  if (contacts === 'searching') return t('employers.contacts.searching')
  return t(count === 0 && contacts === 'tooFew' ? 'employers.found.tooFew' : 'employers.found', { count })
}

const minDigits = 6

/** Telephone numbers and GSTINs are read when some digits are typed: on a shared board each is paid for. */
function useContacts(words: string) {
  const { companyModeration } = useRepositories()
  const digits = words.match(/\p{Nd}/gu)?.length ?? 0
  const isNumber = digits >= minDigits
  const { data, error, retry } = useLazyWatchedQuery(
    isNumber ? companyModeration : undefined,
    (opened) => opened.watchContacts
  )
  const found = useMemo(() => (isNumber ? data?.find(words) : undefined), [data, words, isNumber])
  const state = !isNumber ? (digits > 0 ? 'tooFew' : 'none') : error ? 'failed' : found ? 'found' : 'searching'
  return { ...{ found, retry }, state } as const
}

function isContact({ company, people }: EmployerRow, contacts: ReadonlySet<string> | undefined): boolean {
  return contacts !== undefined && [company, ...people].some((one) => one && contacts.has(one.id))
}

function fits({ name, place, people }: EmployerRow, words: string): boolean {
  return hasWords([name, place, ...people.map(({ email }) => email)].join(' '), words)
}

interface ItemProps {
  row: EmployerRow
  isAlone: boolean
  /** The newest, among which the row counts; undefined: all. */
  countedJobs: number | undefined
}

function EmployerItem({ row, isAlone, countedJobs }: ItemProps) {
  const { company, name, place, people, reported } = row
  const [wanted, setWanted] = useState<boolean>()
  const id = useId()
  const banned = people.filter(({ ban }) => ban).length
  const unconfirmed = countUnconfirmed(row)
  // The only one that is found is what the administrator looks for; who waits is confirmed here, and stays in view.
  const wasUnconfirmed = useWasOpened(unconfirmed > 0)
  const isOpen = wanted ?? (isAlone || wasUnconfirmed)
  const [only] = people
  const counts = useOpenCounts(people, isOpen && countedJobs !== undefined)
  return (
    <li className="company-item">
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setWanted(!isOpen)}>
          <span className="company-name">{name || t('companies.nameless')}</span>
          <span className="soft">{place}</span>
          <Icon name="chevron" />
        </button>
      </h3>
      <p className="company-line row small soft">
        <span translate={people.length === 1 ? 'no' : undefined}>
          {people.length === 1 ? only?.email : t('companies.people', { count: people.length })}
        </span>
        <span>{company ? describeVerified(company) || t('companies.unverified') : t('companies.none')}</span>
        <span>{describeJobs(row, counts, countedJobs)}</span>
        {reported > 0 && <StatusTag tone="bad" word={t('employers.reported', { count: reported })} />}
        {unconfirmed > 0 && <StatusTag tone="waiting" word={t('employers.unconfirmed', { count: unconfirmed })} />}
        {banned > 0 && <StatusTag tone="bad" word={t('companies.banned', { count: banned })} />}
      </p>
      <div id={id} hidden={!isOpen} className="company-more">
        {isOpen && company && <CompanyDetails company={company} />}
        {isOpen && <People people={people} />}
      </div>
    </li>
  )
}

/** An open row counts all jobs, a closed one those that were read. */
function describeJobs({ live, pending }: EmployerRow, counts: OpenCounts | undefined, countedJobs?: number): string {
  if (counts) return t('employers.jobs', { ...counts })
  if (countedJobs === undefined) return t('employers.jobs', { live, pending })
  return live + pending === 0 ? t('employers.jobs.noneRecent') : t('employers.jobs.atLeast', { live, pending })
}

/** undefined: not wanted, or not known. */
function useOpenCounts(people: readonly EmployerPerson[], isWanted: boolean): OpenCounts | undefined {
  const { jobs } = useRepositories()
  const uids = people.map(({ id }) => id).join(' ')
  const { data, error } = useLiveQuery<OpenCounts>(
    (onData, onError) => (isWanted && uids ? jobs.watchOpenCounts(uids.split(' '), onData, onError) : undefined),
    [jobs, uids, isWanted]
  )
  return error ? undefined : data
}

function People({ people }: { people: readonly EmployerPerson[] }) {
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
