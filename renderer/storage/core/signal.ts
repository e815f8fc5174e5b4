import type { Unsubscribe } from '#renderer/storage/document-store.ts'

/** An event that others can subscribe to: what lies below tells what stands on it without knowing it. */
export interface Signal<T> {
  emit(value: T): void
  subscribe(listener: (value: T) => void): Unsubscribe
}

export function createSignal<T>(): Signal<T> {
  const listeners = new Set<(value: T) => void>()
  return {
    emit(value) {
      for (const listener of [...listeners]) listener(value)
    },
    subscribe(listener) {
      const own = (value: T) => listener(value)
      listeners.add(own)
      return () => void listeners.delete(own)
    }
  }
}
