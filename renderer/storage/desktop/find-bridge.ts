import { StoreError, type StoreFailure } from '#renderer/storage/document-store.ts'
import { type Answer, bridgeName, type DesktopBridge } from '#shared/bridge.ts'

/** Throws without a preload script: this is not the desktop app. */
export function findBridge(): DesktopBridge {
  const bridge = (window as unknown as Record<string, DesktopBridge | undefined>)[bridgeName]
  if (!bridge) throw new Error('The desktop app has no bridge: its preload script did not run')
  return bridge
}

/** Rejects with a StoreError when main refused, failed, or did not answer. */
export async function unwrap<T>(call: Promise<Answer<T>>): Promise<T> {
  const answer = await call.catch((cause: unknown) => {
    throw new StoreError('unavailable', 'the main process did not answer', { cause })
  })
  if (answer.ok) return answer.value
  throw new StoreError(answer.failure satisfies StoreFailure, answer.message)
}
