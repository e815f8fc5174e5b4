/** Firebase's own tools: fetched once (300 MB), then found in npm's cache without the network. One version: another is another program. */
export const firebaseTools = 'firebase-tools@15.34.2'

/** To fetch the tools may take so long, in milliseconds. */
export const longestFetch = 1_200_000

/** @param {readonly string[]} args */
export function npxArguments(args) {
  return ['--yes', '--prefer-offline', '--ignore-scripts', firebaseTools, ...args]
}

/** @param {Readonly<Record<string, string | undefined>>} env */
export function npxEnvironment(env) {
  // Their install scripts compile a quicker engine for patterns, for minutes, which no emulator needs; and run foreign code.
  return { ...env, CI: '1', npm_config_ignore_scripts: 'true' }
}
