import './status-tag.css'

export type Tone = 'plain' | 'new' | 'waiting' | 'good' | 'bad'

/** A diamond and a word, never the colour alone. */
export function StatusTag({ tone, word }: { tone: Tone; word: string }) {
  return <span className={`state state-${tone}`}>{word}</span>
}
