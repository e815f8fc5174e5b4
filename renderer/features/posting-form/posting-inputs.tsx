import { AutoComplete, Input, Select } from 'antd'
import type { FieldProps } from '#renderer/components/form/field.tsx'
import { useCleanText } from '#renderer/components/form/use-clean-text.ts'
import { fold } from '#shared/documents/fold.ts'
import { PostingItem } from './posting-item.tsx'

interface Props extends FieldProps {
  id: string
}

/** A field of one line. It is never cut off while one types or pastes: what is too long is said. */
export function LineInput({ name, required, value, onWrite, ...words }: Props) {
  const { note, cleaning } = useCleanText(onWrite)
  return (
    <PostingItem {...words} note={note}>
      {(input) => (
        <Input
          {...input}
          {...cleaning}
          name={name}
          aria-required={required || undefined}
          autoComplete="off"
          value={value}
          onChange={(event) => onWrite(event.target.value)}
        />
      )}
    </PostingItem>
  )
}

/** A field of one line that offers words while one types; any other text is as good. */
export function SuggestingInput({
  name,
  required,
  value,
  onWrite,
  suggestions,
  ...words
}: Props & { suggestions: readonly string[] }) {
  const { note, cleaning } = useCleanText(onWrite)
  const typed = fold(value.trim())
  // What stands there already needs no offer: the list would only lie over the next field.
  const offered = suggestions.filter((word) => fold(word) !== typed && fold(word).includes(typed))
  return (
    <PostingItem {...words} note={note}>
      {(input) => (
        <AutoComplete
          className="posting-control"
          // Enter sends the form with what was typed, and takes an offer only after an arrow key.
          defaultActiveFirstOption={false}
          options={offered.map((word) => ({ value: word }))}
          value={value}
          onChange={onWrite}
        >
          <Input {...input} {...cleaning} name={name} aria-required={required || undefined} autoComplete="off" />
        </AutoComplete>
      )}
    </PostingItem>
  )
}

interface ChoiceProps extends Props {
  choices: readonly string[]
  /** Stands where nothing is chosen. */
  none: string
}

/** A choice. A word that is not offered stands there too as long as it is the chosen one: the field never shows another one instead. */
export function ChoiceInput({ required, value, onWrite, choices, none, name: _, ...words }: ChoiceProps) {
  const offered = value === '' || choices.includes(value) ? choices : [...choices, value]
  return (
    <PostingItem {...words}>
      {(input) => (
        <Select
          {...input}
          aria-required={required || undefined}
          className="posting-control"
          placeholder={none}
          value={value === '' ? null : value}
          options={offered.map((word) => ({ value: word, label: word }))}
          onChange={onWrite}
        />
      )}
    </PostingItem>
  )
}

/** A field of several lines, as long as its text. */
export function ProseInput({ required, value, onWrite, rows, name, ...words }: Props & { rows: number }) {
  const { note, cleaning } = useCleanText(onWrite)
  return (
    <PostingItem {...words} note={note}>
      {(input) => (
        <Input.TextArea
          {...input}
          {...cleaning}
          className="posting-prose"
          name={name}
          rows={rows}
          aria-required={required || undefined}
          value={value}
          onChange={(event) => onWrite(event.target.value)}
        />
      )}
    </PostingItem>
  )
}
