import type { Token } from '../people.ts'

const verified = (uid: string, email: string) => ({ uid, token: { email, email_verified: true } satisfies Token })

/** Was made an employer by the administrator: the address is an ordinary one. */
export const hari = verified('u-hari', 'hari@hari-jewels.example')

/** Is banned, with an address of the board. */
export const moti = verified('u-moti', 'moti_employer@loupe.example')

/** Was made an employer, and is banned. */
export const gopal = verified('u-gopal', 'gopal@gopal-gems.example')

/** Was banned once: it was lifted. */
export const raju = verified('u-raju', 'raju@raju-ratna.example')

/** Has asked, and waits. */
export const lila = verified('u-lila', 'lila@lila-and-sons.example')

/** Was asked something back. */
export const bina = verified('u-bina', 'bina@bina-kundan.example')

/** Was declined. */
export const tulsi = verified('u-tulsi', 'tulsi@tulsi-polki.example')

/** Was banned by a job alone, while the request waited. */
export const unknown = verified('u-unknown', 'unknown@unknown-gems.example')

/** Has moti's address, whose account is gone. */
export const motisNext = verified('u-moti-next', 'moti_employer@loupe.example')

/** Has kesar's address, whose account is gone; no user has banned it. */
export const kesarsNext = verified('u-kesar-next', 'kesar_employer@loupe.example')

/** Was approved, before the address that another account shares was banned. */
export const nila = verified('u-nila', 'nila+2@nila-gems.example')

/** Was banned and not any more, and never approved. */
export const omi = verified('u-omi', 'omi@omi-gems.example')

/** Has moti's address, and the administrator has made an employer of them since. */
export const motisThird = verified('u-moti-third', 'moti_employer@loupe.example')

/** Has a marked address, and is banned by the entry alone: the ban was cut off before it reached the address. */
export const jaya = verified('u-jaya', 'jaya_employer@loupe.example')
