export const maxFileBytes = 25 * 1024 * 1024

export const nameRandomBytes = 16

// A fixed length and no underscore: the owner is unambiguous, whatever underscores its uid has.
const namePattern = /^([\w-]{1,64})_[\da-f]{32}$/

export function isFileOwner(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text)
}

/** '' for none. */
export function isFileType(text: string): boolean {
  return /^[\x20-\x7e]{0,200}$/.test(text)
}

/** '{owner}_{random}', of nameRandomBytes bytes. */
export function formatFileName(owner: string, random: Uint8Array): string {
  return `${owner}_${formatBytes(random)}`
}

function formatBytes(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Counted names: eleven random bytes, then the number in ten decimal digits, which are hexadecimal ones, too. */
export function formatCountedName(owner: string, number: number, random: Uint8Array): string {
  return `${owner}_${formatBytes(random.subarray(0, 11))}${String(number).padStart(10, '0')}`
}

/** undefined: no name of a store. */
export function findFileOwner(text: string): string | undefined {
  return namePattern.exec(text)?.[1]
}
