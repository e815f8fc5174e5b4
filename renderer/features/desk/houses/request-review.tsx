import { LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { State, type Tone } from '#renderer/components/public/state.tsx'
import type { LiveQuery } from '#renderer/hooks/use-live-query.ts'
import { t } from '#renderer/messages/messages.ts'
import { formatDateTime, formatLocalDate } from '#shared/domain/date-time.ts'
import type { AlikeHouse } from '#shared/domain/house/alike-houses.ts'
import { findGstinProblem } from '#shared/domain/house/gstin.ts'
import type { EmployerRequest, HouseDetails, RequestAnswer } from '#shared/domain/house/request-record.ts'
import { type Verification, verifications } from '#shared/domain/house/verification.ts'
import { EarlierBans } from '../employers/ban.tsx'
import { Mark } from '../postings/marked-posting.tsx'
import { joinDotted } from '../queue/work-row.tsx'
import type { RequestBackground } from './use-houses.ts'

interface Props {
  request: EmployerRequest
  /** The version that the administrator had begun to read, when the person has corrected it since. */
  before: EmployerRequest | null
  background: RequestBackground | undefined
}

export function RequestReview({ request, before, background }: Props) {
  const { details, answers } = request
  return (
    <article className="sheet-in">
      <div className="sheet-summary row small soft">
        <State tone="new" word={t(background?.house ? 'desk.houses.change' : 'desk.houses.new')} />
        <span>{t('desk.houses.since', { moment: formatDateTime(request.at) ?? '' })}</span>
        {background && background.alike.length > 0 && <AlikeCount alike={background.alike} />}
      </div>
      <h2 className="sheet-title">
        <Now details={details} before={before} field="house" />
      </h2>
      <p className="lead">
        <Now details={details} before={before} field="place" />
      </p>
      {answers.at(-1)?.did === 'reply' && <Answers answers={answers.slice(-2)} />}
      {background?.house && (
        <p className="asked-own soft">
          {t('desk.houses.postsFor', { house: background.house.name, place: background.house.place })}
        </p>
      )}
      <Facts request={request} before={before} />
      <section className="asked-part">
        <h3>{t('desk.houses.checked')}</h3>
        <Checks request={request} />
      </section>
      {(answers.length > 0 || (background?.entry?.earlierBans?.length ?? 0) > 0) && (
        <section className="asked-part">
          <h3>{t('desk.houses.before')}</h3>
          <Answers answers={answers} />
          <EarlierBans bans={background?.entry?.earlierBans ?? []} />
        </section>
      )}
    </article>
  )
}

function AlikeCount({ alike }: { alike: readonly AlikeHouse[] }) {
  const banned = alike.filter(({ ban }) => ban).length
  return (
    <State tone={banned > 0 ? 'bad' : 'waiting'} word={t('desk.houses.alike.count', { count: alike.length, banned })} />
  )
}

interface NowProps {
  details: HouseDetails
  before: EmployerRequest | null
  field: keyof HouseDetails
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
          <dt>{t(`desk.houses.${field}`)}</dt>
          <dd>
            {details[field] === '' && !before ? (
              <span className="faint">{t('desk.houses.notGiven')}</span>
            ) : (
              <Now {...{ details, before, field }} />
            )}
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('desk.houses.account')}</dt>
        <dd translate="no">{email}</dd>
      </div>
      {(details.words !== '' || (before?.details.words ?? '') !== '') && (
        <div>
          <dt>{t('desk.houses.words')}</dt>
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
} as const satisfies Record<Verification, keyof HouseDetails>

/** The machine's checks, and a person's: nothing is said to be checked that nobody has checked. */
function Checks({ request: { details, answers } }: { request: EmployerRequest }) {
  const problem = details.gstin === '' ? null : findGstinProblem(details.gstin)
  const written: { tone: Tone; word: string } =
    details.gstin === ''
      ? { tone: 'plain', word: t('desk.houses.gstin.none') }
      : problem
        ? { tone: 'bad', word: t(`desk.houses.gstin.${problem}`) }
        : { tone: 'good', word: t('desk.houses.gstin.right', { state: details.gstin.slice(0, 2) }) }
  return (
    <ul className="asked-checks">
      <li>
        <State {...written} />
      </li>
      {verifications.map((each) => {
        const field = verifiedFields[each]
        // A number that was corrected since the approval is another one, which nobody has called.
        const looked = answers.findLast(
          ({ verified, details: then }) => verified?.includes(each) && then?.[field] === details[field]
        )
        if (each === 'gstin' && details.gstin === '' && !looked) return null
        return (
          <li key={each}>
            <State
              tone={looked ? 'good' : 'waiting'}
              word={
                looked
                  ? t(`desk.houses.${each}.then`, { day: formatLocalDate(looked.at) ?? '' })
                  : t(`desk.houses.${each}.not`)
              }
            />
          </li>
        )
      })}
    </ul>
  )
}

function Answers({ answers }: { answers: readonly RequestAnswer[] }) {
  if (answers.length === 0) return null
  return (
    <ul className="asked-answers">
      {answers.toReversed().map(({ did, at, text }) => (
        <li key={`${at} ${did}`}>
          <span>{t(`desk.houses.did.${did}`, { day: formatLocalDate(at) ?? '' })}</span>
          {text !== '' && <q>{text}</q>}
        </li>
      ))}
    </ul>
  )
}

/** Others with something in common with the request: somebody who was declined or banned often asks again. */
export function AlikeHouses({ background: { data, error, retry } }: { background: LiveQuery<RequestBackground> }) {
  return (
    <section className="asked-alike sheet-aside" aria-label={t('desk.houses.alike')}>
      <h2>{t('desk.houses.alike')}</h2>
      {error && <LoadFailed as="h3" title={t('desk.houses.alike.failed')} error={error} onRetry={retry} />}
      {!data && !error && (
        <div aria-hidden="true">
          <Skeleton width="70%" />
          <Skeleton width="50%" />
        </div>
      )}
      {data &&
        (data.alike.length === 0 ? (
          <p className="soft">{t('desk.houses.alike.none')}</p>
        ) : (
          <ul className="sheet-list">
            {data.alike.map((house) => (
              <Alike key={house.id} house={house} />
            ))}
          </ul>
        ))}
    </section>
  )
}

function Alike({ house }: { house: AlikeHouse }) {
  const { name, place, email, likeness, answers, ban, earlierBans } = house
  return (
    <li>
      <h3>{name}</h3>
      <p className="soft">{joinDotted([place, email])}</p>
      <p>{likeness.map((each) => t(`desk.houses.same.${each}`)).join(', ')}</p>
      <State {...describeState(house)} />
      {ban && <q>{ban.reason}</q>}
      <Answers answers={answers} />
      <EarlierBans bans={earlierBans} />
    </li>
  )
}

const tones: Readonly<Record<AlikeHouse['state'], Tone>> = {
  house: 'good',
  approved: 'good',
  declined: 'bad',
  waiting: 'waiting',
  asked: 'new',
  withdrawn: 'plain'
}

function describeState({ ban, state }: AlikeHouse): { tone: Tone; word: string } {
  if (ban) return { tone: 'bad', word: t('desk.houses.banned', { day: formatLocalDate(ban.at) ?? '' }) }
  return { tone: tones[state], word: t(`desk.houses.state.${state}`) }
}
