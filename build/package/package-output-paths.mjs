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
