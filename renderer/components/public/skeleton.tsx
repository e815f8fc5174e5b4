interface Props {
  /** CSS lengths; default height: a line of text. */
  width?: string
  height?: string
}

/** Belongs into an aria-hidden block in the final shape. */
export function Skeleton({ width, height }: Props) {
  return <span className="sk" style={{ width, height }} />
}
