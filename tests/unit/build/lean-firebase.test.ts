import { build, type Rolldown } from 'vite'
import { describe, expect, test } from 'vitest'
import { createLeanFirebasePlugin } from '../../../build/vite/lean-firebase.ts'

/** What a page that imports this of Firebase's library would ship, before it is made small. */
async function bundle(code: string, isLean: boolean): Promise<string> {
  const entry = {
    name: 'entry',
    resolveId: (source: string) => (source === 'entry' ? '\0entry' : null),
    load: (id: string) => (id === '\0entry' ? code : null)
  }
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, ...(isLean ? [createLeanFirebasePlugin()] : [])],
    build: { write: false, minify: false, rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' } }
  })) as Rolldown.RolldownOutput
  return output.map((each) => (each.type === 'chunk' ? each.code : '')).join('\n')
}

describe('what is shipped of Firebase’s library', () => {
  test('has no other way to sign in than the one that is used', async () => {
    const code = "export { initializeAuth, signInWithEmailAndPassword } from 'firebase/auth'"
    const others = /class (PhoneAuthProvider|GoogleAuthProvider|PopupOperation|IndexedDBLocalPersistence)\b/
    expect(await bundle(code, false)).toMatch(others)
    const lean = await bundle(code, true)
    expect(lean).not.toMatch(others)
    expect(lean).toContain('signInWithPassword')
    // What is kept has its fields.
    expect(lean).toMatch(/EmailAuthProvider\.PROVIDER_ID = "password"/)
  })

  test('answers no pipelines on the device, and brings no regular expressions for them', async () => {
    const code = "export { getDocs, onSnapshot, runTransaction, initializeFirestore } from 'firebase/firestore'"
    const pipelines = /class RE2JS\b|RE2JS = class|function __PRIVATE_toEvaluable/
    expect(await bundle(code, false)).toMatch(pipelines)
    const lean = await bundle(code, true)
    expect(lean).not.toMatch(pipelines)
    expect(lean).not.toMatch(/__PRIVATE_isPipeline\(/)
    expect(lean).toContain('__PRIVATE_queryMatches')
  })

  test('is looked at anew when the library is another one', () => {
    const { transform } = createLeanFirebasePlugin()
    const parse = () => ({ type: 'Program', start: 0, end: 0, body: [] })
    const lean = () =>
      Reflect.apply(transform as () => unknown, { parse }, [
        '',
        '/node_modules/@firebase/firestore/dist/common-x.esm.js'
      ])
    expect(lean).toThrow('__PRIVATE_runPipeline')
  })
})
