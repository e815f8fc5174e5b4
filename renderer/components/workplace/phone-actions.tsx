import { Button } from 'antd'
import { Fragment, type MouseEvent } from 'react'
import { useServices } from '#renderer/hooks/services-context.ts'
import { t } from '#renderer/messages/messages.ts'
import { openExternal } from '#renderer/stores/open-external-link.ts'
import { buildWhatsappChatAddress } from '#shared/domain/job/job-share-text.ts'
import { findPhones } from '#shared/domain/phone.ts'

interface Props {
  /** As it was typed. */
  number: string
  /** Prepared for WhatsApp. */
  words: string
  /** The ways alone, in few words: the number is shown elsewhere. */
  isShort?: boolean
}

/** What was typed as a number, with the ways to use each number in it. */
export function PhoneActions({ number, words, isShort = false }: Props) {
  const phones = findPhones(number)
  const describe = (word: string, text: string) => (phones.length > 1 ? `${word} ${text}` : word)
  return (
    <>
      {!isShort && <span translate="no">{number}</span>}
      {phones.map((phone) => (
        <Fragment key={phone.number}>
          <ExternalAction
            address={`tel:${phone.number}`}
            word={describe(t('phone.call'), phone.text)}
            name={phone.text}
          />
          {phone.canBeMobile && (
            <ExternalAction
              address={buildWhatsappChatAddress(phone, words)}
              word={describe(t(isShort ? 'phone.whatsapp.short' : 'phone.whatsapp'), phone.text)}
              name={phone.text}
            />
          )}
        </Fragment>
      ))}
    </>
  )
}

/** `name` makes the link clear out of context. */
export function ExternalAction({ address, word, name }: { address: string; word: string; name: string }) {
  const { platform } = useServices()
  const open = (event: MouseEvent) => {
    event.preventDefault()
    openExternal(platform, address)
  }
  return (
    <Button href={address} aria-label={word.endsWith(name) ? undefined : `${word}: ${name}`} onClick={open}>
      {word}
    </Button>
  )
}
