import { useEffect, useState } from 'react'
import { readOwnedFile } from '#renderer/data/profile-files.ts'
import { useServices } from './services.ts'

/**
 * An object URL for the file that a person's record points at, as long as it is shown; undefined: there is none, or not
 * yet.
 */
export function useAttachmentUrl(link: string, owner: string | undefined): string | undefined {
  const { files } = useServices().platform
  const [url, setUrl] = useState<string>()

  useEffect(() => {
    let created: string | undefined
    let isActive = true
    const show = (file: Blob | undefined) => {
      if (!file || !isActive) return
      created = URL.createObjectURL(file)
      setUrl(created)
    }
    // What cannot be read is not shown: whoever needs to know why finds out when opening it.
    readOwnedFile(files, link, owner).then(show, () => {})
    return () => {
      isActive = false
      setUrl(undefined)
      if (created !== undefined) URL.revokeObjectURL(created)
    }
  }, [files, link, owner])

  return url
}
