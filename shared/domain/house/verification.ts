/** Called the number, found the GSTIN in the register, seen the shop. */
export const verifications = ['phone', 'gstin', 'shop'] as const
export type Verification = (typeof verifications)[number]
