import { packageWithStubElectron } from './package-with-stub-electron.mjs'

// A separate process, for the test that runs what was packed.
await packageWithStubElectron()
