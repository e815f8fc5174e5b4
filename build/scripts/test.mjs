import './check-node-version.mjs'

const { Complaint, run } = await import('./terminal-output.mjs')
const { endBySignal } = await import('./run-command.mjs')

const options = ['--check', '--desktop', '--cloud', '--proof']
const is = (/** @type {string} */ option) => process.argv.includes(option)

// --check: types, lint and boundaries alone. --desktop, --cloud: what concerns the desktop app or the shared board alone.
// --proof: the long forms of the suites that have one.
await run(() =>
  endBySignal(async () => {
    const unknown = process.argv.slice(2).find((option) => !options.includes(option))
    if (unknown !== undefined) {
      const known = options.join(', ')
      throw new Complaint(`Unknown option ${unknown}. Use ${known}, or see .github/CONTRIBUTING.md to run one test.`)
    }
    const { installPackages } = await import('./install-packages.mjs')
    await installPackages()
    const { listLanes } = await import('./test-suites.mjs')
    const { runLanes } = await import('./run-test-lanes.mjs')
    const lanes = listLanes(is)
    const { prepare, startEmulators } = await import('./prepare-test-tools.mjs')
    const needs = new Set(lanes.flat().flatMap(({ needs = [] }) => needs))
    const { provided, stop } = startEmulators(await prepare(needs))
    const hasPassed = await runLanes(lanes, provided)
    await stop()
    if (!hasPassed) process.exitCode = 1
  })
)
