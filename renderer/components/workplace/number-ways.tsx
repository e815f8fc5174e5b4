import { Button } from 'antd'
import type { MouseEvent } from 'react'
import { useServices } from '#renderer/hooks/services.ts'
import { t } from '#renderer/messages/messages.ts'
import { openExternal } from '#renderer/stores/open-external.ts'
import { buildWhatsappChatAddress } from '#shared/domain/job/share-job.ts'
import { buildCallAddress } from '#shared/domain/phone.ts'
import { parseExternalAddress } from '#shared/external-url.ts'

/** A number with the ways to use it. `words`: prepared for WhatsApp. */
export function NumberWays({ number, words }: { number: string; words: string }) {
  const call = parseExternalAddress(buildCallAddress(number))
  const chat = parseExternalAddress(buildWhatsappChatAddress(number, words))
  return (
    <>
      <span>{number}</span>
      {call !== null && <WayOut address={call} word={t('applicants.contact.call')} name={number} />}
      {chat !== null && <WayOut address={chat} word={t('applicants.contact.whatsapp')} name={number} />}
    </>
  )
}

/** `name` makes the link clear out of context. */
export function WayOut({ address, word, name }: { address: string; word: string; name: string }) {
  const { platform } = useServices()
  const open = (event: MouseEvent) => {
    event.preventDefault()
    openExternal(platform, address)
  }
  return (
    <Button href={address} aria-label={`${word}: ${name}`} onClick={open}>
      {word}
    </Button>
  )
}
