import './own-house.css'
import { Button, Input, type InputRef } from 'antd'
import type { TextAreaRef } from 'antd/es/input/TextArea'
import { type FormEvent, useRef } from 'react'
import { ConflictField } from '#renderer/components/form/conflict-field.tsx'
import { Field } from '#renderer/components/form/field.tsx'
import { useCleanText } from '#renderer/components/form/use-clean-text.ts'
import { EmptyState, LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { Question } from '#renderer/components/workplace/question.tsx'
import { paths } from '#renderer/config/paths.ts'
import { describeVerified } from '#renderer/hooks/houses/describe-house.ts'
import { useNavigationGuard } from '#renderer/hooks/use-navigation-guard.ts'
import { t } from '#renderer/messages/messages.ts'
import type { House } from '#shared/domain/house/house.ts'
import { maxAboutLength } from '#shared/domain/house/house.ts'
import { useOwnGstin, useOwnWords, useStoredHouse } from './use-own-house.ts'

/** Where the people of a house say what it is. `houseId` undefined: they post for none that is known. */
export function OwnHouse({ houseId }: { houseId: string | undefined }) {
  return houseId === undefined ? <NoHouse /> : <HouseOf id={houseId} />
}

function NoHouse() {
  return (
    <EmptyState as="h1" title={t('ownHouse.none')} text={t('ownHouse.none.text')}>
      <Link className="btn btn-primary" to={paths.askEmployer}>
        {t('ownHouse.ask')}
      </Link>
    </EmptyState>
  )
}

function HouseOf({ id }: { id: string }) {
  const { data: house, error, retry } = useStoredHouse(id)
  if (house === null) return <NoHouse />
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
      {house && <HouseForm key={house.id} house={house} />}
    </div>
  )
}

function HouseForm({ house: watched }: { house: House }) {
  const work = useOwnWords(watched)
  const { house, words, problems, isChanged, busy, differing } = work
  const about = useRef<TextAreaRef>(null)
  const website = useRef<InputRef>(null)
  const leaving = useNavigationGuard(isChanged)
  const aboutText = useCleanText((text) => work.write('about', text))
  const websiteText = useCleanText((text) => work.write('website', text))
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const bad = await work.save()
    if (bad) (bad === 'about' ? about : website).current?.focus()
  }
  return (
    <>
      <Fixed house={house} />
      {differing.length > 0 && <Conflict work={work} />}
      <form className="own-house-form" aria-label={t('ownHouse.title')} onSubmit={send} noValidate>
        <Field
          label={t('ownHouse.about')}
          optional={t('ownHouse.optional')}
          help={t('ownHouse.about.help')}
          note={aboutText.note}
          error={problems.about && t('ownHouse.about.long', { most: maxAboutLength, has: words.about.length })}
        >
          {(input) => (
            <Input.TextArea
              {...input}
              {...aboutText.cleaning}
              ref={about}
              autoSize={{ minRows: 5, maxRows: 16 }}
              status={problems.about ? 'error' : ''}
              value={words.about}
              onChange={(event) => work.write('about', event.target.value)}
            />
          )}
        </Field>
        <Field
          label={t('ownHouse.website')}
          optional={t('ownHouse.optional')}
          help={t('ownHouse.website.help')}
          note={websiteText.note}
          error={problems.website && t('ownHouse.website.bad')}
        >
          {(input) => (
            <Input
              {...input}
              {...websiteText.cleaning}
              ref={website}
              inputMode="url"
              autoComplete="off"
              status={problems.website ? 'error' : ''}
              value={words.website}
              onChange={(event) => work.write('website', event.target.value)}
            />
          )}
        </Field>
        <div className="own-house-end">
          <Button type="primary" htmlType="submit" aria-disabled={busy || undefined}>
            {t(busy ? 'ownHouse.save.busy' : 'ownHouse.save')}
          </Button>
          <Link className="btn btn-quiet" to={paths.company(house.id)}>
            {t('ownHouse.page')}
          </Link>
        </div>
      </form>
      <Question
        open={leaving.asking}
        title={t('ownHouse.leave')}
        text={t('ownHouse.leave.text')}
        cancel={t('ownHouse.leave.stay')}
        confirm={t('ownHouse.leave.do')}
        danger
        onCancel={leaving.stay}
        onConfirm={leaving.leave}
      />
    </>
  )
}

/** What only the administrator changes. */
function Fixed({ house }: { house: House }) {
  const verified = describeVerified(house)
  const gstin = useOwnGstin()
  return (
    <section className="own-house-fixed" aria-label={t('ownHouse.fixed')}>
      <dl>
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
        {t('ownHouse.fixed.text')} <Link to={paths.askEmployer}>{t('ownHouse.fixed.ask')}</Link>
      </p>
    </section>
  )
}

/** What was saved in another window beside what was typed here. */
function Conflict({ work: { house, words, differing, take, keep } }: { work: ReturnType<typeof useOwnWords> }) {
  return (
    <section className="conflict own-house-conflict" role="alert" aria-labelledby="own-house-conflict">
      <h2 id="own-house-conflict">{t('ownHouse.conflict')}</h2>
      <p className="soft">{t('ownHouse.conflict.text')}</p>
      {differing.map((field) => (
        <ConflictField
          key={field}
          label={t(`ownHouse.${field}`)}
          stored={house[field]}
          typed={words[field]}
          words={{
            stored: t('ownHouse.conflict.stored'),
            typed: t('ownHouse.conflict.yours'),
            empty: t('ownHouse.conflict.empty'),
            take: t('ownHouse.conflict.take')
          }}
          onTake={() => take(field)}
        />
      ))}
      <Button onClick={keep}>{t('ownHouse.conflict.keep')}</Button>
    </section>
  )
}
