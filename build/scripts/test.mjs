import './node-version.mjs'

const { run } = await import('./terminal.mjs')

// --check: types, lint and boundaries only. --proof: the long forms of the suites that have one.
await run(async () => {
  const { installPackages } = await import('./packages.mjs')
  await installPackages()
  const { browserStep, buildStep, checks, desktopBuildStep, electronStep, unitStep } = await import('./steps.mjs')
  const { cloudStep } = await import('./cloud-step.mjs')
  const { runSteps } = await import('./run-steps.mjs')
  /** @type {Record<string, string>} */
  const env = process.argv.includes('--proof') ? { LOUPE_PROOF: '1' } : {}
  const all = [
    ...checks,
    unitStep(env),
    buildStep,
    desktopBuildStep,
    browserStep(env),
    electronStep(env),
    cloudStep(env)
  ]
  const steps = process.argv.includes('--check') ? checks : all
  if (!(await runSteps(steps))) process.exitCode = 1
})
