import './avatar.css'
import { usePictureUrl } from '#renderer/hooks/use-picture-url.ts'

interface Props {
  name: string
  /** 'file:{name}' of a stored picture, an address, or a picture that is not stored yet. */
  picture: string | Blob
  /** uid of the person. */
  owner: string | undefined
}

/** The picture of a person, or their initials. The name stands beside it. */
export function Avatar({ name, picture, owner }: Props) {
  const url = usePictureUrl(picture, owner)
  if (url !== undefined) return <img className="avatar" src={url} alt="" />
  return (
    <span className="avatar" aria-hidden="true">
      {buildInitials(name)}
    </span>
  )
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The first letters of the first and the last word of a name, as a reader sees letters: 'मी' is one. */
function buildInitials(name: string): string {
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
