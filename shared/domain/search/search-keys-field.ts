/**
 * The field of a stored document that holds its SearchKeys (search-keys.ts): of an approved posting, where the administrator writes it, and
 * of a card, where its owner does. No other posting has it. The app never sees it.
 */
export const searchKeysField = 'searchKeys'
