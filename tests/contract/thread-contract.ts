import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createApplicationsRepository } from '#renderer/data/applications-repository.ts'
import { createAuthorizedStore } from '#renderer/data/authorized-store.ts'
import {
  createInterviewThreadRepository,
  createThreadRemoval,
  type NewStep
} from '#renderer/data/interview-thread-repository.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { applications } from '#shared/collections/applications.ts'
import { threadSteps } from '#shared/collections/interview-thread-steps.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { foldThread } from '#shared/domain/application/interview-thread/interview-thread.ts'
import { createStepId, type ThreadStep } from '#shared/domain/application/interview-thread/interview-thread-step.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { maxThreadSteps } from '#shared/domain/text-limits.ts'
import { kesar, meena, suvarna } from '#tests/support/job-people.ts'
import { createMemoryFiles } from '#tests/support/memory-files.ts'
import { applicationOf } from '#tests/support/sample-applications.ts'
import { until } from '#tests/support/until.ts'
import type { ContractBoard } from './document-store-contract.ts'

const dayMs = 86_400_000
const inDays = (days: number) => new Date(Math.ceil(Date.now() / 60_000) * 60_000 + days * dayMs).toISOString()

const [slot, later] = [
  { start: inDays(2), minutes: 30 },
  { start: inDays(3), minutes: 30 }
]
const invitation = {
  type: 'invite',
  slots: [slot, later],
  where: { kind: 'place', address: '14, Zaveri Bazaar', map: '' },
  contact: 'Mr. Mehta',
  words: 'Bring your loupe.'
} satisfies NewStep

const invited = (round: number): Application => {
  const history = [
    { state: 'new', at: inDays(-2) },
    { state: 'interview', at: inDays(-1) }
  ] as const
  return applicationOf({ jobId: `job_${round}`, state: 'interview', revision: 1, history: [...history], seen: 2 })
}

/** Contract of the dialogue about an interview, on any board. */
export function threadContract(name: string, create: () => Promise<ContractBoard>, rounds = 6): void {
  describe(`interview thread on ${name}`, () => {
    let board: ContractBoard
    beforeEach(async () => {
      board = await create()
      await board.preload(
        'applications',
        Array.from({ length: rounds }, (_, round) => invited(round))
      )
    })
    afterEach(() => board.close())

    /** A user on their own device. */
    const workAs = async (who: Actor) => {
      const store: DocumentStore = await board.open(who)
      const documents = createAuthorizedStore(store, () => who)
      const user: SessionUser = { ...who, isAdmin: false, isEmployer: who.role === 'Employer' }
      const options = { documents, files: createMemoryFiles(), getActor: () => user }
      const side = who === meena ? { uid: who.uid } : { employerId: who.uid }
      const readSteps = async (id: string) => {
        const where = { applicationId: id, ...side }
        const asked = { where, order: { by: 'at', direction: 'descending' }, limit: 60 } as const
        return (await documents.query(threadSteps, asked)).documents
      }
      return {
        ...{
          documents,
          readSteps,
          thread: createInterviewThreadRepository(options),
          removal: createThreadRemoval(documents, user)
        },
        applications: createApplicationsRepository({ ...options, hidesWithdrawn: store.device === undefined }),
        async read(id: string) {
          const application = await documents.get(applications, id)
          return application && foldThread(application, await readSteps(id)).interview
        }
      }
    }

    test('supports inviting, asking for another time and confirming', async () => {
      const [company, candidate] = [await workAs(suvarna), await workAs(meena)]
      const { id } = invited(0)
      const seen: (string | undefined)[] = []
      const stop = candidate.thread.watch(
        invited(0),
        (steps) => seen.push(foldThread(invited(0), steps).interview?.state),
        (error) => expect(error).toBeUndefined()
      )
      const news: { candidate?: string[]; company?: (string | undefined)[] } = {}
      const failed = (error: unknown) => expect(error).toBeUndefined()
      const stops = [
        stop,
        candidate.thread.watchNew((ids) => Object.assign(news, { candidate: [...ids] }), failed),
        company.thread.watchInterviews(
          (all) => Object.assign(news, { company: all.map(({ interview }) => interview.state) }),
          failed
        )
      ]
      const sees = async (state: string, isNewFor: 'candidate' | 'company') => {
        await until(() => expect(seen.at(-1)).toBe(state))
        const expected = { candidate: isNewFor === 'candidate' ? [id] : [], company: [state] }
        await until(() => expect(news).toEqual(expected))
      }
      await until(() => expect([seen.length > 0, Object.keys(news).length]).toEqual([true, 2]))
      await company.thread.take({ id }, invitation)
      await sees('waiting', 'candidate')
      await candidate.thread.take({ id }, { type: 'otherTime', words: ' After six,  please ' })
      await sees('otherTime', 'company')
      await company.thread.take({ id }, { ...invitation, slots: [later] })
      await sees('waiting', 'candidate')
      // It was of the first invitation alone.
      await expect(
        candidate.thread.take({ id }, { type: 'confirm', start: slot.start, words: '' })
      ).rejects.toMatchObject({
        failure: 'conflict'
      })
      await candidate.thread.take({ id }, { type: 'confirm', start: later.start, words: '' })
      await sees('confirmed', 'company')
      for (const each of stops) each()
      await until(async () => expect(await company.read(id)).toMatchObject({ state: 'confirmed', sequence: 4 }))
    })

    test('accepts at most fifty messages from employer and candidate each', async () => {
      const { id: applicationId } = invited(0)
      const common = { revision: 1, applicationId, uid: meena.uid, employerId: suvarna.uid, at: inDays(-1), words: '' }
      const step = (index: number) => ({
        ...{ ...common, ...invitation, id: createStepId(applicationId, 2 * index + 1), line: 2 }
      })
      await board.preload(
        'threadSteps',
        Array.from({ length: maxThreadSteps / 2 }, (_, index) => step(index))
      )
      const { thread, documents } = await workAs(suvarna)
      await expect(thread.take({ id: applicationId }, invitation)).rejects.toMatchObject({ failure: 'full' })
      const more = step(maxThreadSteps / 2)
      await expect(documents.change(threadSteps, more.id, () => more, 0)).rejects.toMatchObject({ failure: 'refused' })
      const candidate = await workAs(meena)
      await candidate.thread.take({ id: applicationId }, { type: 'decline', words: 'No, thank you.' })
    })

    test('lets neither employer nor candidate remove a message', async () => {
      const [company, candidate] = [await workAs(suvarna), await workAs(meena)]
      const { id } = invited(0)
      const invite = await company.thread.take({ id }, invitation)
      const confirm = await candidate.thread.take({ id }, { type: 'confirm', start: slot.start, words: '' })
      for (const { documents } of [company, candidate])
        for (const step of [invite, confirm]) {
          await until(async () => expect(await documents.get(threadSteps, step.id)).toBeDefined())
          await expect(documents.remove(threadSteps, step.id)).rejects.toMatchObject({ failure: 'refused' })
        }
      const stranger = await workAs(kesar)
      await expect(stranger.thread.take({ id }, { type: 'cancel', words: '' })).rejects.toMatchObject({
        failure: expect.stringMatching('conflict|refused')
      })
      expect(await board.raw('threadSteps')).toHaveLength(2)
    })

    test('is removed with the application or account, other threads stay', async () => {
      const [company, candidate] = [await workAs(suvarna), await workAs(meena)]
      const [first, second] = [invited(0), invited(1)]
      for (const { id } of [first, second]) await company.thread.take({ id }, invitation)
      await candidate.thread.take(first, { type: 'confirm', start: slot.start, words: '' })
      await candidate.applications.withdraw(first)
      expect(await board.raw('threadSteps')).toMatchObject([{ applicationId: second.id }])
      await company.removal.remove()
      expect(await board.raw('threadSteps')).toEqual([])
      // The employer id is now empty; the candidate keeps the rest.
      expect(await candidate.documents.get(applications, second.id)).toMatchObject({
        employerId: '',
        state: 'interview'
      })
      expect(JSON.stringify(await board.raw('applications'))).not.toContain('Mehta')
    })

    // On a busy machine a round of the emulator takes seconds, and one that starts again up to a minute.
    const timeout = 180_000 + rounds * 5_000
    test('shows employer and candidate one outcome of simultaneous changes', { timeout }, async () => {
      let [company, candidate] = [await workAs(suvarna), await workAs(meena)]
      const outcomes: [string, unknown, unknown][] = []
      const startedAnew: string[] = []
      for (let round = 0; round < rounds; round += 1) {
        const { id } = invited(round)
        await company.thread.take({ id }, invitation)
        const confirm = () => candidate.thread.take({ id }, { type: 'confirm', start: slot.start, words: '' })
        const [wins, act] = [
          ['over', () => company.applications.move(invited(round), 'hired')],
          ['cancelled', () => company.thread.take({ id }, { type: 'cancel', words: '' })],
          ['waiting', () => company.thread.take({ id }, { ...invitation, slots: [later] })]
        ][round % 3] as [string, () => Promise<unknown>]
        const both = round % 2 === 0 ? [confirm, act] : [act, confirm]
        const results = await Promise.allSettled(both.map((each) => each()))
        const [, second] = round % 2 === 0 ? results : [...results].reverse()
        expect(second).toMatchObject({ status: 'fulfilled' })
        const stored = (await board.raw('threadSteps')).filter((step) => (step as ThreadStep).applicationId === id)
        const context = `round ${round}, stored: ${JSON.stringify(stored)}`
        const bothSee = () =>
          until(async () => {
            const [one, other] = [await company.read(id), await candidate.read(id)]
            expect(one, context).toEqual(other)
            expect(one?.sequence, context).toBe(stored.length)
          })
        // A client that the emulator has told nothing of a step (tests/README.md, 'The emulators') starts again.
        await bothSee().catch(async (error) => {
          startedAnew.push(String(error))
          ;[company, candidate] = [await workAs(suvarna), await workAs(meena)]
          await bothSee()
        })
        outcomes.push([wins, (await company.read(id))?.state, (await candidate.read(id))?.state])
      }
      expect(outcomes.filter(([wins, one, other]) => one !== wins || other !== wins)).toEqual([])
      expect(startedAnew.length, startedAnew.join('\n')).toBeLessThan(3)
    })
  })
}
