import { join } from 'node:path'
import { flipPackagedFuses } from './electron-fuses.mjs'
import { appFolder, createAppId, iconFolder, licencesFile, packagesFolder } from './package-output-paths.mjs'

/** electron-builder puts its own in their place. */
const filled = { version: '\x24{version}', arch: '\x24{arch}', ext: '\x24{ext}' }

/**
 * @typedef {object} Product
 * @property {string} version Electron's, exactly
 * @property {string} domain the company's: it makes the id under which systems know the app
 * @property {string} updateUrl where new versions lie; empty: nowhere, and the app never looks
 */

/**
 * electron-builder's output for each system. It is handed a folder that holds exactly what goes in (copy-built-app.mjs): nothing of
 * the sources, and no packages, which are all bundled.
 * @param {string} root the project's folder
 * @param {Product} product
 * @returns {import('electron-builder').Configuration}
 */
export function createBuilderConfig(root, { version, domain, updateUrl }) {
  return {
    appId: createAppId(domain),
    productName: 'Loupe',
    copyright: 'MIT licence',
    electronVersion: version,
    directories: { app: appFolder, output: packagesFolder, buildResources: iconFolder },
    files: ['**/*'],
    // Beside the archive, where the system can open it.
    extraResources: [{ from: licencesFile, to: 'licences.txt' }],
    asar: true,
    // false: the packages are in already. electron-builder would add all of node_modules, of the project too.
    beforeBuild: async () => false,
    afterPack: flipPackagedFuses,
    protocols: [{ name: 'Loupe', schemes: ['loupe'] }],
    publish: updateUrl ? [{ provider: 'generic', url: updateUrl }] : null,
    ...systems(root, domain)
  }
}

/** @param {string} root @param {string} domain @returns {Pick<import('electron-builder').Configuration, 'win' | 'nsis' | 'portable' | 'mac' | 'dmg' | 'linux'>} */
function systems(root, domain) {
  const entitlements = join(root, 'build/package/entitlements.plist')
  /** @type {('x64' | 'arm64')[]} */
  const bothChips = ['x64', 'arm64']
  return {
    win: {
      icon: `${iconFolder}/icon.ico`,
      target: [
        { target: 'nsis', arch: 'x64' },
        { target: 'portable', arch: 'x64' }
      ]
    },
    nsis: {
      // It asks whether it is for this person or for everybody on the computer, and for rights only in the second case.
      oneClick: false,
      perMachine: false,
      allowElevation: true,
      deleteAppDataOnUninstall: false,
      artifactName: `Loupe-Setup-${filled.version}.${filled.ext}`
    },
    portable: { artifactName: `Loupe-Portable-${filled.version}.${filled.ext}` },
    mac: {
      icon: `${iconFolder}/icon.icns`,
      category: 'public.app-category.business',
      target: [
        { target: 'dmg', arch: bothChips },
        { target: 'zip', arch: bothChips }
      ],
      hardenedRuntime: true,
      entitlements,
      entitlementsInherit: entitlements,
      artifactName: `Loupe-${filled.version}-${filled.arch}.${filled.ext}`
    },
    dmg: { title: `Loupe ${filled.version}` },
    linux: {
      icon: `${iconFolder}/sizes`,
      category: 'Office',
      executableName: 'loupe',
      maintainer: `Loupe <contact@${domain}>`,
      synopsis: 'The job board of the jewellery trade',
      target: ['AppImage', 'deb'],
      artifactName: `Loupe-${filled.version}-${filled.arch}.${filled.ext}`
    }
  }
}
