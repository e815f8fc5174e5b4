import { encode } from 'uqr'

/** QR code of the address, which is printed below. */
export function JobCode({ address }: { address: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <figure className="job-code">
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges">
        <path d={squares.join('')} />
      </svg>
      <figcaption translate="no">{address.replace(/^https?:\/\//, '')}</figcaption>
    </figure>
  )
}
