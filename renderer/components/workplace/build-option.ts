import { fold } from '#shared/documents/fold.ts'

export function buildOption(word: string): { value: string; label: string } {
  return { value: word, label: word }
}

/** As `filterOption` of antd's Select: the search within its options compares as every search. */
export function matchesTyped(typed: string, option: { label?: unknown } | undefined): boolean {
  return fold(String(option?.label ?? '')).includes(fold(typed.trim()))
}
