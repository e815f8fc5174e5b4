import { register } from 'node:module'

// In the process that this runs in, `electron` is the fake beside it.
const fake = new URL('./fake-electron.mjs', import.meta.url).href
const hooks = `
  export const resolve = (specifier, context, next) =>
    specifier === 'electron' ? { url: ${JSON.stringify(fake)}, shortCircuit: true } : next(specifier, context)`

register(`data:text/javascript,${encodeURIComponent(hooks)}`)
