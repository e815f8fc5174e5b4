export interface Batch<Item> {
  total: number
  /** Tried so far, including failures. */
  done: number
  failed: readonly { item: Item; error: unknown }[]
  isOver: boolean
}

interface Control<Item> {
  /** Asked before each item; what follows is left as it is. */
  isStopped: () => boolean
  /** Asked before each item; an unwanted one is not counted. */
  isWanted?: (item: Item) => boolean
}

/** Acts on one item after the other and goes on after failures. Never rejects. */
export async function runBatch<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
  onProgress: (batch: Batch<Item>) => void,
  { isStopped, isWanted = () => true }: Control<Item>
): Promise<Batch<Item>> {
  let batch: Batch<Item> = { total: items.length, done: 0, failed: [], isOver: items.length === 0 }
  const publish = (change: Partial<Batch<Item>>) => {
    batch = { ...batch, ...change }
    onProgress(batch)
  }
  publish({})
  for (const item of items) {
    if (!isWanted(item)) batch = { ...batch, total: batch.total - 1 }
    else if (!isStopped()) {
      let { failed } = batch
      await act(item).catch((error: unknown) => {
        failed = [...failed, { item, error }]
      })
      publish({ done: batch.done + 1, failed })
    }
  }
  publish({ isOver: true })
  return batch
}
