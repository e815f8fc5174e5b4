import { t } from '#renderer/messages/messages.ts'
import { buildWhatsappChatAddress } from '#shared/domain/job/job-share-text.ts'
import { findPhones } from '#shared/domain/phone.ts'
import { ExternalLink } from './external-link.tsx'

interface Props {
  /** Free text with the numbers in it. */
  text: string
  /** Prepared for WhatsApp. */
  words: string
}

/** The ways to use each number of a text; nothing without one. To be loaded lazily: it brings the reader of numbers. */
export function PhoneLinks({ text, words }: Props) {
  const phones = findPhones(text)
  const describe = (word: string, number: string) => (phones.length > 1 ? `${word} ${number}` : word)
  return phones.flatMap((phone) => [
    <ExternalLink key={phone.number} className="btn btn-line" address={`tel:${phone.number}`}>
      {describe(t('phone.call'), phone.text)}
    </ExternalLink>,
    phone.canBeMobile && (
      <ExternalLink
        key={`${phone.number} chat`}
        className="btn btn-line"
        address={buildWhatsappChatAddress(phone, words)}
      >
        {describe(t('phone.whatsapp'), phone.text)}
      </ExternalLink>
    )
  ])
}
