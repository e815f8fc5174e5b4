/** A list of a posting, one line each. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="lines">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity and two may be alike
        <li key={index}>{line}</li>
      ))}
    </ul>
  )
}
