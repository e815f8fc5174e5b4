/** Fetches the words that passwords are commonly made of. Data, since only a form that chooses a password needs it. Rejects when it cannot be fetched. */
export async function fetchCommonWords(): Promise<ReadonlySet<string>> {
  const answer = await fetch(new URL('./common-passwords.json', import.meta.url))
  if (!answer.ok) throw new Error(`The common passwords could not be fetched: ${answer.status}`)
  return splitWordList(await answer.json())
}

export function splitWordList({ words }: { words: readonly string[] }): ReadonlySet<string> {
  return new Set(words.join(' ').split(' '))
}

/** Whether a password is guessed first: a listed word, also doubled, respelt or with a few signs around it; digits alone; repetition; a row of keys. */
export function isCommonPassword(password: string, common: ReadonlySet<string>): boolean {
  const plain = password
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._-]+/g, '')
  if (isOnePiece(plain)) return true
  // Longer ones are not guessed, and slow to check.
  return plain.length <= 64 && (isNumber(plain) || isRows(plain) || isWord(plain, common))
}

const isNumber = (text: string) => /^[+/]?[\d/]{1,13}$/.test(text)

const isOnePiece = (text: string) => /^(.{1,4})\1+.?$/s.test(text)

/** In characters that are no letters. */
const [maxBefore, maxBehind] = [3, 6]

function isWord(text: string, common: ReadonlySet<string>): boolean {
  const before = Math.min(maxBefore, /^\P{L}*/u.exec(text)?.[0].length ?? 0)
  const behind = Math.min(maxBehind, /\P{L}*$/u.exec(text)?.[0].length ?? 0)
  for (let from = 0; from <= before; from += 1) {
    for (let to = 0; to <= behind; to += 1) {
      if (listSpellings(text.slice(from, text.length - to)).some((word) => isListed(word, common))) return true
    }
  }
  return false
}

function isListed(text: string, common: ReadonlySet<string>): boolean {
  const half = text.slice(0, text.length / 2)
  return common.has(text) || (half + half === text && common.has(half))
}

const letters = new Map(Object.entries({ 0: 'o', 3: 'e', 4: 'a', '@': 'a', 5: 's', $: 's', 7: 't', 8: 'b' }))

function listSpellings(text: string): string[] {
  const spelt = text.replace(/[034@5$78]/g, (sign) => letters.get(sign) ?? sign)
  return [text, spelt, spelt.replace(/[1!|]/g, 'i'), spelt.replace(/[1!|]/g, 'l')]
}

const rows = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '12345678901234567890',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '!@#$%^&*()',
  'abcdefghijklmnopqrstuvwxyz'
]
const walks = [...rows, ...rows.map((row) => [...row].reverse().join(''))]

function isRows(text: string): boolean {
  for (let start = 0; start < text.length; ) {
    let length = 3
    const isWalk = (size: number) =>
      start + size <= text.length && walks.some((walk) => walk.includes(text.slice(start, start + size)))
    if (!isWalk(length)) return false
    while (isWalk(length + 1)) length += 1
    start += length
  }
  return text !== ''
}
