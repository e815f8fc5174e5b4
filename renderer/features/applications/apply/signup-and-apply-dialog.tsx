import '#renderer/styles/fields.css'
import '#renderer/components/public/dialog/dialog.css'
import './apply-dialog.css'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { PasswordField } from '#renderer/components/form/email-and-password-fields.tsx'
import { TextField } from '#renderer/components/form/text-fields.tsx'
import { useModal } from '#renderer/components/public/dialog/use-modal.ts'
import { useCompanyOf } from '#renderer/hooks/companies/use-company.ts'
import { t } from '#renderer/messages/messages.ts'
import { trades } from '#shared/domain/candidate/trade-skills.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import { ContactLinks, listPhones } from './contact-links.tsx'
import { ScreeningAnswerFields } from './screening-answer-fields.tsx'
import type { SignupAndApplyForm } from './use-signup-and-apply-form.ts'

interface Props {
  job: Job
  form: SignupAndApplyForm
  /** The form of people with an account, with the email that was typed here. */
  login: (email: string) => ReactNode
  files: ReactNode
  onClose: () => void
}

/** Where a visitor applies: signs up and sends in one press, logs in, or calls. Everything typed stays while it is open. */
export function SignupAndApplyDialog({ job, form, login, files, onClose }: Props) {
  const modal = useModal(true, onClose)
  const heading = useRef<HTMLHeadingElement>(null)
  const [hasAccount, setHasAccount] = useState(false)
  const id = useId()
  // The focus of a field would open a phone's keyboard before anything is read.
  useEffect(() => heading.current?.focus(), [])
  const where = joinParts([job.company, job.location])
  const ways = [
    [false, 'apply.signUp'],
    [true, 'apply.logIn']
  ] as const
  return (
    <dialog {...modal} className="dialog apply" aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        {t('apply.title', { title: job.title })}
      </h2>
      {where !== '' && <p className="soft">{where}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would name its legend before each button */}
      <div className="apply-ways-in" role="group" aria-labelledby={id}>
        {ways.map(([isLogin, label]) => (
          <button
            key={label}
            type="button"
            className="btn btn-line"
            aria-pressed={hasAccount === isLogin}
            onClick={() => setHasAccount(isLogin)}
          >
            {t(label)}
          </button>
        ))}
      </div>
      {hasAccount ? (
        <>
          {login(form.values.email)}
          <div className="dialog-end">
            <CancelButton onClose={onClose} />
          </div>
        </>
      ) : (
        <form ref={form.refused.frame} method="post" noValidate onSubmit={form.submit}>
          <NewcomerFields form={form} onLogin={() => setHasAccount(true)} />
          <ScreeningAnswerFields questions={job.questions} form={form} />
          {files}
          <ContactWays job={job} />
          <p className="small soft">{t('apply.noFee')}</p>
          {form.refusal.other !== undefined && (
            <p className="apply-failed" role="alert">
              {form.refusal.other}
            </p>
          )}
          <div className="dialog-end">
            <CancelButton onClose={onClose} />
            <button type="submit" className="btn btn-primary" aria-disabled={form.busy || undefined}>
              {t(form.busy ? 'apply.sending' : 'apply.signUp')}
            </button>
          </div>
        </form>
      )}
    </dialog>
  )
}

function CancelButton({ onClose }: { onClose: () => void }) {
  return (
    <button
      type="button"
      className="btn btn-quiet"
      onClick={({ currentTarget }) => {
        // close() gives the focus back to the button that opened it.
        currentTarget.closest('dialog')?.close()
        onClose()
      }}
    >
      {t('apply.cancel')}
    </button>
  )
}

function NewcomerFields({ form, onLogin }: { form: SignupAndApplyForm; onLogin: () => void }) {
  const { values, problems, write, leave } = form
  const optional = t('apply.optional')
  const bind = (name: 'name' | 'contactNumber' | 'email' | 'headline' | 'experience') => ({
    ...{ name, value: values[name], error: problems[name] },
    onChange: (text: string) => write({ [name]: text })
  })
  return (
    <>
      <TextField {...bind('name')} label={t('apply.name')} required autoComplete="name" />
      <TextField
        {...bind('contactNumber')}
        label={t('apply.contact.phone')}
        help={t('apply.contact.phone.help')}
        required
        type="tel"
        autoComplete="tel"
        onLeave={() => leave('contactNumber')}
      />
      <div className="apply-email-field">
        <TextField
          {...bind('email')}
          label={t('accounts.email')}
          required
          type="email"
          autoComplete="username"
          onLeave={() => leave('email')}
        />
        {form.refusal.isTaken && (
          <button type="button" className="btn btn-line" onClick={onLogin}>
            {t('apply.taken')}
          </button>
        )}
      </div>
      <PasswordField
        name="password"
        label={t('accounts.password')}
        help={t('signup.passwordHelp')}
        error={problems.password}
        autoComplete="new-password"
        value={values.password}
        onChange={(password) => write({ password })}
      />
      <div className="apply-pair">
        <TextField
          {...bind('headline')}
          label={t('apply.trade')}
          optional={optional}
          suggestions={trades}
          autoComplete="organization-title"
        />
        <TextField {...bind('experience')} label={t('apply.experience')} optional={optional} inputMode="numeric" />
      </div>
    </>
  )
}

/** The numbers that the job itself gives; a company's own number is for people who have signed in. */
function ContactWays({ job }: { job: Job }) {
  const company = useCompanyOf(job.employerId)
  const phones = listPhones(job, company)
  if (phones.length === 0 && !company?.hasNumber) return null
  return (
    <section className="apply-talk">
      <h3>{t('apply.talk')}</h3>
      {phones.length > 0 ? (
        <ContactLinks ways={phones} />
      ) : (
        <p className="small soft">{t('apply.talk.afterLogin', { company: company?.name ?? job.company })}</p>
      )}
    </section>
  )
}
