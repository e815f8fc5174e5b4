/** The largest file that is stored. */
export const maxFileBytes = 25 * 1024 * 1024

/** How many random bytes stand in a name: nobody guesses one from another. */
export const nameRandomBytes = 16

// The random part has one length and no underscore, so the owner is told from it in one way only, also when uids hold underscores.
const namePattern = /^([\w-]{1,64})_[\da-f]{32}$/

/** Whether a text can own files: the uid of an account. */
export function isFileOwner(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text)
}

/** Whether a text can be the MIME type of a stored file: what a Blob gives, '' for none. */
export function isFileType(text: string): boolean {
  return /^[\x20-\x7e]{0,200}$/.test(text)
}

/** The name of a new file, '{owner}_{random}'. `random`: as many bytes as nameRandomBytes says. */
export function formatFileName(owner: string, random: Uint8Array): string {
  return `${owner}_${formatBytes(random)}`
}

function formatBytes(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The same where names are counted: behind eleven of the random bytes comes the number, in ten decimal digits, which are hexadecimal
 * ones, too.
 */
export function formatCountedName(owner: string, number: number, random: Uint8Array): string {
  return `${owner}_${formatBytes(random.subarray(0, 11))}${String(number).padStart(10, '0')}`
}

/** Whose file a name names; undefined when no store gave that name. */
export function findFileOwner(text: string): string | undefined {
  return namePattern.exec(text)?.[1]
}
