import './houses-list.css'
import { Button, Checkbox, Input } from 'antd'
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import { EmptyState, LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Icon } from '#renderer/components/public/icon.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { State } from '#renderer/components/public/state.tsx'
import { buildDeskAddress } from '#renderer/config/desk-address.ts'
import { paths } from '#renderer/config/paths.ts'
import type { DeskHouse } from '#renderer/data/houses/houses-desk-repository.ts'
import { describeAnswering, describeVerified } from '#renderer/hooks/houses/describe-house.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useLazyWatch } from '#renderer/hooks/use-watch.ts'
import { t } from '#renderer/messages/messages.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { hasWords } from '#shared/documents/fold.ts'
import type { Employer } from '#shared/domain/account/employer.ts'
import type { House } from '#shared/domain/house/house.ts'
import { type Verification, verifications } from '#shared/domain/house/verification.ts'
import { CompanyNumber } from './company-number.tsx'
import { HousePerson } from './house-person.tsx'
import { HousesSkeleton } from './houses-skeleton.tsx'

const maxUnsearched = 20

/** The houses of the board with their people, where the administrator says who may post no longer. */
export function HousesList() {
  const { housesDesk } = useRepositories()
  const { data, error, retry } = useLazyWatch(housesDesk, (opened) => opened.watchHouses)
  const [words, setWords] = useState('')
  const found = useMemo(() => data?.filter((entry) => fits(entry, words)), [data, words])
  if (error) return <LoadFailed title={t('houses.failed')} error={error} onRetry={retry} />
  if (!data || !found) return <HousesSkeleton />
  if (data.length === 0) {
    return (
      <EmptyState title={t('houses.empty')} text={t('houses.empty.text')}>
        <Link className="btn btn-line" to={buildDeskAddress({ tab: 'houses' })}>
          {t('houses.requests')}
        </Link>
      </EmptyState>
    )
  }
  return (
    <section className="houses" aria-labelledby="houses">
      <div className="houses-top spread">
        <h2 id="houses">{t('houses.title')}</h2>
        {data.length > maxUnsearched && (
          <Input
            type="search"
            aria-label={t('houses.search')}
            placeholder={t('houses.search')}
            prefix={<Icon name="search" />}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </div>
      <p className="sr" role="status">
        {words.trim() !== '' && t('houses.found', { count: found.length })}
      </p>
      {found.length === 0 && <p className="lead">{t('houses.found', { count: 0 })}</p>}
      <ul>
        {found.map((entry) => (
          <HouseItem key={entry.house?.id ?? ''} entry={entry} />
        ))}
      </ul>
    </section>
  )
}

function fits({ house, people }: DeskHouse, words: string): boolean {
  return hasWords([house?.name, house?.place, ...people.map(({ email }) => email)].join(' '), words)
}

function HouseItem({ entry: { house, people } }: { entry: DeskHouse }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const banned = people.filter(({ ban }) => ban).length
  return (
    <li className="house-item">
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <span className="house-name">{house?.name ?? t('houses.none')}</span>
          <span className="soft">{house ? house.place : t('houses.none.text')}</span>
          <Icon name="chevron" />
        </button>
      </h3>
      <p className="house-line row small soft">
        {house && <span>{describeVerified(house) || t('houses.unverified')}</span>}
        <span>{t('houses.people', { count: people.length })}</span>
        {banned > 0 && <State tone="bad" word={t('houses.banned', { count: banned })} />}
      </p>
      <div id={id} hidden={!isOpen} className="house-more">
        {isOpen && house && <HouseDetails house={house} />}
        {isOpen && <People people={people} />}
      </div>
    </li>
  )
}

function People({ people }: { people: readonly Employer[] }) {
  if (people.length === 0) return <p className="soft">{t('houses.nobody')}</p>
  return (
    <ul aria-label={t('houses.whose')}>
      {people.map((person) => (
        <HousePerson key={person.id} person={person} />
      ))}
    </ul>
  )
}

/** The house as its public page shows it. The number of postings it has answered is counted anew at each look. */
function HouseDetails({ house }: { house: House }) {
  const { housesDesk } = useRepositories()
  // A failure keeps the last count.
  const count = useEffectEvent(() =>
    housesDesk
      .open()
      .then((opened) => opened.countAnswering(house))
      .catch(() => {})
  )
  useEffect(() => void count(), [housesDesk, house.id])
  return (
    <div className="house-details">
      <p className="soft">{describeAnswering(house) || t('houses.answering.none')}</p>
      <LookedAt house={house} />
      <CompanyNumber company={house} />
      <Link to={paths.company(house.id)}>{t('houses.page')}</Link>
    </div>
  )
}

function LookedAt({ house }: { house: House }) {
  const { housesDesk } = useRepositories()
  const [ticked, setTicked] = useState<readonly Verification[]>()
  const [busy, setBusy] = useState(false)
  const shown = ticked ?? house.verified
  const isChanged = verifications.some((each) => shown.includes(each) !== house.verified.includes(each))
  const save = async () => {
    setBusy(true)
    try {
      await (await housesDesk.open()).verify(house, shown)
      // Ticks set during the save are not saved yet.
      setTicked((now) => (now === ticked ? undefined : now))
      showToast('houseVerified', { house: house.name })
    } catch {
      showToast('notSaved')
    } finally {
      setBusy(false)
    }
  }
  return (
    <fieldset className="house-looked row">
      <legend>{t('houses.looked')}</legend>
      <Checkbox.Group
        value={[...shown]}
        options={verifications.map((each) => ({ value: each, label: t(`houses.looked.${each}`) }))}
        onChange={(next) => setTicked(verifications.filter((each) => next.includes(each)))}
      />
      {isChanged && (
        <Button disabled={busy} onClick={save}>
          {t('houses.looked.save')}
        </Button>
      )}
    </fieldset>
  )
}
