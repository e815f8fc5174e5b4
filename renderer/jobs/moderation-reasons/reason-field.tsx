import { Button, Input } from 'antd'
import type { TextAreaRef } from 'antd/es/input/TextArea'
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { LabelledField } from '#renderer/components/form/labelled-field.tsx'
import { useRemoveHiddenCharacters } from '#renderer/components/form/use-remove-hidden-characters.ts'
import { useMediaQuery } from '#renderer/hooks/use-media-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import { t } from '#renderer/messages/messages.ts'
import { cleanProse } from '#shared/domain/clean-text.ts'
import { findBlanks, type ReasonUse, type SavedReason } from '#shared/domain/reason/saved-reason.ts'
import { type FoundHint, suggestReasons } from '#shared/domain/reason/suggest-reasons.ts'
import { maxReasonLength } from '#shared/domain/text-limits.ts'
import { ReasonsEditor } from './reasons-editor.tsx'

/** How many can be chosen by a digit. */
const maxKeys = 9

interface Props {
  /** undefined: none are saved for it. */
  use: ReasonUse | undefined
  /** What was found in the job, the gravest first: orders the saved reasons and fills their blanks. */
  hints?: readonly FoundHint[] | undefined
  label: string
  optional?: string | undefined
  help?: string | undefined
  /** Besides its length. */
  error?: string | undefined
  /** A blank was left when it was sent. */
  isUnfilled?: boolean
  reason: string
  onChange: (reason: string) => void
  handle?: RefObject<{ focus: () => void } | null> | undefined
}

/** The reason of a decision, as its employer will read it: typed, or one of the saved ones, whose blanks are then filled. */
export function ReasonField({ use, hints, label, optional, help, error, isUnfilled, reason, onChange, handle }: Props) {
  const { reasons } = useRepositories()
  const { data, error: readError } = useWatchedQuery(use && reasons.watch)
  const saved = useMemo(() => data?.filter((one) => one.use === use) ?? [], [data, use])
  const offered = useMemo(() => suggestReasons(saved, hints ?? []), [saved, hints])
  const field = useRef<TextAreaRef>(null)
  const [mark, setMark] = useState<readonly [number, number]>()
  const { note, cleaning } = useRemoveHiddenCharacters(onChange)
  // A phone has no such keys.
  const hasKeyboard = useMediaQuery('(pointer: fine)')
  const keys = [t('job.reasons.key'), offered.length > 0 ? t('job.reasons.help') : '']
  const helps = [help ?? '', ...(hasKeyboard ? keys : [])].filter(Boolean).join(' ')
  const has = cleanProse(reason).length
  const tooLong = has > maxReasonLength
  const problem = tooLong
    ? t('job.reasons.long', { max: maxReasonLength, count: has })
    : isUnfilled
      ? t('job.reasons.unfilled')
      : error
  useEffect(() => {
    const input = field.current?.resizableTextArea?.textArea
    if (!mark || !input) return
    input.focus()
    input.setSelectionRange(...mark)
  }, [mark])
  const choose = ({ text }: SavedReason) => {
    onChange(text)
    // Its first blank is filled next; without one the person writes on behind it.
    setMark(findBlanks(text)[0] ?? [text.length, text.length])
  }
  const chooseByKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const chosen = findReasonByKey(event.key, reason, offered)
    if (!chosen) return
    event.preventDefault()
    choose(chosen)
  }
  return (
    <>
      {/* Above the field: from what was written Tab goes on to the answers. */}
      {readError && <p className="small soft">{t('job.reasons.failed')}</p>}
      {offered.length > 0 && (
        <ol className="reasons" aria-label={t('job.reasons')}>
          {offered.map((one, index) => (
            <li key={one.id}>
              <Button type="text" onClick={() => choose(one)}>
                {hasKeyboard && index < maxKeys && <kbd>{index + 1}</kbd>}
                <span>{one.text}</span>
              </Button>
            </li>
          ))}
        </ol>
      )}
      {data && use && <ReasonsEditor use={use} reasons={saved} />}
      <LabelledField label={label} optional={optional} help={helps || undefined} note={note} error={problem}>
        {(input) => (
          <Input.TextArea
            {...input}
            {...cleaning}
            ref={(area) => {
              field.current = area
              if (handle) handle.current = area
            }}
            // It is what the question is about.
            autoFocus
            rows={4}
            status={problem ? 'error' : ''}
            value={reason}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={chooseByKey}
          />
        )}
      </LabelledField>
    </>
  )
}

/** The reason that a key chooses; undefined: the key is typing. A digit chooses only while nothing, or only a saved reason, is written. */
function findReasonByKey(key: string, written: string, offered: readonly SavedReason[]): SavedReason | undefined {
  if (!/^[1-9]$/.test(key)) return undefined
  const isUntouched = written.trim() === '' || offered.some(({ text }) => text === written)
  return isUntouched ? offered[Number(key) - 1] : undefined
}
