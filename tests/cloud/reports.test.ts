import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createReportSender } from '#renderer/data/reports/report-sender.ts'
import { reports } from '#renderer/storage/collections/reports/reports.ts'
import { maxReportsInTurn } from '#renderer/storage/firestore/account-counts.ts'
import { createFirestoreStore } from '#renderer/storage/firestore/firestore-store.ts'
import { encodeDocumentId } from '#renderer/storage/firestore/paths.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { reportContract } from '#tests/contract/report-contract.ts'
import { boardOnEmulator, type Caller, type EmulatedBoard } from '#tests/support/board-on-emulator.ts'
import { admin, jobOf, meena, suvarna } from '#tests/support/job-people.ts'
import { buildRules } from '../../build/firebase/rules-text.mjs'

// What is reported on a shared board, under the rules that are deployed.

vi.setConfig({ testTimeout: 120_000, hookTimeout: 1_200_000 })

const asha: Actor = { ...admin, uid: 'u-asha' }
const rules = () => buildRules('loupe.example')

/** What the token of a person says; of an account without a name: that there is nothing to say. */
function callerOf(who: Actor | 'unnamed' | null): Caller {
  if (who === 'unnamed') return { sub: 'u-unnamed', firebase: { sign_in_provider: 'anonymous', identities: {} } }
  return who && { sub: who.uid, email: who.email, email_verified: true, ...(who.role === 'Admin' && { admin: true }) }
}

function storeFor(emulated: EmulatedBoard, who: Actor | 'unnamed' | null) {
  const database = emulated.as(callerOf(who))
  const uid = who === 'unnamed' ? 'u-unnamed' : who?.uid
  return createFirestoreStore({ getDatabase: () => database, getUid: () => uid })
}

/** As whom somebody reports: themself, or an account without a name. */
function reportersOf(emulated: EmulatedBoard, who: Actor | null) {
  const reporter = { uid: who?.uid ?? 'u-unnamed', documents: storeFor(emulated, who ?? 'unnamed') }
  return { find: async () => reporter, open: async () => reporter }
}

reportContract(
  'a shared board',
  async () => {
    const emulated = await boardOnEmulator(rules())
    return {
      preload: (collection, elements) =>
        emulated.put(
          collection,
          elements.map((element) => [encodeDocumentId((element as { id: string }).id), element])
        ),
      open: async (who) => storeFor(emulated, who),
      reporters: async (who) => reportersOf(emulated, who),
      raw: (collection) => emulated.raw(collection),
      close: () => emulated.close()
    }
  },
  asha
)

describe('the limits of a shared board', () => {
  let emulated: EmulatedBoard
  const jobs = Array.from({ length: maxReportsInTurn + 1 }, (_, index) =>
    jobOf('approved', { id: `job_${index}`, expiresOn: '9999-12-31' })
  )
  const offends = { reason: 'offends', words: '' } as const
  beforeEach(async () => {
    emulated = await boardOnEmulator(rules())
    await emulated.put(
      'jobs',
      jobs.map((job) => [job.id, job])
    )
  })
  afterEach(() => emulated.close())

  const senderOf = (who: Actor | null) =>
    createReportSender({ documents: storeFor(emulated, who), reporters: reportersOf(emulated, who) }, () => who)

  test.each([null, meena, suvarna])(
    'ten reports of one account are taken, and the eleventh a day later (%#)',
    async (who) => {
      const sender = senderOf(who)
      for (const job of jobs.slice(0, maxReportsInTurn)) expect(await sender.send(job.id, offends)).toBe('sent')
      const last = jobs.at(-1)?.id ?? ''
      await expect(sender.send(last, offends)).rejects.toMatchObject({ failure: 'refused' })
      const uid = who?.uid ?? 'u-unnamed'
      const path = `people/${uid}/reportCount`
      const [count] = (await emulated.raw(path)) as [object]
      expect(count).toMatchObject({ count: maxReportsInTurn, revision: maxReportsInTurn })
      await emulated.put(path, [[uid, { ...count, since: new Date(Date.now() - 25 * 3_600_000) }]])
      expect(await sender.send(last, offends)).toBe('sent')
      expect(await emulated.raw(path)).toMatchObject([{ count: 1 }])
      expect(await emulated.raw('reports')).toHaveLength(maxReportsInTurn + 1)
    }
  )

  test('who reports many at once is counted for each', async () => {
    const sender = senderOf(meena)
    await Promise.all(jobs.slice(0, 5).map((job) => sender.send(job.id, offends)))
    expect(await emulated.raw(`people/${meena.uid}/reportCount`)).toMatchObject([{ count: 5 }])
  })

  test('nobody learns what was reported, whoever they are, not even their own', async () => {
    await senderOf(meena).send('job_0', { reason: 'misleading', words: 'The pay is another.' })
    for (const who of [meena, suvarna, null, 'unnamed'] as const) {
      const store = storeFor(emulated, who)
      await expect(store.get(reports, `${meena.uid}_job_0`)).rejects.toMatchObject({ failure: 'refused' })
      const everything = { order: 'stored', limit: 9 } as const
      await expect(store.query(reports, everything)).rejects.toMatchObject({ failure: 'refused' })
    }
  })
})
