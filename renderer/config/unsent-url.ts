/** Address of the unsent tray. Apart from paths.ts, which every first page carries. */
export const unsentUrl = '/unsent'
