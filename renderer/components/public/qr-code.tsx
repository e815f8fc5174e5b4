import { encode } from 'uqr'
import { light } from '#renderer/styles/design-tokens.ts'

/** Longer texts keep large squares by repeating less of them for a damaged code. */
const longText = 300

/** The standard's quiet zone, in squares. */
const border = 4

interface Props {
  text: string
  label: string
  className?: string
}

/** Dark on light in both themes, as cameras expect. To be loaded lazily. */
export function QrCode({ text, label, className }: Props) {
  const { data, size } = encode(text, { ecc: text.length > longText ? 'L' : 'M', border })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path fill={light.surface} d={`M0 0h${size}v${size}H0z`} />
      <path fill={light.ink} d={squares.join('')} />
    </svg>
  )
}
