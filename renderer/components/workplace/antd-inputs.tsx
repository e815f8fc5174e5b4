import './antd-inputs.css'
import { Input, InputNumber, type InputNumberProps, type InputProps } from 'antd'
import { AutoComplete, Select } from '#renderer/components/workplace/antd-select.tsx'
import { fold } from '#shared/documents/fold-text.ts'
import { type FieldProps, type FieldWords, LabelledField } from '../form/labelled-field.tsx'
import { useRemoveHiddenCharacters } from '../form/use-remove-hidden-characters.ts'
import { buildOption, findByTyped, typedSearch } from './antd-select-options.ts'

type LineProps = FieldProps & Pick<InputProps, 'inputMode' | 'autoFocus' | 'onPaste'>

/** Never cuts a text off: one that is too long is refused in words. */
export function LineInput({
  name,
  required,
  value,
  onChange,
  onLeave,
  inputMode,
  autoFocus,
  onPaste,
  ...words
}: LineProps) {
  const { note, cleaning } = useRemoveHiddenCharacters(onChange, onLeave)
  return (
    <LabelledField {...words} note={note}>
      {(input) => (
        <Input
          {...input}
          {...cleaning}
          {...{ name, value, inputMode, autoFocus, onPaste }}
          status={words.error ? 'error' : ''}
          aria-required={required || undefined}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </LabelledField>
  )
}

/** Suggestions; any other text is allowed. */
export function SuggestingInput({
  name,
  required,
  value,
  onChange,
  suggestions,
  ...words
}: FieldProps & { suggestions: readonly string[] }) {
  const { note, cleaning } = useRemoveHiddenCharacters(onChange)
  const typed = fold(value.trim())
  // A complete word needs no suggestions: the list would cover the next field.
  const offered = findByTyped(suggestions, value).filter((word) => fold(word) !== typed)
  return (
    <LabelledField {...words} note={note}>
      {(input) => (
        <AutoComplete
          className="control"
          // Enter submits; it takes a suggestion only after an arrow key.
          defaultActiveFirstOption={false}
          options={offered.map((word) => ({ value: word }))}
          value={value}
          onChange={onChange}
        >
          <Input
            {...input}
            {...cleaning}
            name={name}
            status={words.error ? 'error' : ''}
            aria-required={required || undefined}
            autoComplete="off"
          />
        </AutoComplete>
      )}
    </LabelledField>
  )
}

interface ChoiceProps extends FieldProps {
  choices: readonly string[]
  none: string
}

/** On a phone its keyboard would cover the options. */
const hasKeyboard = () => matchMedia('(pointer: fine)').matches

/** A chosen word that is no option stays visible. Typing finds one, and Enter or Tab takes it. */
export function ChoiceInput({ required, value, onChange, choices, none, name: _, ...words }: ChoiceProps) {
  const offered = value === '' || choices.includes(value) ? choices : [...choices, value]
  return (
    <LabelledField {...words}>
      {(input) => (
        <Select
          {...input}
          className="control"
          status={words.error ? 'error' : ''}
          aria-required={required || undefined}
          placeholder={none}
          value={value === '' ? null : value}
          options={offered.map(buildOption)}
          showSearch={hasKeyboard() && typedSearch}
          onChange={onChange}
        />
      )}
    </LabelledField>
  )
}

type ProseProps = FieldProps & { rows: number; autoFocus?: boolean | undefined }

export function ProseInput({ required, value, onChange, rows, name, autoFocus, ...words }: ProseProps) {
  const { note, cleaning } = useRemoveHiddenCharacters(onChange)
  return (
    <LabelledField {...words} note={note}>
      {(input) => (
        <Input.TextArea
          {...input}
          {...cleaning}
          {...{ name, rows, value, autoFocus }}
          className="prose-input"
          status={words.error ? 'error' : ''}
          aria-required={required || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </LabelledField>
  )
}

interface NumberProps extends FieldWords, Omit<InputNumberProps<number | string>, 'id' | 'onChange' | 'prefix'> {
  prefix?: string
  value: number | null
  onChange: (figure: number | null) => void
}

export function NumberInput({ id, label, optional, help, error, onChange, ...number }: NumberProps) {
  return (
    <LabelledField {...{ id, label, optional, help, error }}>
      {(input) => (
        <InputNumber<number | string>
          {...number}
          {...input}
          className="control"
          status={error ? 'error' : ''}
          controls={false}
          changeOnWheel={false}
          onChange={(figure) => onChange(figure === null ? null : Number(figure))}
        />
      )}
    </LabelledField>
  )
}
