import './own-house.css'
import { Button } from 'antd'
import { useState } from 'react'
import { ConflictPanel } from '#renderer/components/form/conflict-panel.tsx'
import { FormEnd } from '#renderer/components/form/form-end.tsx'
import { LeaveQuestion } from '#renderer/components/form/leave-question.tsx'
import { EmptyState, LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { LineInput, ProseInput } from '#renderer/components/workplace/inputs.tsx'
import { buildDeskAddress } from '#renderer/config/desk-address.ts'
import { paths } from '#renderer/config/paths.ts'
import { describeVerified } from '#renderer/hooks/houses/describe-house.ts'
import { useForm } from '#renderer/hooks/use-form.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useLazyWatch } from '#renderer/hooks/use-watch.ts'
import { t } from '#renderer/messages/messages.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { type House, maxAboutLength, type OwnWords, parseWebsite } from '#shared/domain/house/house.ts'
import { cleanProse } from '#shared/domain/visible-text.ts'
import { OwnNumber } from './own-number.tsx'

/** Without a `houseId` the person posts for no known house; the administrator posts for none. */
export function OwnHouse({ user: { houseId, isAdmin } }: { user: SessionUser }) {
  if (houseId !== undefined) return <HouseOf id={houseId} />
  return <NoHouse isAdmin={isAdmin} />
}

function NoHouse({ isAdmin }: { isAdmin: boolean }) {
  const who = isAdmin ? 'admin' : 'none'
  return (
    <EmptyState as="h1" title={t(`ownHouse.${who}`)} text={t(`ownHouse.${who}.text`)}>
      <Link className="btn btn-primary" to={isAdmin ? buildDeskAddress({ tab: 'houses' }) : paths.askEmployer}>
        {t(isAdmin ? 'nav.requests' : 'ownHouse.ask')}
      </Link>
    </EmptyState>
  )
}

function HouseOf({ id }: { id: string }) {
  const { houses } = useRepositories()
  const { data: house, error, retry } = useLazyWatch(houses, (opened) => opened.watchHouse, id)
  const [isNumberChanged, setNumberChanged] = useState(false)
  if (house === null) return <NoHouse isAdmin={false} />
  return (
    <div className="own-house">
      <h1>{t('ownHouse.title')}</h1>
      <p className="soft">{t('ownHouse.lead')}</p>
      {error && !house && <LoadFailed title={t('ownHouse.failed')} error={error} onRetry={retry} />}
      {!house && !error && (
        <div className="own-house-form" aria-hidden="true">
          <Skeleton width="60%" />
          <Skeleton height="8rem" />
          <Skeleton height="3rem" />
        </div>
      )}
      {house && <HouseForm key={house.id} house={house} isNumberChanged={isNumberChanged} />}
      {house && <OwnNumber key={`number ${house.id}`} house={house} onChanged={setNumberChanged} />}
    </div>
  )
}

interface HouseFormProps {
  house: House
  isNumberChanged: boolean
}

function HouseForm({ house: watched, isNumberChanged }: HouseFormProps) {
  const form = useOwnWords(watched)
  const { stored: house, values, problems, bind, isChanged, busy, differing } = form
  return (
    <>
      <Fixed house={house} />
      {differing.length > 0 && <Conflict form={form} />}
      <form
        className="own-house-form"
        aria-label={t('ownHouse.title')}
        ref={form.refused.frame}
        onSubmit={form.submit}
        noValidate
      >
        <ProseInput
          {...bind('about')}
          label={t('ownHouse.about')}
          optional={t('ownHouse.optional')}
          help={t('ownHouse.about.help')}
          error={problems.about && t('ownHouse.about.long', { most: maxAboutLength, has: values.about.length })}
          rows={5}
        />
        <LineInput
          {...bind('website')}
          label={t('ownHouse.website')}
          optional={t('ownHouse.optional')}
          help={t('ownHouse.website.help')}
          error={problems.website && t('ownHouse.website.bad')}
          inputMode="url"
        />
        <FormEnd submit={t(busy ? 'ownHouse.save.busy' : 'ownHouse.save')} busy={busy}>
          <Link className="btn btn-quiet" to={paths.company(house.id)}>
            {t('ownHouse.page')}
          </Link>
        </FormEnd>
      </form>
      <LeaveQuestion unsaved={isChanged || isNumberChanged} area="ownHouse" />
    </>
  )
}

function Fixed({ house }: { house: House }) {
  const verified = describeVerified(house)
  const gstin = useOwnGstin()
  return (
    <section className="own-house-fixed" aria-label={t('ownHouse.fixed')}>
      <dl className="terms">
        <div>
          <dt>{t('ownHouse.name')}</dt>
          <dd>{house.name}</dd>
        </div>
        <div>
          <dt>{t('ownHouse.place')}</dt>
          <dd>{house.place}</dd>
        </div>
        {gstin && (
          <div>
            <dt>{t('ownHouse.gstin')}</dt>
            <dd>{gstin}</dd>
          </div>
        )}
      </dl>
      {verified && <p className="soft">{verified}</p>}
      <p className="soft">
        <span>{t('ownHouse.fixed.text')}</span> <Link to={paths.askEmployer}>{t('ownHouse.fixed.ask')}</Link>
      </p>
    </section>
  )
}

function Conflict({ form: { stored, values, differing, take, rebase } }: { form: ReturnType<typeof useOwnWords> }) {
  return (
    <div className="own-house-conflict" role="alert">
      <ConflictPanel
        area="ownHouse"
        lead={<p className="soft">{t('ownHouse.conflict.text')}</p>}
        fields={differing.map((field) => [field, t(`ownHouse.${field}`)])}
        stored={stored}
        typed={values}
        onTake={take}
      >
        <Button onClick={rebase}>{t('ownHouse.conflict.keep')}</Button>
      </ConflictPanel>
    </div>
  )
}

/** The GSTIN with which this person was approved, which is nowhere public; undefined: none is known. */
function useOwnGstin(): string | undefined {
  const { ownRequest } = useRepositories()
  const { data } = useLazyWatch(ownRequest, (opened) => opened.watch)
  return data?.state === 'approved' ? data.details.gstin : undefined
}

function useOwnWords(watched: House) {
  const { houses } = useRepositories()
  return useForm<House, OwnWords, 'long' | 'website'>({
    stored: watched,
    read: ({ about, website }) => ({ about, website }),
    validate: ({ about, website }) => ({
      ...(cleanProse(about).length > maxAboutLength && { about: 'long' }),
      ...(parseWebsite(website) === null && { website: 'website' })
    }),
    async send(words, { stored, differing }) {
      // The words of another window stand beside these until one of the two is chosen.
      if (differing.length > 0) return undefined
      const saved = await (await houses.open()).saveOwnWords(stored, words)
      showToast('houseSaved')
      return saved
    },
    onFailure: (error) => showFailure('house', error)
  })
}
