import './node-version.mjs'

const { run } = await import('./terminal.mjs')

// --check: types, lint and boundaries only. --proof: the long forms of the suites that have one.
await run(async () => {
  const { installPackages } = await import('./packages.mjs')
  await installPackages()
  const { createBrowserStep, buildStep, checks, desktopBuildStep, createElectronStep, createUnitStep } = await import(
    './steps.mjs'
  )
  const { runSteps } = await import('./run-steps.mjs')
  if (process.argv.includes('--check')) {
    if (!(await runSteps([checks]))) process.exitCode = 1
    return
  }
  const { createCloudSteps } = await import('./cloud-steps.mjs')
  const { startEmulatorsInBackground } = await import('./emulators.mjs')
  /** @type {Record<string, string>} */
  const env = process.argv.includes('--proof') ? { LOUPE_PROOF: '1' } : {}
  const { createPackedStep } = await import('./packed-step.mjs')
  const packed = process.argv.includes('--proof') ? [createPackedStep(env)] : []
  const emulators = startEmulatorsInBackground()
  const cloud = createCloudSteps(env, emulators)
  // More lanes than cores: a step mostly waits for browsers and servers, so that the others find room.
  const lanes = [
    [buildStep, desktopBuildStep, createBrowserStep(env), ...packed, createElectronStep(env)],
    [...checks, createUnitStep(env)],
    // Journeys and accounts in one lane: both begin by removing the accounts of the one emulator.
    [cloud.journeys, cloud.accounts, cloud.rules]
  ]
  const hasPassed = await runSteps(lanes)
  await emulators.stop()
  if (!hasPassed) process.exitCode = 1
})
