/** Password of an unconfigured build, for looking around. It is here and in the README, and in no built file but those of `npm run demo`. */
export const demonstrationPassword = 'ten-times-magnified'

/** Its hash, made by build/admin/hash-admin-password.mjs. */
export const demonstrationHash =
  'PBKDF2-SHA-256:600000:moMiGle1n2hHd5diykZVDQ:sK9F4Zij_LvfSamsnLuhN98ff7DROsyCeV7ToKqb1-E'
