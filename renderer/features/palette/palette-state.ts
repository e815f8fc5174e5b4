import { create } from 'zustand'

interface State {
  isOpen: boolean
  /** How often it was opened. */
  times: number
  /** What was typed since it was opened. Here, because another screen may come up under it. */
  words: string
}

/** Whether the palette is open. Apart from its code, which comes with the first time. */
export const usePalette = create<State>(() => ({ isOpen: false, times: 0, words: '' }))

export function openPalette(): void {
  usePalette.setState(({ times }) => ({ isOpen: true, times: times + 1, words: '' }))
}

export function closePalette(): void {
  usePalette.setState({ isOpen: false })
}

/** What is pressed to open it, as the keyboard here calls it. */
export const paletteShortcut = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'
