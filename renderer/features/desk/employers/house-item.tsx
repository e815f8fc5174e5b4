import { Button, Checkbox } from 'antd'
import { useEffect, useId, useState } from 'react'
import { Icon } from '#renderer/components/public/icon.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { State } from '#renderer/components/public/state.tsx'
import { paths } from '#renderer/config/paths.ts'
import type { DeskHouse } from '#renderer/data/houses/houses-desk-repository.ts'
import { describeAnswering, describeVerified } from '#renderer/hooks/houses/describe-house.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Employer } from '#shared/domain/account/employer.ts'
import type { House } from '#shared/domain/house/house.ts'
import { type Verification, verifications } from '#shared/domain/house/verification.ts'
import { HousePerson } from './house-person.tsx'

export function HouseItem({ entry: { house, people } }: { entry: DeskHouse }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const banned = people.filter(({ ban }) => ban).length
  return (
    <li className="house-item">
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <span className="house-name">{house?.name ?? t('houses.none')}</span>
          <span className="house-where">{house ? house.place : t('houses.none.text')}</span>
          <Icon name="chevron" />
        </button>
      </h3>
      <p className="house-line">
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

/** What everybody reads of the house, which is counted anew each time somebody looks here. */
function HouseDetails({ house }: { house: House }) {
  const { housesDesk } = useRepositories()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time it is opened, not after what that stored
  useEffect(() => {
    // What was counted last stands there as long as it cannot be counted anew.
    housesDesk
      .open()
      .then((opened) => opened.countAnswering(house))
      .catch(() => {})
  }, [housesDesk, house.id])
  return (
    <div className="house-details">
      <p className="soft">{describeAnswering(house) || t('houses.answering.none')}</p>
      <LookedAt house={house} />
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
      setTicked(undefined)
      showToast('houseVerified', { house: house.name })
    } catch {
      showToast('notSaved')
    } finally {
      setBusy(false)
    }
  }
  return (
    <fieldset className="house-looked">
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
