import './node-version.mjs'

const { run } = await import('./terminal.mjs')

// What the shared board alone needs: its rules, its stores and its journeys, on the emulators of this computer.
await run(async () => {
  const { installPackages } = await import('./packages.mjs')
  await installPackages()
  const { createCloudSteps } = await import('./cloud-steps.mjs')
  const { startEmulatorsInBackground } = await import('./emulators.mjs')
  const { runSteps } = await import('./run-steps.mjs')
  /** @type {Record<string, string>} */
  const env = process.argv.includes('--proof') ? { LOUPE_PROOF: '1' } : {}
  const emulators = startEmulatorsInBackground()
  const { rules, accounts, journeys } = createCloudSteps(env, emulators)
  const hasPassed = await runSteps([[rules], [journeys, accounts]])
  await emulators.stop()
  if (!hasPassed) process.exitCode = 1
})
