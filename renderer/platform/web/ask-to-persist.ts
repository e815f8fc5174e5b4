/**
 * A browser that runs out of room may throw away what a site has stored, unless it was asked not to. Asked only when there is
 * something to lose: some browsers ask the person in turn. A refusal changes nothing.
 */
export function askToPersist(): void {
  navigator.storage?.persist?.().catch(() => {})
}
