/** SearchKeys (search-keys.ts), written with what makes a posting live, or by a card's owner. The app never sees them. */
export const searchKeysField = 'searchKeys'
