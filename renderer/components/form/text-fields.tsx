import { type ComponentProps, useId } from 'react'
import { Icon } from '../public/icon.tsx'
import { type FieldProps, LabelledField } from './labelled-field.tsx'
import { pasteList } from './paste-as-list.ts'
import { useRemoveHiddenCharacters } from './use-remove-hidden-characters.ts'

interface Props extends FieldProps {
  type?: 'text' | 'tel' | 'email'
  inputMode?: 'numeric'
  autoComplete?: string
  /** Suggestions; any other text is allowed. */
  suggestions?: readonly string[] | undefined
  /** Of words (parse-list-input.ts). */
  isList?: boolean
}

/** Never cuts a text off: one that is too long is refused in words. */
export function TextField({
  name,
  required,
  value,
  onChange,
  onLeave,
  type = 'text',
  inputMode,
  suggestions,
  isList,
  ...rest
}: Props) {
  const { autoComplete = 'off', ...words } = rest
  const list = useId()
  const { note, cleaning } = useRemoveHiddenCharacters(onChange, onLeave)
  return (
    <LabelledField {...words} note={note}>
      {(input) => (
        <>
          <input
            {...input}
            {...cleaning}
            onPaste={isList ? pasteList : undefined}
            className="input"
            name={name}
            type={type}
            inputMode={inputMode}
            aria-required={required || undefined}
            autoComplete={autoComplete}
            list={suggestions && list}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {suggestions && (
            <datalist id={list}>
              {suggestions.map((text) => (
                <option key={text} value={text} />
              ))}
            </datalist>
          )}
        </>
      )}
    </LabelledField>
  )
}

interface ChoiceFieldProps extends FieldProps {
  choices: readonly string[]
  none: string
}

/** A chosen word that is no option stays visible. */
export function ChoiceField({ name, required, value, onChange, choices, none, ...words }: ChoiceFieldProps) {
  const offered = value === '' || choices.includes(value) ? choices : [...choices, value]
  return (
    <LabelledField {...words}>
      {(input) => (
        <span className="select">
          <select
            {...input}
            className="input"
            name={name}
            aria-required={required || undefined}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            <option value="">{none}</option>
            {offered.map((choice) => (
              <option key={choice} value={choice}>
                {choice}
              </option>
            ))}
          </select>
          <Icon name="chevron" />
        </span>
      )}
    </LabelledField>
  )
}

type Textarea = Pick<
  ComponentProps<'textarea'>,
  'ref' | 'className' | 'rows' | 'spellCheck' | 'autoCapitalize' | 'autoComplete'
>

export function ProseField({ label, optional, help, error, required, onChange, ...textarea }: FieldProps & Textarea) {
  const { note, cleaning } = useRemoveHiddenCharacters(onChange)
  return (
    <LabelledField {...{ label, optional, help, note, error }}>
      {(input) => (
        <textarea
          {...textarea}
          {...input}
          {...cleaning}
          className={textarea.className ? `input ${textarea.className}` : 'input'}
          aria-required={required || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </LabelledField>
  )
}
