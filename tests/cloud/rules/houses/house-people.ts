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
