/**
 * Holds the SearchKeys (search-keys.ts) of a posting, written by the administrator with what makes it live, or of a card, by
 * its owner. The app never sees it.
 */
export const searchKeysField = 'searchKeys'
