import { rehearsePackages } from './rehearse.mjs'

// In a process of its own, for what then runs what was packed.
await rehearsePackages()
