/** A name nobody else has, also where crypto.randomUUID is missing (plain http). */
export function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (number) => number.toString(36)).join('')
}
