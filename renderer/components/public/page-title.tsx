import { useEffect } from 'react'

const product = 'Loupe'

/** Names the tab: 'Find Jobs: Loupe'. Without a title it says what Loupe is. */
export function PageTitle({ title }: { title?: string | undefined }) {
  useEffect(() => {
    document.title = title ? `${title}: ${product}` : `${product}: jobs in the jewellery trade`
  }, [title])
  return null
}
