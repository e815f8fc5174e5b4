// Read by old versions of Node, too: nothing newer than Node 12 in here.
const forAll = { major: 20, minor: 19, what: 'Loupe' }

/** Required by Electron's packages and electron-builder. */
export const forPackaging = { major: 22, minor: 12, what: 'The desktop app' }

/**
 * @param {string} version for example '20.19.0'
 * @param {{ major: number, minor: number, what: string }} [needed]
 * @returns null: new enough
 */
export function checkNodeVersion(version, needed = forAll) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > needed.major || (major === needed.major && minor >= needed.minor)) return null
  return `${needed.what} needs Node ${needed.major}.${needed.minor} or newer; this is Node ${version}. Get a newer one from https://nodejs.org and run the command again.`
}

/** @param {typeof forAll} [needed] */
export function assertNodeVersion(needed) {
  const complaint = checkNodeVersion(process.versions.node, needed)
  if (!complaint) return
  process.stderr.write(`\n${complaint}\n`)
  process.exit(1)
}

assertNodeVersion()
