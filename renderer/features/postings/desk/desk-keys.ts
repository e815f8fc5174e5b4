import { create } from 'zustand'

/** Whether single keys act on the desk. Whoever turned them off has them off until the page is loaded anew. */
export const useKeysOn = create<{ on: boolean }>(() => ({ on: true }))

export type DeskKey = 'j' | 'k' | 'a' | 'r' | 'e' | '?'

const deskKeys: readonly string[] = ['j', 'k', 'a', 'r', 'e', '?'] satisfies DeskKey[]

/** The key of the desk that was pressed. On a keyboard of another script the position of the key counts. */
export function parseDeskKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): DeskKey | undefined {
  const letter = /^[ -~]$/.test(key) ? key.toLowerCase() : /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()
  return letter !== undefined && deskKeys.includes(letter) ? (letter as DeskKey) : undefined
}
