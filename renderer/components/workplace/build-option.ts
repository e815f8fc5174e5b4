export function buildOption(word: string): { value: string; label: string } {
  return { value: word, label: word }
}
