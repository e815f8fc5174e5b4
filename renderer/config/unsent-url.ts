/** Address of the Unsent screen. Apart from paths.ts, which every first page carries. */
export const unsentUrl = '/unsent'
