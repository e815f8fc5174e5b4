import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { AntdConfirmDialog } from '#renderer/components/workplace/antd-confirm-dialog.tsx'
import { cleanProse } from '#shared/domain/clean-text.ts'
import { findBlanks, type ReasonUse } from '#shared/domain/reason/saved-reason.ts'
import type { FoundHint } from '#shared/domain/reason/suggest-reasons.ts'
import { maxReasonLength } from '#shared/domain/text-limits.ts'
import { ReasonField } from './reason-field.tsx'

interface Props extends Omit<ComponentProps<typeof AntdConfirmDialog>, 'open' | 'onConfirm'> {
  /** The saved reasons that are offered; without it none are. */
  use?: ReasonUse | undefined
  hints?: readonly FoundHint[] | undefined
  label: string
  optional?: string
  help?: string
  /** Shown when the field is empty; without it the field may be empty. */
  blank?: string | undefined
  reason: string
  onChange: (reason: string) => void
  onConfirm: () => void
  /** Above the reasons: what is decided about. */
  list?: ReactNode
}

/** Asks for the words that the other side will read. Where they are missing, too long or have an unfilled blank, they are not sent, nor cut off. */
export function ReasonDialog({
  use,
  hints,
  label,
  optional,
  help,
  blank,
  reason,
  onChange,
  list,
  children,
  ...question
}: Props) {
  const field = useRef<{ focus: () => void }>(null)
  const [isTried, setTried] = useState(false)
  const has = cleanProse(reason).length
  const isMissing = blank !== undefined && has === 0
  const isUnfilled = use !== undefined && findBlanks(reason).length > 0
  const answer = () => {
    setTried(true)
    if (isMissing || isUnfilled || has > maxReasonLength) field.current?.focus()
    else question.onConfirm()
  }
  return (
    <AntdConfirmDialog open {...question} onConfirm={answer}>
      {list}
      <ReasonField
        {...{ use, hints, label, optional, help, reason, onChange }}
        error={isTried && isMissing ? blank : undefined}
        isUnfilled={isTried && isUnfilled}
        handle={field}
      />
      {children}
    </AntdConfirmDialog>
  )
}
