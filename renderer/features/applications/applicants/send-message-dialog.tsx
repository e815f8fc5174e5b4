import { Button } from 'antd'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { AntdFormDialog } from '#renderer/components/workplace/antd-form-dialog.tsx'
import { ProseInput } from '#renderer/components/workplace/antd-inputs.tsx'
import { t } from '#renderer/messages/messages.ts'
import { cleanProse } from '#shared/domain/clean-text.ts'
import { maxAnswerLength } from '#shared/domain/text-limits.ts'

interface Props
  extends Pick<ComponentProps<typeof AntdFormDialog>, 'title' | 'text' | 'cancel' | 'confirm' | 'danger'> {
  label: string
  help?: string | undefined
  /** Longest text that is sent of a message, in UTF-16 units. */
  measure?: (message: string) => number
  /** Rejects when it was not stored: what was typed stays. */
  onSend: (message: string) => Promise<unknown>
  /** Shown below the message after a failure; undefined: `onSend` shows it. */
  describeFailure?: (error: unknown) => string
  onClose: () => void
  /** Offers to go on without a message. */
  skip?: string
  /** Above the message. */
  renderOffered?: (message: string, setMessage: (message: string) => void) => ReactNode
}

/** A step that may take a few words to the applicants with it. */
export function SendMessageDialog(props: Props) {
  const { label, help, measure, onSend, describeFailure, onClose, skip, renderOffered, ...question } = props
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const has = (measure ?? measureClean)(message)
  const tooLong = has > maxAnswerLength
  // Moving on without words is another press.
  const isRefused = tooLong || (skip !== undefined && message.trim() === '')
  const send = async (words: string) => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await onSend(words)
      onClose()
    } catch (error) {
      setBusy(false)
      setFailure(describeFailure?.(error))
    }
  }
  const problem = tooLong ? t('words.long', { max: maxAnswerLength, count: has }) : failure
  return (
    <AntdFormDialog
      open
      {...question}
      disabled={isRefused || isBusy}
      unsaved={message !== ''}
      onCancel={() => isBusy || onClose()}
      onConfirm={() => isRefused || send(message)}
      other={
        skip && (
          <Button disabled={isBusy} onClick={() => send('')}>
            {skip}
          </Button>
        )
      }
    >
      {renderOffered?.(message, setMessage)}
      <ProseInput
        {...{ label, help }}
        autoFocus
        // Where it can be skipped, the button that sends it waits for it.
        optional={skip === undefined ? t('invite.optional') : undefined}
        rows={4}
        value={message}
        error={problem}
        onChange={setMessage}
      />
    </AntdFormDialog>
  )
}

const measureClean = (message: string) => cleanProse(message).length
