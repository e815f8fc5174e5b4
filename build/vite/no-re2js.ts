/** Replaces re2js, see published-files.ts: only Firestore's pipelines need it. */
export const RE2JS = undefined
