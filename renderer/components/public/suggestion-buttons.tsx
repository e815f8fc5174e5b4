import './suggestion-buttons.css'

interface Props {
  words: readonly string[]
  label: string
  /** Read out before each word: 'Add'. */
  verb: string
  onTake: (word: string) => void
}

export function SuggestionButtons({ words, label, verb, onTake }: Props) {
  if (words.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would name its legend before every suggestion
    <div className="suggestions" role="group" aria-label={label}>
      {words.map((word, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the pressed button stays, so that the focus does, and offers the next word
          key={index}
          type="button"
          className="btn btn-line suggestion"
          onClick={() => onTake(word)}
        >
          <span className="sr">{`${verb} `}</span>
          <span>{word}</span>
        </button>
      ))}
    </div>
  )
}
