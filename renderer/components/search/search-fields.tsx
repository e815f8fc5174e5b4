import './searchbar.css'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { Icon } from '#renderer/components/public/icon.tsx'
import type { SearchUrl } from '#renderer/hooks/search/use-search-url.ts'

interface Props<Field extends string> {
  field: Field
  address: SearchUrl<Field>
  label: string
  /** Placeholder. */
  hint: string
  suggestions?: readonly string[] | undefined
  onFocus?: () => void
}

/** Shows typed text at once, so that the caret and a composed word stay in place. */
export function SearchText<Field extends string>({ field, address, label, hint, suggestions, onFocus }: Props<Field>) {
  const id = useId()
  const written = useRef<HTMLInputElement>(null)

  // Text typed before the app was loaded.
  const takeOver = useEffectEvent(() => {
    const text = written.current?.value ?? ''
    if (text !== address.texts[field]) address.write(field, text)
  })
  useEffect(() => takeOver(), [])

  const input = (
    <input
      ref={written}
      className="input"
      id={id}
      name={field}
      type={field === 'q' ? 'search' : 'text'}
      list={suggestions && `${id}-list`}
      placeholder={hint}
      autoComplete="off"
      spellCheck={false}
      value={address.texts[field]}
      onChange={(event) => address.write(field, event.target.value)}
      onFocus={onFocus}
      onBlur={address.endEdit}
    />
  )
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {field === 'q' ? (
        <div className="searchbar">
          <Icon name="search" />
          {input}
        </div>
      ) : (
        input
      )}
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </div>
  )
}

interface SearchChoiceProps<Field extends string> {
  field: Field
  address: SearchUrl<Field>
  label: string
  /** Name of the empty choice. */
  any: string
  choices: readonly string[]
  /** What a choice is called, unless it says that itself. */
  describe?: ((choice: string) => string) | undefined
  /** The id of a help text. */
  describedBy?: string | undefined
  takesFocus?: boolean
}

/** An unknown word of the address is shown as one more choice, so the field always matches the results. */
export function SearchChoice<Field extends string>(props: SearchChoiceProps<Field>) {
  const { field, address, label, any, choices, describe, describedBy, takesFocus } = props
  const id = useId()
  const value = address.search[field]
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="select">
        <select
          className="input"
          id={id}
          name={field}
          value={value}
          aria-describedby={describedBy}
          // biome-ignore lint/a11y/noAutofocus: the press that showed it asked for it
          autoFocus={takesFocus}
          onChange={(event) => address.choose(field, event.target.value)}
        >
          <option value="">{any}</option>
          {value !== '' && !choices.includes(value) && <option value={value}>{value}</option>}
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {describe?.(choice) ?? choice}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
    </div>
  )
}
