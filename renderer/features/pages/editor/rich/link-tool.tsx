import type { Editor } from '@tiptap/core'
import { Button, Form, Modal } from 'antd'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { LineInput } from '#renderer/components/workplace/inputs.tsx'
import { t } from '#renderer/messages/messages.ts'
import { parseExternalAddress } from '#shared/external-url.ts'
import { isPageAddress } from './extensions.ts'
import { Tool, type ToolProps } from './tool.tsx'

interface Props extends ToolProps {
  editor: Editor
  pressed: boolean
}

export function LinkTool({ editor, pressed, ...row }: Props) {
  const [open, setOpen] = useState(false)
  const close = () => {
    // Closed synchronously: the fading dialog would steal keys meant for the text.
    flushSync(() => setOpen(false))
    editor.view.focus()
  }
  return (
    <>
      <Tool {...row} icon="link" pressed={pressed} hasDialog onPress={() => setOpen(true)} />
      <Modal
        open={open}
        title={t('pageEditor.rich.link')}
        footer={null}
        destroyOnHidden
        focusable={{ focusTriggerAfterClose: false }}
        onCancel={close}
      >
        <LinkQuestion editor={editor} inLink={pressed} onDone={close} />
      </Modal>
    </>
  )
}

function LinkQuestion({ editor, inLink, onDone }: { editor: Editor; inLink: boolean; onDone: () => void }) {
  const [address, setAddress] = useState<string>(() => editor.getAttributes('link').href ?? '')
  const [words, setWords] = useState('')
  const [refused, setRefused] = useState(false)
  const needsWords = !inLink && editor.state.selection.empty
  const apply = () => {
    const href = completeAddress(address)
    if (href === null) return setRefused(true)
    if (needsWords) insertLink(editor, words.trim() || address.trim(), href)
    else editor.chain().extendMarkRange('link').setLink({ href }).run()
    onDone()
  }
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run()
    onDone()
  }
  return (
    <Form className="rich-link" onFinish={apply}>
      <LineInput
        label={t('pageEditor.rich.link.address')}
        help={t('pageEditor.rich.link.help')}
        error={refused ? t('pageEditor.rich.link.refused') : undefined}
        inputMode="url"
        autoFocus
        value={address}
        onWrite={(typed) => {
          setRefused(false)
          setAddress(typed)
        }}
      />
      {needsWords && <LineInput label={t('pageEditor.rich.link.words')} value={words} onWrite={setWords} />}
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
    </Form>
  )
}

/** Adds a missing scheme; null: not allowed. */
function completeAddress(typed: string): string | null {
  const address = typed.trim()
  const complete = [address, `https://${address}`, `mailto:${address}`, `tel:${address.replace(/\s/g, '')}`]
  const found = address === '' ? undefined : complete.find(isPageAddress)
  return found === undefined ? null : found.startsWith('#') ? found : parseExternalAddress(found)
}

function insertLink(editor: Editor, text: string, href: string): void {
  editor
    .chain()
    .insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] })
    .unsetMark('link')
    .run()
}
