import { join } from 'node:path'
import { FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses'

/**
 * Burnt into the program of Electron when it is packaged: it cannot be started as another program than Loupe. Every fuse
 * there is, so that a new one of a later Electron stops the packaging until it is decided.
 * @type {import('@electron/fuses').FuseV1Config & Record<FuseV1Options, boolean>}
 */
export const fuses = {
  version: FuseVersion.V1,
  strictlyRequireAllFuses: true,
  // ELECTRON_RUN_AS_NODE would make it a Node that runs anything under Loupe's name and signature.
  [FuseV1Options.RunAsNode]: false,
  // Encrypts Chromium's data with the system's key.
  [FuseV1Options.EnableCookieEncryption]: true,
  // NODE_OPTIONS would add code to the main process.
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  // --inspect would let anyone on the computer attach a debugger.
  [FuseV1Options.EnableNodeCliInspectArguments]: false,
  // A changed archive does not run, on Windows and macOS.
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
  // A folder `app` beside the archive would run instead.
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  // There is no snapshot of the browser process's own.
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  // Pages come from app://, never from file://.
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  // How V8 itself guards the memory of WebAssembly, as Electron ships it: without it every access is checked in code.
  [FuseV1Options.WasmTrapHandlers]: true
}

const programEndings = { darwin: '.app', mas: '.app', win32: '.exe', linux: '' }

/**
 * electron-builder's hook before it signs. Its own option knows eight fuses of nine, so they are flipped here.
 * @param {import('electron-builder').AfterPackContext} context
 */
export async function flipPackagedFuses({ appOutDir, electronPlatformName, packager, arch }) {
  const ending = programEndings[/** @type {keyof typeof programEndings} */ (electronPlatformName)]
  const isLinux = electronPlatformName === 'linux'
  const name = isLinux ? packager.platformSpecificBuildOptions.executableName : packager.appInfo.productFilename
  await flipFuses(join(appOutDir, `${name}${ending}`), {
    ...fuses,
    // A Mac with Apple's chip starts no program whose signature does not fit, and flipping has changed the program. 3: arm64.
    resetAdHocDarwinSignature: electronPlatformName === 'darwin' && arch === 3
  })
}
