import { rehearsePackages } from './rehearse.mjs'

// A separate process, for the test that runs what was packed.
await rehearsePackages()
