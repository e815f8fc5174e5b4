import './node-version.mjs'

const { run } = await import('./terminal.mjs')

// What the shared board alone needs: its rules, its stores and its journeys, on the emulators of this computer.
await run(async () => {
  const { installPackages } = await import('./packages.mjs')
  await installPackages()
  const { cloudStep } = await import('./cloud-step.mjs')
  const { runSteps } = await import('./run-steps.mjs')
  /** @type {Record<string, string>} */
  const env = process.argv.includes('--proof') ? { LOUPE_PROOF: '1' } : {}
  if (!(await runSteps([cloudStep(env)]))) process.exitCode = 1
})
