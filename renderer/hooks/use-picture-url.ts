import { useEffect, useMemo, useState } from 'react'
import { readOwnedFile } from '#renderer/data/uploaded-profile-files.ts'
import { readImageSize } from '#shared/domain/file/read-image-size.ts'
import { useServices } from './services-context.ts'

interface PictureOptions {
  /** Largest width and height; Loupe stores smaller ones. */
  maxSidePx?: number
  /** Instead of the file store: the same function each time. */
  read?: ((link: string, owner: string | undefined) => Promise<Blob | undefined>) | undefined
}

/** Object URL for an <img>; undefined: none yet. Measured before decoding: thirty bytes can claim 16,383 pixels square and cost a gigabyte. */
export function usePictureUrl(
  picture: string | Blob,
  owner: string | undefined,
  { maxSidePx = maxAvatarSidePx, read }: PictureOptions = {}
): string | undefined {
  const { files } = useServices().platform
  const [fileUrl, setFileUrl] = useState<string>()

  useEffect(() => {
    let created: string | undefined
    let isActive = true
    const show = async (file: Blob | undefined) => {
      if (!file || !isSmall(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()), maxSidePx) || !isActive)
        return
      created = URL.createObjectURL(file)
      setFileUrl(created)
    }
    const readLink = read ?? ((link: string, uid: string | undefined) => readOwnedFile(files, link, uid))
    const reading = typeof picture === 'string' ? readLink(picture, owner) : Promise.resolve(picture)
    // Unreadable pictures are not shown; opening one says why.
    reading.then(show).catch(() => {})
    return () => {
      isActive = false
      setFileUrl(undefined)
      if (created !== undefined) URL.revokeObjectURL(created)
    }
  }, [files, picture, owner, maxSidePx, read])

  const isSmallData = useMemo(() => typeof picture === 'string' && isSmallDataUrl(picture), [picture])
  return isSmallData ? String(picture) : fileUrl
}

const maxAvatarSidePx = 512
/** Bytes in which the size of a picture must be found; three bytes are four letters of a data URL. */
const headBytes = 3 * 2 ** 15

/** What Loupe stores, and PNG of older records. A frame of a GIF may be larger than its header says. */
const shownTypes: readonly string[] = ['webp', 'jpeg', 'png']

function isSmall(head: Uint8Array, maxSidePx = maxAvatarSidePx): boolean {
  const size = readImageSize(head)
  return size !== undefined && shownTypes.includes(size.type) && size.width <= maxSidePx && size.height <= maxSidePx
}

/** Only pictures of the record: a foreign server would learn who looks at whom. */
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
