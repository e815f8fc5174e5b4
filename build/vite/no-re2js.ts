/** Stands in for re2js, see published-files.ts. Firestore would need it for pipelines, which no query of Loupe is. */
export const RE2JS = undefined
