import './node-version.mjs'

const { run } = await import('./terminal.mjs')

// What the desktop app alone needs: its storage and guards, its journeys on the fake Electron, and in Electron where it is.
await run(async () => {
  const { installPackages } = await import('./packages.mjs')
  await installPackages()
  const { createBrowserStep, desktopBuildStep, createElectronStep, createUnitStep } = await import('./steps.mjs')
  const { runSteps } = await import('./run-steps.mjs')
  const env = { LOUPE_ONLY_DESKTOP: '1' }
  const contracts = ['tests/contract/desktop-store.test.ts', 'tests/contract/desktop-files.test.ts']
  const units = createUnitStep(env, ['tests/unit/electron', ...contracts])
  const steps = [units, desktopBuildStep, createBrowserStep(env, ['--project=desktop']), createElectronStep(env)]
  if (!(await runSteps([steps]))) process.exitCode = 1
})
