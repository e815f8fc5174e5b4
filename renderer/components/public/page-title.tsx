import { useEffect } from 'react'

const product = 'Loupe'

/** 'Find Jobs: Loupe'; without a title what Loupe is. */
export function PageTitle({ title }: { title?: string | undefined }) {
  useEffect(() => {
    document.title = title ? `${title}: ${product}` : `${product}: jobs in the jewellery trade`
  }, [title])
  return null
}
