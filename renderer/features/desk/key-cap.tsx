/** The key that does what stands beside it: for the eye, on devices that have keys. */
export function KeyCap({ children }: { children: string }) {
  return (
    <span className="key-cap" aria-hidden="true">
      <kbd>{children}</kbd>
    </span>
  )
}
