import { Button } from 'antd'
import { useEffect, useId } from 'react'
import { LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { LineInput } from '#renderer/components/workplace/inputs.tsx'
import { useForm } from '#renderer/hooks/use-form.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useLazyWatch } from '#renderer/hooks/use-watch.ts'
import { t } from '#renderer/messages/messages.ts'
import '#renderer/messages/employer.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { House } from '#shared/domain/house/house.ts'
import {
  findNumberProblem,
  type HouseNumber,
  houseNumberLimits,
  type NumberProblem,
  type NumberWords
} from '#shared/domain/house/house-number.ts'
import { hasPhone } from '#shared/domain/phone.ts'

interface Props {
  house: House
  /** Told whether something is typed that is not saved: the screen asks once before it is left. */
  onChanged: (isChanged: boolean) => void
}

/** The number that candidates are shown on the postings of a house, if it wants. */
export function OwnNumber({ house, onChanged }: Props) {
  const { houses } = useRepositories()
  const id = useId()
  const { data, error, retry } = useLazyWatch(houses, (opened) => opened.watchNumber, house.id)
  const { data: presses = 0 } = useLazyWatch(houses, (opened) => opened.watchPresses, house.id)
  return (
    <section className="own-number" aria-labelledby={id}>
      <h2 id={id}>{t('ownNumber.title')}</h2>
      <p className="soft">{t('ownNumber.lead')}</p>
      {presses > 0 && <p className="soft">{t('ownNumber.presses', { count: presses })}</p>}
      {error && !data && <LoadFailed title={t('ownNumber.failed')} error={error} onRetry={retry} />}
      {data !== undefined && <NumberForm {...{ house, onChanged }} stored={data} labelledBy={id} />}
    </section>
  )
}

interface FormProps extends Props {
  stored: HouseNumber | null
  labelledBy: string
}

function NumberForm({ house, stored, labelledBy, onChanged }: FormProps) {
  const { person, houses } = useRepositories()
  const form = useForm<HouseNumber | null, NumberWords, NumberProblem>({
    stored,
    read: (number) => ({ number: number?.number ?? '', hours: number?.hours ?? '' }),
    validate: (words) => {
      const isNumber = words.number.trim() === '' || hasPhone(words.number)
      const problem = isNumber ? findNumberProblem(words) : 'number'
      return problem ? { [problem]: problem } : {}
    },
    async send(words) {
      const saved = await (await houses.open()).saveNumber(house, person.uid, words)
      showToast(saved ? 'houseNumberSaved' : 'houseNumberRemoved')
      return saved
    },
    onFailure: (error) => showFailure('house', error)
  })
  const { problems, bind, busy, refused, isChanged } = form
  useEffect(() => {
    onChanged(isChanged)
    return () => onChanged(false)
  }, [isChanged, onChanged])
  return (
    <form className="own-house-form" aria-labelledby={labelledBy} ref={refused.frame} onSubmit={form.submit} noValidate>
      <LineInput
        {...bind('number')}
        label={t('ownNumber.number')}
        optional={t('ownHouse.optional')}
        help={t('ownNumber.number.help')}
        error={problems.number && t('phone.bad')}
        onLeave={() => form.leave('number')}
        inputMode="tel"
      />
      <LineInput
        {...bind('hours')}
        label={t('ownNumber.hours')}
        optional={t('ownHouse.optional')}
        help={t('ownNumber.hours.help')}
        error={problems.hours && t('ownNumber.hours.long', { most: houseNumberLimits.hours })}
      />
      <Button className="own-number-save" type="primary" htmlType="submit" aria-disabled={busy || undefined}>
        {t(busy ? 'ownHouse.save.busy' : 'ownNumber.save')}
      </Button>
    </form>
  )
}
