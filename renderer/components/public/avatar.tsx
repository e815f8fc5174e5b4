import './avatar.css'
import { usePictureUrl } from '#renderer/hooks/use-picture-url.ts'
import { splitCharacters } from '#shared/documents/graphemes.ts'

interface Props {
  name: string
  /** 'file:{name}' of a stored picture, an address, or a new picture. */
  picture: string | Blob
  owner: string | undefined
}

export function Avatar({ name, picture, owner }: Props) {
  const url = usePictureUrl(picture, owner)
  if (url !== undefined) return <img className="avatar" src={url} alt="" />
  return (
    <span className="avatar" aria-hidden="true">
      {buildInitials(name)}
    </span>
  )
}

/** Initials by grapheme: 'मी' is one. */
function buildInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => takeFirstLetter(word ?? '')).join('')
}

function takeFirstLetter(word: string): string {
  const letter = splitCharacters(word).find((character) => /[\p{L}\p{N}]/u.test(character))
  return letter?.toLocaleUpperCase() ?? ''
}
