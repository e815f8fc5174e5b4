/** Items with keys for React by their text; equal texts are counted, so that a key follows its text. */
export function withReactKeys<Item>(items: readonly Item[], read: (item: Item) => string): [key: string, item: Item][] {
  const counts = new Map<string, number>()
  return items.map((item) => {
    const text = read(item)
    const count = counts.get(text) ?? 0
    counts.set(text, count + 1)
    return [`${text} ${count}`, item]
  })
}
