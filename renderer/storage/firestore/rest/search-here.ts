// What searches on this device is fetched with the first question that needs it; others share the code in files of their own.
export { runQuery } from '#shared/documents/run-query.ts'
