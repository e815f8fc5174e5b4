import { Icon } from '../public/icon.tsx'
import { Field, type FieldProps } from './field.tsx'

interface Props extends FieldProps {
  choices: readonly string[]
  /** Stands where nothing is chosen. */
  none: string
}

/** A choice. A word that is not offered stands there too as long as it is the chosen one: the field never shows another one instead. */
export function ChoiceField({ name, required, value, onWrite, choices, none, ...words }: Props) {
  const offered = value === '' || choices.includes(value) ? choices : [...choices, value]
  return (
    <Field {...words}>
      {(input) => (
        <span className="select">
          <select
            {...input}
            className="input"
            name={name}
            aria-required={required || undefined}
            value={value}
            onChange={(event) => onWrite(event.target.value)}
          >
            <option value="">{none}</option>
            {offered.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
          <Icon name="chevron" />
        </span>
      )}
    </Field>
  )
}
