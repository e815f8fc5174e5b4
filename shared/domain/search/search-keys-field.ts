/**
 * The field of a stored document that holds its SearchKeys (search-keys.ts): of a posting, where the administrator writes it
 * with what makes it live, and of a card, where its owner does. The app never sees it.
 */
export const searchKeysField = 'searchKeys'
