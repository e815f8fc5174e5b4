import { useEffect, useState } from 'react'
import { ownFile } from '#renderer/data/attachment.ts'
import { useServices } from './services.ts'

/** An address for the file that a person's record points at, as long as it is shown; undefined: there is none, or not yet. */
export function useKeptFile(link: string, owner: string | undefined): string | undefined {
  const { files } = useServices().platform
  const [address, setAddress] = useState<string>()

  useEffect(() => {
    let made: string | undefined
    let wanted = true
    const show = (file: Blob | undefined) => {
      if (!file || !wanted) return
      made = URL.createObjectURL(file)
      setAddress(made)
    }
    // What cannot be read is not shown: whoever needs to know why finds out when opening it.
    ownFile(files, link, owner).then(show, () => {})
    return () => {
      wanted = false
      setAddress(undefined)
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [files, link, owner])

  return address
}
