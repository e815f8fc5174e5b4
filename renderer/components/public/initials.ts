const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The first letters of the first and the last word of a name, as a reader sees letters: 'मी' is one. */
export function buildInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => takeFirstLetter(word ?? '')).join('')
}

function takeFirstLetter(word: string): string {
  for (const { segment } of segmenter.segment(word)) {
    if (/[\p{L}\p{N}]/u.test(segment)) return segment.toLocaleUpperCase()
  }
  return ''
}
