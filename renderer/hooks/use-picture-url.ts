import { useEffect, useMemo, useState } from 'react'
import { readOwnedFile } from '#renderer/data/profile-files.ts'
import { readImageSize } from '#shared/domain/file/image-size.ts'
import { useServices } from './services.ts'

/**
 * The address of a person's picture for an <img>, as long as it is shown; undefined: there is none, not yet, or none that may be
 * shown. Every picture is measured before it is decoded: thirty bytes can say of themselves that they are 16,383 pixels square, and
 * would cost whoever looks a gigabyte.
 */
export function usePictureUrl(picture: string | Blob, owner: string | undefined): string | undefined {
  const { files } = useServices().platform
  const [fileUrl, setFileUrl] = useState<string>()

  useEffect(() => {
    let created: string | undefined
    let isActive = true
    const show = async (file: Blob | undefined) => {
      if (!file || !isSmall(new Uint8Array(await file.slice(0, headBytes).arrayBuffer())) || !isActive) return
      created = URL.createObjectURL(file)
      setFileUrl(created)
    }
    const reading = typeof picture === 'string' ? readOwnedFile(files, picture, owner) : Promise.resolve(picture)
    // What cannot be read is not shown: whoever needs to know why finds out when opening it.
    reading.then(show).catch(() => {})
    return () => {
      isActive = false
      setFileUrl(undefined)
      if (created !== undefined) URL.revokeObjectURL(created)
    }
  }, [files, picture, owner])

  const isSmallData = useMemo(() => typeof picture === 'string' && isSmallDataUrl(picture), [picture])
  return isSmallData ? String(picture) : fileUrl
}

/** The largest width and height that are shown, in pixels. Loupe itself stores smaller ones. */
const maxSidePx = 512
/** Within so many bytes a picture must have told its size. Three bytes are four letters of a data URL. */
const headBytes = 3 * 2 ** 15

function isSmall(head: Uint8Array): boolean {
  const size = readImageSize(head)
  return size !== undefined && size.width <= maxSidePx && size.height <= maxSidePx
}

/** Only a picture that came with the record: one from elsewhere would tell its server who looks at whom. */
function isSmallDataUrl(address: string): boolean {
  const [beginning] = /^data:image\/(?:png|jpeg|webp);base64,/.exec(address) ?? []
  if (beginning === undefined) return false
  try {
    const head = atob(address.slice(beginning.length, beginning.length + (headBytes * 4) / 3))
    return isSmall(Uint8Array.from(head, (letter) => letter.charCodeAt(0)))
  } catch {
    return false
  }
}
