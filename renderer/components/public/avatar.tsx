import './avatar.css'
import { useKeptFile } from '#renderer/hooks/use-attachment-url.ts'
import { initialsOf } from './initials.ts'

/** Only a picture that came with the record: one from elsewhere would tell its server who looks at whom. */
const carried = /^data:image\/(?:png|jpeg|webp);base64,/

interface Props {
  name: string
  /** 'file:{name}' of a kept picture, or an address. */
  picture: string
  /** uid of the person. */
  owner: string | undefined
}

/** The picture of a person, or their initials. The name stands beside it. */
export function Avatar({ name, picture, owner }: Props) {
  const kept = useKeptFile(picture, owner)
  const address = kept ?? (carried.test(picture) ? picture : undefined)
  if (address !== undefined) return <img className="avatar" src={address} alt="" />
  return (
    <span className="avatar" aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
