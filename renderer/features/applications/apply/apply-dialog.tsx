import '#renderer/styles/fields.css'
import '#renderer/components/public/dialog/dialog.css'
import './apply-dialog.css'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { ProseField, TextField } from '#renderer/components/form/text-fields.tsx'
import { useModal } from '#renderer/components/public/dialog/use-modal.ts'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import type { ProfileRepository } from '#renderer/data/profile-repository.ts'
import { useIsUnmounted } from '#renderer/hooks/use-is-unmounted.ts'
import { t } from '#renderer/messages/messages.ts'
import type { TypedApplication } from '#renderer/stores/apply-store.ts'
import { trades } from '#shared/domain/candidate/trade-skills.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { jobLocations } from '#shared/domain/job/job-types-and-locations.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import { describeTextTooLong } from './describe-text-too-long.ts'
import { ScreeningAnswerFields } from './screening-answer-fields.tsx'
import { type ApplyForm, type AskedField, useApplyForm } from './use-apply-form.ts'

interface Props {
  job: Job
  typed: TypedApplication | undefined
  profiles: ProfileRepository
  banner: ReactNode
  /** Asks for a resume and photos, where the profile has none. */
  files: (form: ApplyForm) => ReactNode
  onClose: () => void
}

/** An application before it is sent. Esc sends nothing. */
export function ApplyDialog({ job, typed, profiles, banner, files, onClose }: Props) {
  const [opener] = useState(() => document.activeElement)
  const modal = useModal(true, onClose)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasLeft = useIsUnmounted()
  // close() gives the focus back. Its event comes too late for a quick press that opens the dialog again.
  const leave = () => {
    modal.ref.current?.close()
    onClose()
  }
  const onSent = () => {
    if (hasLeft.current) return
    leave()
    findLink(opener)?.focus()
  }
  const form = useApplyForm(job, profiles, onSent, typed)
  const { found } = form
  const id = useId()
  // The focus of a field would open a phone's keyboard before anything is read.
  useEffect(() => heading.current?.focus(), [])
  const where = joinParts([job.company, job.location])
  return (
    <dialog {...modal} className="dialog apply" aria-labelledby={id}>
      <form ref={form.refused.frame} noValidate aria-busy={form.profile === undefined} onSubmit={form.submit}>
        <div>
          <h2 ref={heading} id={id} tabIndex={-1}>
            {t('apply.title', { title: job.title })}
          </h2>
          {where !== '' && <p className="soft">{where}</p>}
        </div>
        {banner}
        {form.isError ? (
          <p role="alert">{t('apply.failed')}</p>
        ) : form.tooLong ? (
          <p role="alert" id={`${id}-tooLong`}>
            {t('apply.tooLong')}
          </p>
        ) : (
          <MissingFields form={form} />
        )}
        <ContactFields form={form} />
        <ScreeningAnswerFields questions={job.questions} form={form} />
        {files(form)}
        <ProseField
          {...form.bind('message')}
          label={t('apply.message')}
          optional={t('apply.optional')}
          help={t('apply.message.help')}
          error={describeTextTooLong(found.message)}
          rows={4}
        />
        {form.sent && <ApplicationSummary sent={form.sent} />}
        <p className="small soft">{t('apply.noFee')}</p>
        {form.hasFailed && !form.sending && (
          <p className="apply-failed" role="alert">
            {t('apply.notSent')}
          </p>
        )}
        <div className="dialog-end">
          <button type="button" className="btn btn-quiet" onClick={leave}>
            {t('apply.cancel')}
          </button>
          <button
            type="submit"
            className="btn btn-primary"
            aria-disabled={form.sending || form.tooLong || undefined}
            aria-describedby={form.tooLong ? `${id}-tooLong` : undefined}
          >
            {t(form.sending ? 'apply.sending' : 'apply.send')}
          </button>
        </div>
      </form>
    </dialog>
  )
}

function findLink(opener: Element | null): HTMLAnchorElement | null | undefined {
  return opener?.closest('article, main')?.querySelector('a')
}

const autoCompleteTokens = {
  name: 'name',
  headline: 'organization-title',
  location: 'address-level2',
  experience: 'off'
} as const
const suggestions = { headline: trades, location: jobLocations } as const

function MissingFields({ form }: { form: ApplyForm }) {
  const { missingFields } = form
  const fields = useRef<HTMLDivElement>(null)
  const isAsked = missingFields.includes('name')
  useEffect(() => {
    if (isAsked) fields.current?.querySelector('input')?.focus()
  }, [isAsked])
  if (missingFields.length === 0) return null
  return (
    <div ref={fields} className="apply-missing">
      <p className="soft">{t('apply.missing')}</p>
      {missingFields.map((field) => (
        <TextField
          key={field}
          {...form.bind(field)}
          label={t(`apply.${field}`)}
          help={field === 'headline' ? t('apply.headline.help') : undefined}
          error={describeError(field, form)}
          optional={field === 'name' ? undefined : t('apply.optional')}
          required={field === 'name'}
          autoComplete={autoCompleteTokens[field]}
          suggestions={field === 'headline' || field === 'location' ? suggestions[field] : undefined}
        />
      ))}
    </div>
  )
}

function describeError(field: AskedField, { problems }: ApplyForm): string | undefined {
  const problem = problems[field]
  return describeTextTooLong(problem) ?? (problem && t('apply.name.blank'))
}

/** Every application carries a telephone number or the address of the account. */
function ContactFields({ form }: { form: ApplyForm }) {
  const { phone, keepsNumber, values, problems, write, address } = form
  const { sendsEmail } = values
  const problem = problems.contactNumber
  const id = useId()
  return (
    <section className="apply-contact" aria-labelledby={id}>
      <h3 id={id}>{t('apply.contact')}</h3>
      {keepsNumber ? (
        <p className={problem ? 'error' : 'help'}>{t(problem ? 'apply.contact.keptMissing' : 'apply.contact.kept')}</p>
      ) : (
        <TextField
          name="contactNumber"
          type="tel"
          autoComplete="tel"
          label={t('apply.contact.phone')}
          optional={sendsEmail ? t('apply.optional') : undefined}
          help={t('apply.contact.phone.help')}
          error={
            describeTextTooLong(problem) ??
            (problem && t(problem.reason === 'phone' ? 'phone.bad' : 'apply.contact.missing'))
          }
          value={phone}
          onChange={(contactNumber) => write({ contactNumber })}
          onLeave={() => form.leave('contactNumber')}
        />
      )}
      <label className="apply-email">
        <input type="checkbox" checked={sendsEmail} onChange={(event) => write({ sendsEmail: event.target.checked })} />
        <span>
          <span>{t('apply.contact.email')}</span>
          <span className="help" translate="no">
            {address}
          </span>
        </span>
      </label>
    </section>
  )
}

function ApplicationSummary({ sent: profile }: { sent: NonNullable<ApplyForm['sent']> }) {
  const ways = [
    profile.contactNumber && t('apply.goes.phone', { number: profile.contactNumber }),
    profile.email && t('apply.goes.email', { email: profile.email })
  ].filter((way) => way !== '')
  const lines = [
    [profile.name, profile.headline],
    [profile.location, profile.experience],
    [profile.skills],
    [profile.availability, profile.joiningPeriod],
    [profile.highestQualification],
    ways.length > 0 ? ways : [t('apply.goes.none')],
    [profile.hasResume ? t('apply.goes.resume', { name: profile.resumeName }) : t('apply.goes.noResume')],
    [profile.photoCount > 0 ? t('apply.goes.photos', { count: profile.photoCount }) : '']
  ].map(joinParts)
  return (
    <section className="apply-goes">
      <h3>{t('apply.goes')}</h3>
      <ul>
        {lines
          .filter((line) => line !== '')
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ul>
      <Link to={paths.profile}>{t('apply.goes.change')}</Link>
    </section>
  )
}
