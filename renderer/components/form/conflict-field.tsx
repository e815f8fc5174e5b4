import './conflict.css'
import { useId } from 'react'

interface Props {
  label: string
  stored: string
  typed: string
  words: {
    /** Names the stored text, and the typed one. */
    stored: string
    typed: string
    /** Stands where one of them is empty. */
    empty: string
    take: string
  }
  /** Takes the stored text over. */
  onTake: () => void
}

/** One field that differs: the stored text beside the typed one. */
export function ConflictField({ label, stored, typed, words, onTake }: Props) {
  const id = useId()
  const versions = [
    { name: words.stored, text: stored },
    { name: words.typed, text: typed }
  ]
  return (
    <div className="conflict-field">
      <h3 id={id}>{label}</h3>
      <dl>
        {versions.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text.trim() ? text : <span className="faint">{words.empty}</span>}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="btn btn-line" aria-describedby={id} onClick={onTake}>
        {words.take}
      </button>
    </div>
  )
}
