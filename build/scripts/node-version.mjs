// Stands alone and is read by old versions of Node too: nothing newer than Node 12 in here.
const minVersion = { major: 20, minor: 19 }

/**
 * A sentence when this version of Node is too old for the project, else null.
 * @param {string} version for example '20.19.0'
 */
export function checkNodeVersion(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > minVersion.major || (major === minVersion.major && minor >= minVersion.minor)) return null
  return `Loupe needs Node ${minVersion.major}.${minVersion.minor} or newer; this is Node ${version}. Get a newer one from https://nodejs.org and run the command again.`
}

const complaint = checkNodeVersion(process.versions.node)
if (complaint) {
  process.stderr.write(`\n${complaint}\n`)
  process.exit(1)
}
