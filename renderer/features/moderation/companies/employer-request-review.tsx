import { LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { StatusTag, type Tone } from '#renderer/components/public/status-tag.tsx'
import { ExternalAction } from '#renderer/components/workplace/phone-actions.tsx'
import type { LiveQuery } from '#renderer/hooks/use-live-query.ts'
import { t } from '#renderer/messages/messages.ts'
import { parseWebsite } from '#shared/domain/company/company.ts'
import { type Verification, verifications } from '#shared/domain/company/company-verification.ts'
import type { CompanyDetails, EmployerRequest, RequestAnswer } from '#shared/domain/company/employer-request-record.ts'
import { findGstinProblem, readGstState } from '#shared/domain/company/gstin.ts'
import type { SimilarCompany } from '#shared/domain/company/similar-companies.ts'
import { formatDateTime, formatLocalDate } from '#shared/domain/format-date-time.ts'
import { findPhones, hasPhone } from '#shared/domain/phone.ts'
import { parseExternalAddress } from '#shared/external-url.ts'
import { EarlierBans } from '../employers/ban-employer-dialog.tsx'
import { Mark } from '../jobs/job-diff.tsx'
import { joinDotted } from '../queue/queue-row.tsx'
import type { RequestBackground } from './use-employer-requests.ts'

interface Props {
  request: EmployerRequest
  /** The version that the administrator had begun to read, when the person has corrected it since. */
  before: EmployerRequest | null
  background: RequestBackground | undefined
}

export function EmployerRequestReview({ request, before, background }: Props) {
  const { details, answers } = request
  return (
    <article className="sheet-in">
      <div className="sheet-summary row small soft">
        <StatusTag
          tone="new"
          word={t(background?.company ? 'moderation.companies.change' : 'moderation.companies.new')}
        />
        <span>{t('moderation.companies.since', { moment: formatDateTime(request.at) ?? '' })}</span>
        {background && background.alike.length > 0 && <AlikeCount alike={background.alike} />}
      </div>
      <h2 className="sheet-title">
        <Now details={details} before={before} field="company" />
      </h2>
      <p className="lead">
        <Now details={details} before={before} field="place" />
      </p>
      {answers.at(-1)?.type === 'reply' && <Answers answers={answers.slice(-2)} />}
      {background?.company && (
        <p className="asked-own soft">
          {t('moderation.companies.postsFor', { company: background.company.name, place: background.company.place })}
        </p>
      )}
      <Facts request={request} before={before} />
      <section className="asked-part">
        <h3>{t('moderation.companies.checked')}</h3>
        <Checks request={request} />
      </section>
      {(answers.length > 0 || (background?.entry?.earlierBans?.length ?? 0) > 0) && (
        <section className="asked-part">
          <h3>{t('moderation.companies.before')}</h3>
          <Answers answers={answers} />
          <EarlierBans bans={background?.entry?.earlierBans ?? []} />
        </section>
      )}
    </article>
  )
}

function AlikeCount({ alike }: { alike: readonly SimilarCompany[] }) {
  const banned = alike.filter(({ ban }) => ban).length
  return (
    <StatusTag
      tone={banned > 0 ? 'bad' : 'waiting'}
      word={t('moderation.companies.alike.count', { count: alike.length, banned })}
    />
  )
}

interface NowProps {
  details: CompanyDetails
  before: EmployerRequest | null
  field: keyof CompanyDetails
}

function Now({ details, before, field }: NowProps) {
  const [now, then] = [details[field], before?.details[field] ?? details[field]]
  if (now === then) return <span>{now}</span>
  return (
    <>
      {then !== '' && <Mark as="del">{then}</Mark>}
      {now !== '' && <Mark as="ins">{now}</Mark>}
    </>
  )
}

const facts = ['contactName', 'phone', 'address', 'gstin'] as const

function Facts({ request: { details, email }, before }: Omit<Props, 'background'>) {
  return (
    <dl className="asked-facts terms">
      {facts.map((field) => (
        <div key={field}>
          <dt>{t(`moderation.companies.${field}`)}</dt>
          <dd>
            {details[field] === '' && !before ? (
              <span className="faint">{t('moderation.companies.notGiven')}</span>
            ) : (
              <Now {...{ details, before, field }} />
            )}
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('moderation.companies.account')}</dt>
        <dd translate="no">{email}</dd>
      </div>
      {(details.words !== '' || (before?.details.words ?? '') !== '') && (
        <div>
          <dt>{t('moderation.companies.words')}</dt>
          <dd className="asked-words">
            <Now {...{ details, before, field: 'words' }} />
          </dd>
        </div>
      )}
    </dl>
  )
}

const verifiedFields = {
  phone: 'phone',
  gstin: 'gstin',
  shop: 'address'
} as const satisfies Record<Verification, keyof CompanyDetails>

/** The automatic checks, and the administrator's: nothing unchecked is shown as checked. */
function Checks({ request: { details, answers } }: { request: EmployerRequest }) {
  const problem = details.gstin === '' ? null : findGstinProblem(details.gstin)
  const written: { tone: Tone; word: string } =
    details.gstin === ''
      ? { tone: 'plain', word: t('moderation.companies.gstin.none') }
      : problem
        ? { tone: 'bad', word: t(`moderation.companies.gstin.${problem}`) }
        : { tone: 'good', word: t('moderation.companies.gstin.right', { state: readGstState(details.gstin) }) }
  return (
    <ul className="asked-checks">
      <li>
        <StatusTag {...written} />
      </li>
      {verifications.map((each) => {
        const field = verifiedFields[each]
        // A number that was corrected since the approval is another one, which was never called.
        const looked = answers.findLast(
          ({ verified, details: then }) => verified?.includes(each) && then?.[field] === details[field]
        )
        if (each === 'gstin' && details.gstin === '' && !looked) return null
        if (each === 'phone' && !looked && !hasPhone(details.phone)) {
          const word = t(`moderation.companies.phone.${details.phone === '' ? 'none' : 'bad'}`)
          return (
            <li key={each}>
              <StatusTag tone={details.phone === '' ? 'plain' : 'bad'} word={word} />
            </li>
          )
        }
        return (
          <li key={each}>
            <StatusTag
              tone={looked ? 'good' : 'waiting'}
              word={
                looked
                  ? t(`moderation.companies.${each}.then`, { day: formatLocalDate(looked.at) ?? '' })
                  : t(`moderation.companies.${each}.not`)
              }
            />
            <CheckLinks check={each} details={details} />
          </li>
        )
      })}
    </ul>
  )
}

const gstPortal = 'https://services.gst.gov.in/services/searchtp'

/** Where each check is done: the register, the telephone, the map and their website. */
function CheckLinks({ check, details }: { check: Verification; details: CompanyDetails }) {
  const links = {
    gstin: () => [{ address: gstPortal, word: t('moderation.companies.gstin.open'), name: details.gstin }],
    phone: () =>
      findPhones(details.phone).map(({ number, text }) => ({
        ...{ address: `tel:${number}`, name: text },
        word: t('moderation.companies.phone.open', { phone: text })
      })),
    shop: () => {
      const website = details.address.includes(' ') ? null : parseWebsite(details.address)
      const wanted = [details.company, website ? '' : details.address, details.place].filter((part) => part !== '')
      const map = `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: wanted.join(', ') })}`
      return [
        { address: map, word: t('moderation.companies.shop.open'), name: details.company },
        ...(website ? [{ address: website, word: t('moderation.companies.website.open'), name: website }] : [])
      ]
    }
  }[check]()
  return (
    <>
      {links.flatMap(({ address, ...link }) => {
        const safe = parseExternalAddress(address)
        return safe === null ? [] : <ExternalAction key={safe} address={safe} {...link} />
      })}
    </>
  )
}

function Answers({ answers }: { answers: readonly RequestAnswer[] }) {
  if (answers.length === 0) return null
  return (
    <ul className="asked-answers">
      {answers.toReversed().map(({ type, at, text }) => (
        <li key={`${at} ${type}`}>
          <span>{t(`moderation.companies.did.${type}`, { day: formatLocalDate(at) ?? '' })}</span>
          {text !== '' && <q>{text}</q>}
        </li>
      ))}
    </ul>
  )
}

/** Others with something in common with the request: declined and banned people often ask again. */
export function SimilarCompanies({ background: { data, error, retry } }: { background: LiveQuery<RequestBackground> }) {
  return (
    <section className="asked-alike sheet-aside" aria-label={t('moderation.companies.alike')}>
      <h2>{t('moderation.companies.alike')}</h2>
      {error && <LoadFailed as="h3" title={t('moderation.companies.alike.failed')} error={error} onRetry={retry} />}
      {!data && !error && (
        <div aria-hidden="true">
          <Skeleton width="70%" />
          <Skeleton width="50%" />
        </div>
      )}
      {data &&
        (data.alike.length === 0 ? (
          <p className="soft">{t('moderation.companies.alike.none')}</p>
        ) : (
          <ul className="sheet-list">
            {data.alike.map((company) => (
              <Alike key={company.id} company={company} />
            ))}
          </ul>
        ))}
    </section>
  )
}

function Alike({ company }: { company: SimilarCompany }) {
  const { name, place, email, likeness, answers, ban, earlierBans } = company
  return (
    <li>
      <h3>{name}</h3>
      <p className="soft">{joinDotted([place, email])}</p>
      <p>{likeness.map((each) => t(`moderation.companies.same.${each}`)).join(', ')}</p>
      <StatusTag {...describeState(company)} />
      {ban && <q>{ban.reason}</q>}
      <Answers answers={answers} />
      <EarlierBans bans={earlierBans} />
    </li>
  )
}

const tones: Readonly<Record<SimilarCompany['state'], Tone>> = {
  company: 'good',
  approved: 'good',
  declined: 'bad',
  waiting: 'waiting',
  asked: 'new',
  withdrawn: 'plain'
}

function describeState({ ban, state }: SimilarCompany): { tone: Tone; word: string } {
  if (ban) return { tone: 'bad', word: t('moderation.companies.banned', { day: formatLocalDate(ban.at) ?? '' }) }
  return { tone: tones[state], word: t(`moderation.companies.state.${state}`) }
}
