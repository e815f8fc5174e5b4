import { fold } from '#shared/documents/fold-text.ts'

export function buildOption(word: string): { value: string; label: string } {
  return { value: word, label: word }
}

interface Option {
  label?: unknown
}

const findTyped = (option: Option | undefined, typed: string) =>
  fold(String(option?.label ?? '')).indexOf(fold(typed.trim()))

/** Of antd's Select: the search within its options compares as every search, and what begins with the typed text comes first. */
export const typedSearch = {
  filterOption: (typed: string, option: Option | undefined) => findTyped(option, typed) >= 0,
  filterSort: (one: Option, other: Option, { searchValue }: { searchValue: string }) =>
    Number(findTyped(one, searchValue) > 0) - Number(findTyped(other, searchValue) > 0)
}

/** The words that contain the typed text, as `typedSearch` lists them. */
export function findByTyped(words: readonly string[], typed: string): string[] {
  const searchValue = typed
  const options = words.map(buildOption).filter((option) => typedSearch.filterOption(typed, option))
  return options.sort((one, other) => typedSearch.filterSort(one, other, { searchValue })).map(({ value }) => value)
}
