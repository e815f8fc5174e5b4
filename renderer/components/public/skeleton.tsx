interface Props {
  /** CSS lengths; the height is that of a line of text unless given. */
  width?: string
  height?: string
}

/** One grey bar of a skeleton. Put them in a block that is aria-hidden and has the final shape. */
export function Skeleton({ width, height }: Props) {
  return <span className="sk" style={{ width, height }} />
}
