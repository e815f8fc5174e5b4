/** SearchKeys (search-keys.ts), written with what makes a job live, or by a public profile's owner. The app never sees them. */
export const searchKeysField = 'searchKeys'
