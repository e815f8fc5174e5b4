/** Tells the other tabs that something changed which localStorage does not show. Where there is no channel, they see it later. */
export function tabChannel(name: string, heard: () => void): { tell(): void; close(): void } {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} }
  const channel = new BroadcastChannel(name)
  channel.onmessage = heard
  return { tell: () => channel.postMessage(null), close: () => channel.close() }
}
