/**
 * Whether nothing stands in a text that somebody could see: blanks, signs without a shape, and the letters that look like nothing.
 * The rules of a shared board (build/firebase/firestore.rules) name the same.
 */
export function isInvisible(text: string): boolean {
  return !/[^\s\p{Z}\uFEFF\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/u.test(text)
}

const directionSigns = /[\u202A-\u202E\u2066-\u2069]/g

/**
 * A name as others will read it: without the signs that turn the direction of writing around, which come along when something is
 * copied and make it read like another name. Empty when nobody could see it.
 */
export function cleanName(text: string): string {
  const name = text.replace(directionSigns, '').trim()
  return isInvisible(name) ? '' : name
}
