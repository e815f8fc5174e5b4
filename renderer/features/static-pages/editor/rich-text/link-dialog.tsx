import type { Editor } from '@tiptap/core'
import { Button, Modal } from 'antd'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { LineInput } from '#renderer/components/workplace/antd-inputs.tsx'
import { t } from '#renderer/messages/messages.ts'
import { findPhones } from '#shared/domain/phone.ts'
import { parseExternalAddress } from '#shared/external-url.ts'
import { isPageAddress } from './editor-extensions.ts'

interface Props {
  editor: Editor
  inLink: boolean
  onClose: () => void
}

export function LinkDialog({ open, onClose, ...props }: Props & { open: boolean }) {
  const close = () => {
    // Closed synchronously: the fading dialog would steal keys meant for the text.
    flushSync(onClose)
    props.editor.view.focus()
  }
  return (
    <Modal
      open={open}
      title={t('pageEditor.rich.link')}
      footer={null}
      destroyOnHidden
      focusable={{ focusTriggerAfterClose: false }}
      onCancel={close}
    >
      <LinkForm {...props} onClose={close} />
    </Modal>
  )
}

/** Without a selection the address is the text of the link. */
function LinkForm({ editor, inLink, onClose }: Props) {
  const [address, setAddress] = useState<string>(() => editor.getAttributes('link').href ?? '')
  const [isRefused, setRefused] = useState(false)
  const chain = () => editor.chain().extendMarkRange('link')
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const href = completeAddress(address)
    if (href === null) return setRefused(true)
    const link = { type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] }
    if (inLink || !editor.state.selection.empty) chain().setLink({ href }).run()
    else editor.chain().insertContent(link).unsetMark('link').run()
    onClose()
  }
  const remove = () => {
    chain().unsetLink().run()
    onClose()
  }
  return (
    <form className="rich-link" onSubmit={apply}>
      <LineInput
        label={t('pageEditor.rich.link.address')}
        help={t('pageEditor.rich.link.help')}
        error={isRefused ? t('pageEditor.rich.link.refused') : undefined}
        inputMode="url"
        autoFocus
        value={address}
        onChange={(typed) => {
          setRefused(false)
          setAddress(typed)
        }}
      />
      <div className="rich-link-end">
        {inLink && (
          <Button type="text" onClick={remove}>
            {t('pageEditor.rich.link.remove')}
          </Button>
        )}
        <Button type="primary" htmlType="submit">
          {t('pageEditor.rich.link.set')}
        </Button>
      </div>
    </form>
  )
}

/** Adds a missing scheme; null: not allowed. */
function completeAddress(typed: string): string | null {
  const address = typed.trim()
  const phones = findPhones(address).map(({ number }) => `tel:${number}`)
  const complete = [address, `https://${address}`, `mailto:${address}`, ...(phones.length === 1 ? phones : [])]
  const found = address === '' ? undefined : complete.find(isPageAddress)
  return found === undefined ? null : found.startsWith('#') ? found : parseExternalAddress(found)
}
