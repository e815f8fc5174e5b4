import '#renderer/components/public/dialog/dialog.css'
import { useId } from 'react'
import { useModal } from '#renderer/components/public/dialog/use-modal.ts'
import { useCompanyOf } from '#renderer/hooks/companies/use-company.ts'
import { t } from '#renderer/messages/messages.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import { ContactLinks, listOtherWays, listPhones } from './contact-links.tsx'

const close = () => useApplyStore.setState({ job: null })

/** On a published copy of a board, where an application would reach no employer: the other ways to contact them. */
export function ContactDirectlyDialog() {
  const job = useApplyStore((applying) => applying.job)
  return job && <DirectDialog key={job.id} job={job} />
}

function DirectDialog({ job }: { job: Job }) {
  const company = useCompanyOf(job.employerId)
  const modal = useModal(true, close)
  const id = useId()
  const ways = [...listPhones(job, company), ...listOtherWays(job, company)]
  const where = joinParts([job.company, job.location])
  return (
    <dialog {...modal} className="dialog" aria-labelledby={id} aria-describedby={`${id}-text`}>
      <h2 id={id}>{t('applyDirectly.title', { title: job.title })}</h2>
      <p id={`${id}-text`} className="dialog-text soft">
        {t('applyDirectly.text')}
      </p>
      {ways.length > 0 ? (
        <ContactLinks ways={ways} />
      ) : (
        <p className="dialog-text">
          {where === '' ? t('applyDirectly.none.nowhere') : t('applyDirectly.none', { where })}
        </p>
      )}
      <p className="dialog-text small soft">{t('applyDirectly.noFee')}</p>
      <div className="dialog-end">
        <button type="button" className="btn btn-quiet" onClick={close}>
          {t('applyDirectly.close')}
        </button>
      </div>
    </dialog>
  )
}
