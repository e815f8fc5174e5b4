import '#renderer/components/public/dialog/dialog.css'
import './apply-directly.css'
import { useId } from 'react'
import { useModal } from '#renderer/components/public/dialog/use-modal.ts'
import { ExternalLink } from '#renderer/components/public/external-link.tsx'
import { useCompanyOf } from '#renderer/hooks/companies/use-company.ts'
import { t } from '#renderer/messages/messages.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import type { Company } from '#shared/domain/company/company.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { buildWhatsappChatAddress } from '#shared/domain/job/job-share-text.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import { findPhones } from '#shared/domain/phone.ts'
import { parseExternalAddress } from '#shared/external-url.ts'

const close = () => useApplyStore.setState({ job: null })

/** On a published copy of a board, where an application would reach no employer: the other ways to contact them. */
export function ApplyDirectly() {
  const job = useApplyStore((applying) => applying.job)
  return job && <DirectDialog key={job.id} job={job} />
}

function DirectDialog({ job }: { job: Job }) {
  const company = useCompanyOf(job.employerId)
  const modal = useModal(true, close)
  const id = useId()
  const ways = listWays(job, company)
  const where = joinParts([job.company, job.location])
  return (
    <dialog {...modal} className="dialog" aria-labelledby={id} aria-describedby={`${id}-text`}>
      <h2 id={id}>{t('applyDirectly.title', { title: job.title })}</h2>
      <p id={`${id}-text`} className="dialog-text soft">
        {t('applyDirectly.text')}
      </p>
      {ways.length > 0 ? (
        <ul className="apply-ways">
          {ways.map(({ address, text }) => (
            <li key={address}>
              <ExternalLink
                className="btn btn-line"
                address={address}
                target="_blank"
                rel="noopener noreferrer nofollow"
              >
                <span>{text}</span>
                <span className="sr">{t('applyDirectly.outside')}</span>
              </ExternalLink>
            </li>
          ))}
        </ul>
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

/** Contacts that the job and its company give. */
function listWays(job: Job, company: Company | null | undefined): { address: string; text: string }[] {
  const words = [job.description, job.responsibilities, job.qualifications, job.companyOverview, company?.about]
  const contactText = words.flat().join('\n')
  const ways = [
    ...findPhones(contactText).flatMap(({ number, text, canBeMobile }) => [
      [`tel:${number}`, t('applyDirectly.call', { number: text })],
      ...(canBeMobile ? [[buildWhatsappChatAddress({ number }, ''), t('applyDirectly.chat', { number: text })]] : [])
    ]),
    ...(contactText.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? []).map((email) => [
      `mailto:${email}`,
      t('applyDirectly.write', { email })
    ]),
    ...(company?.website ? [[company.website, t('applyDirectly.visit', { name: company.name })]] : [])
  ]
  const safe = ways.map(([address = '', text = '']) => [parseExternalAddress(address), text] as const)
  return [...new Map(safe)].flatMap(([address, text]) => (address ? [{ address, text }] : []))
}
