// Apart from companies, whose code the review queue does not need.

/** Called the number, found the GSTIN in the register, seen the shop. */
export const verifications = ['phone', 'gstin', 'shop'] as const
export type Verification = (typeof verifications)[number]
