/** Input of a package, created each time; relative to the project's folder. */
const workFolder = 'out/package'

/** Exactly what goes into the archive. */
export const appFolder = `${workFolder}/app`
export const iconFolder = `${workFolder}/icons`

/** The licences of what is built in, as text. */
export const licencesFile = 'out/licences.txt'

/** The name under which systems know the app of a company. @param {string} domain */
export const createAppId = (domain) => `${domain.split('.').reverse().join('.')}.desktop`

/** Where finished packages lie. */
export const packagesFolder = 'out/packages'

/** Everything as for a package, only that the program is a stand-in: for computers that cannot fetch Electron's. */
export const rehearsalFolder = `${workFolder}/rehearsal`

/** Limits of a rehearsal, printed after it went well. */
export const notRehearsed = [
  "Electron's own program: a stand-in has its name and its fuses",
  'installers, dmg, AppImage and deb: electron-builder fetches the tools that make them',
  'signing, notarizing, and what Windows and macOS say of the result',
  'that Electron refuses a changed archive: on Windows and macOS it compares, on Linux it cannot',
  'a real update from one version to the next'
]
