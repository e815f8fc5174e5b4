/** What the oldest browsers of package.json lack, and polyfills.ts adds; build/checks/check-browser-support.mjs has the same list. */
const isComplete =
  'toSpliced' in Array.prototype && 'timeout' in AbortSignal && 'requestSubmit' in HTMLFormElement.prototype

/** Resolves when the app can start. Only a browser that lacks something loads more. */
export const polyfilled: Promise<unknown> = isComplete ? Promise.resolve() : import('./polyfills.ts')
