import Module, { createRequire, register } from 'node:module'

// In the process that this runs in, `electron` is the fake beside it.
const fake = new URL('./fake-electron.mjs', import.meta.url).href
const hooks = `
  export const resolve = (specifier, context, next) =>
    specifier === 'electron' ? { url: ${JSON.stringify(fake)}, shortCircuit: true } : next(specifier, context)`

register(`data:text/javascript,${encodeURIComponent(hooks)}`)

// Also for packages of the older kind, which are bundled with their require().
const load = Module._load
Module._load = (specifier, ...rest) =>
  specifier === 'electron' ? createRequire(import.meta.url)('./fake-electron.mjs') : load(specifier, ...rest)

// The app looks for newer versions after half a minute. A test that wants to see it lets the first such time pass at once.
if (process.env.LOUPE_TEST_HURRY === '1') {
  const wait = globalThis.setTimeout
  let isFirst = true
  globalThis.setTimeout = (act, ms = 0, ...given) => {
    const passes = isFirst && ms === 30_000
    if (passes) isFirst = false
    return wait(act, passes ? 0 : ms, ...given)
  }
}

// Pauses of seconds that the test ends itself (fake-electron.mjs: waits, endWaits).
globalThis.loupeHeldWaits = []
if (process.env.LOUPE_TEST_HOLD_WAITS === '1') {
  const wait = globalThis.setTimeout
  globalThis.setTimeout = (act, ms = 0, ...given) => {
    if (ms < 5_000) return wait(act, ms, ...given)
    globalThis.loupeHeldWaits.push({ ms, act: () => act(...given) })
    return undefined
  }
}
