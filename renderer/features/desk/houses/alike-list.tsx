import { LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { State, type Tone } from '#renderer/components/public/state.tsx'
import type { LiveQuery } from '#renderer/hooks/use-live-query.ts'
import { t } from '#renderer/messages/messages.ts'
import { formatLocalDate } from '#shared/domain/date-time.ts'
import type { AlikeHouse } from '#shared/domain/house/alike-houses.ts'
import { EarlierBans } from '../employers/ban.tsx'
import { joinDotted } from '../queue/work-row.tsx'
import { Answers } from './request-review.tsx'
import type { RequestBackground } from './use-houses.ts'

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
