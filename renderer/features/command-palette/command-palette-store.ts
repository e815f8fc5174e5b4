import { create } from 'zustand'

interface State {
  isOpen: boolean
  times: number
  /** Kept here, because the screen below may change. */
  words: string
}

export const usePalette = create<State>(() => ({ isOpen: false, times: 0, words: '' }))

export function openPalette(): void {
  usePalette.setState(({ times }) => ({ isOpen: true, times: times + 1, words: '' }))
}

export function closePalette(): void {
  usePalette.setState({ isOpen: false })
}
