/** Multimap of ids to indexes in a list: one that others wrote may hold an id twice. */
export interface IdIndex {
  add(id: string, index: number): void
  remove(id: string, index: number): void
  findFirst(id: string): number | undefined
  count(): number
}

export function createIdIndex(): IdIndex {
  const indexes = new Map<string, number | number[]>()
  const listAll = (id: string): number[] => {
    const existing = indexes.get(id)
    return existing === undefined ? [] : typeof existing === 'number' ? [existing] : existing
  }
  const store = (id: string, all: number[]) => {
    const [first, ...others] = all
    if (first === undefined) indexes.delete(id)
    else indexes.set(id, others.length === 0 ? first : all)
  }
  return {
    add: (id, index) =>
      store(
        id,
        [...listAll(id).filter((each) => each !== index), index].sort((one, other) => one - other)
      ),
    remove: (id, index) =>
      store(
        id,
        listAll(id).filter((each) => each !== index)
      ),
    findFirst: (id) => listAll(id)[0],
    count: () => indexes.size
  }
}
