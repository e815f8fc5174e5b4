/** Firebase's own tools: fetched once (300 MB), then found in npm's cache without the network. One version: another is another program. */
export const firebaseTools = 'firebase-tools@15.34.2'

/** How long fetching the tools may take. */
export const fetchTimeoutMs = 1_200_000

/** @param {readonly string[]} args */
export function buildNpxArguments(args) {
  return ['--yes', '--prefer-offline', '--ignore-scripts', firebaseTools, ...args]
}

/** @param {Readonly<Record<string, string | undefined>>} env */
export function buildNpxEnvironment(env) {
  // Their install scripts compile a quicker engine for patterns, for minutes, which no emulator needs; and run foreign code.
  return { ...env, CI: '1', npm_config_ignore_scripts: 'true' }
}
