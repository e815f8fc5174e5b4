import type { Unsubscribe } from '#renderer/storage/document-store.ts'

export function createEventEmitter<T>() {
  const listeners = new Set<(value: T) => void>()
  return {
    emit(value: T): void {
      for (const listener of [...listeners]) listener(value)
    },
    subscribe(listener: (value: T) => void): Unsubscribe {
      const own = (value: T) => listener(value)
      listeners.add(own)
      return () => void listeners.delete(own)
    }
  }
}
