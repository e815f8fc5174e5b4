import { create } from 'zustand'

interface State {
  isOpen: boolean
  times: number
  /** Kept here, because the screen below may change. */
  words: string
}

export const useCommandPalette = create<State>(() => ({ isOpen: false, times: 0, words: '' }))

export function openCommandPalette(): void {
  useCommandPalette.setState(({ times }) => ({ isOpen: true, times: times + 1, words: '' }))
}

export function closeCommandPalette(): void {
  useCommandPalette.setState({ isOpen: false })
}
