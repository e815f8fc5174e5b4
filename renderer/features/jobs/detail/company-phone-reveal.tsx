import { useState } from 'react'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { AccountLimitError } from '#renderer/storage/core/account-limit-error.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { CompanyNumber as ShownNumber } from '#shared/domain/company/company-phone.ts'
import type { Job } from '#shared/domain/job/job.ts'

// A visitor of a job is shown no number.
const PhoneLinks = lazyPart(() => import('#renderer/components/public/phone-links.tsx').then((code) => code.PhoneLinks))

interface Props {
  job: Job
  companyId: string
}

/** The number of the job's company, for people who have signed in, after a press that counts. */
export function CompanyPhoneReveal(props: Props) {
  const uid = useSession(({ user }) => user?.uid)
  return (
    <div className="job-number">
      {uid === undefined ? (
        <Link to={paths.login}>{t('companyNumber.login')}</Link>
      ) : (
        <NumberOnPress key={uid} uid={uid} {...props} />
      )}
    </div>
  )
}

function NumberOnPress({ job, companyId, uid }: Props & { uid: string }) {
  const { companies } = useRepositories()
  const [shown, setShown] = useState<ShownNumber | 'none' | 'failed' | 'full' | 'busy'>()
  const show = async () => {
    setShown('busy')
    try {
      setShown((await (await companies.open()).showNumber(companyId, uid)) ?? 'none')
    } catch (error) {
      setShown(error instanceof AccountLimitError ? 'full' : 'failed')
    }
  }
  if (typeof shown === 'object') return <Ways number={shown} job={job} />
  return (
    <>
      <button type="button" className="btn btn-line" aria-disabled={shown === 'busy' || undefined} onClick={show}>
        {t('companyNumber.show')}
      </button>
      {(shown === 'none' || shown === 'failed' || shown === 'full') && (
        <p className="small" role="alert">
          {t(`companyNumber.${shown}`)}
        </p>
      )}
    </>
  )
}

function Ways({ number: { number, hours }, job }: { number: ShownNumber; job: Job }) {
  const words = t('companyNumber.words', { company: job.company, title: job.title })
  return (
    <p role="status">
      <b translate="no">{number}</b>
      {hours !== '' && <span className="soft">{`\u00a0· ${hours}`}</span>}
      <span className="job-number-actions">
        <PhoneLinks text={number} words={words} />
      </span>
    </p>
  )
}
