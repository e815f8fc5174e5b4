/** Asks the browser not to evict the storage. With the first change: some browsers ask the person in turn. */
export function askToPersist(): void {
  navigator.storage?.persist?.().catch(() => {})
}
