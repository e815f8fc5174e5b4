import './contact-links.css'
import { ExternalLink } from '#renderer/components/public/external-link.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { Company } from '#shared/domain/company/company.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { buildWhatsappChatAddress } from '#shared/domain/job/job-share-text.ts'
import { findPhones } from '#shared/domain/phone.ts'
import { parseExternalAddress } from '#shared/external-url.ts'

interface ContactLink {
  address: string
  text: string
}

export function ContactLinks({ ways }: { ways: readonly ContactLink[] }) {
  return (
    <ul className="apply-ways">
      {ways.map(({ address, text }) => (
        <li key={address}>
          <ExternalLink className="btn btn-line" address={address} target="_blank" rel="noopener noreferrer nofollow">
            <span>{text}</span>
            <span className="sr">{t('applyDirectly.outside')}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}

type MaybeCompany = Company | null | undefined

function readContactText(job: Job, company: MaybeCompany): string {
  const words = [job.description, job.responsibilities, job.qualifications, job.companyOverview, company?.about]
  return words.flat().join('\n')
}

/** Ways to call the numbers that the job and its company give. */
export function listPhones(job: Job, company: MaybeCompany): ContactLink[] {
  return keepSafe(
    findPhones(readContactText(job, company)).flatMap(({ number, text, canBeMobile }) => [
      [`tel:${number}`, t('applyDirectly.call', { number: text })],
      ...(canBeMobile ? [[buildWhatsappChatAddress({ number }, ''), t('applyDirectly.chat', { number: text })]] : [])
    ])
  )
}

/** Email addresses and the website that the job and its company give. */
export function listOtherWays(job: Job, company: MaybeCompany): ContactLink[] {
  return keepSafe([
    ...(readContactText(job, company).match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? []).map((email) => [
      `mailto:${email}`,
      t('applyDirectly.write', { email })
    ]),
    ...(company?.website ? [[company.website, t('applyDirectly.visit', { name: company.name })]] : [])
  ])
}

/** Each once. */
function keepSafe(links: readonly string[][]): ContactLink[] {
  const safe = links.map(([address = '', text = '']) => [parseExternalAddress(address), text] as const)
  return [...new Map(safe)].flatMap(([address, text]) => (address ? [{ address, text }] : []))
}
