import { dryRunPackages } from './dry-run.mjs'

// A separate process, for the test that runs what was packed.
await dryRunPackages()
