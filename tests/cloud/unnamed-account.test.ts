import { deleteApp, getApps } from 'firebase/app'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUnnamedAccount } from '#renderer/data/accounts/firebase/unnamed-account.ts'
import { createAuthorizedStore } from '#renderer/data/authorized-store.ts'
import { reports } from '#shared/collections/reports.ts'
import { firestoreEmulator, setRules } from '#tests/support/firestore-emulator.ts'
import { buildRules } from '../../build/firebase/rules-text.mjs'
import { emulatedProject, startAuthEmulator } from '../../build/scripts/auth-emulator.mjs'

let accounts: Awaited<ReturnType<typeof startAuthEmulator>>

beforeAll(async () => {
  accounts = await startAuthEmulator()
  await setRules(firestoreEmulator(), emulatedProject, buildRules('loupe.example'))
}, 1_200_000)
afterAll(async () => {
  await Promise.all(getApps().map((app) => deleteApp(app)))
  await accounts?.stop()
})

test('whoever has not signed in gets an account without a name when they report something, the same as long as it is remembered, and nothing else by it', async () => {
  const { host, port } = firestoreEmulator()
  const unnamed = createUnnamedAccount(
    {
      app: { apiKey: 'none', projectId: emulatedProject },
      emulators: { auth: accounts.address, firestore: `${host}:${port}` },
      kiosk: true
    },
    undefined
  )
  expect(await unnamed.find()).toBeNull()
  const opened = await unnamed.open()
  expect(opened?.uid).toMatch(/\w/)
  expect((await unnamed.find())?.uid).toBe(opened?.uid)
  expect((await unnamed.open())?.uid).toBe(opened?.uid)
  const documents = createAuthorizedStore(opened?.documents as never, () => null)
  expect(await documents.get(reports, `${opened?.uid}_job_1`)).toBeUndefined()
  await expect(documents.get(reports, 'u-meena_job_1')).rejects.toMatchObject({ failure: 'refused' })
})
