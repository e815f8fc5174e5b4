/** Where in a list the elements with an id stand. Mostly one; a list written by others may hold an id twice. */
export interface IdPlaces {
  add(id: string, place: number): void
  drop(id: string, place: number): void
  /** The first place of the id; undefined when no element has it. */
  first(id: string): number | undefined
  /** How many ids there are. */
  count(): number
}

export function idPlaces(): IdPlaces {
  const places = new Map<string, number | number[]>()
  const allOf = (id: string): number[] => {
    const known = places.get(id)
    return known === undefined ? [] : typeof known === 'number' ? [known] : known
  }
  const keep = (id: string, all: number[]) => {
    const [first, ...others] = all
    if (first === undefined) places.delete(id)
    else places.set(id, others.length === 0 ? first : all)
  }
  return {
    add: (id, place) =>
      keep(
        id,
        [...allOf(id).filter((each) => each !== place), place].sort((one, other) => one - other)
      ),
    drop: (id, place) =>
      keep(
        id,
        allOf(id).filter((each) => each !== place)
      ),
    first: (id) => allOf(id)[0],
    count: () => places.size
  }
}
