// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AccountFull } from '#renderer/storage/core/account-full.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { createQuestion, type PostingQuestion } from '#shared/domain/report/posting-question.ts'
import { userOf } from '#tests/support/over-board.tsx'
import {
  admin,
  kesar,
  leastTexts,
  openForm,
  pressed,
  storedPosting,
  suvarna,
  told
} from '#tests/support/posting-form-hooks.tsx'

afterEach(cleanup)

const path = '/employer/post-job'
const newForm = (user = suvarna) => openForm(path, user)
const revising = (job: Partial<Job> = {}) =>
  openForm(`${path}/job_1`, suvarna, { jobs: [{ ...storedPosting, ...job }] })
type Form = Awaited<ReturnType<typeof openForm>>
const draftIs = (form: Form, state: string) => waitFor(() => expect(form.now().draft).toBe(state))

describe('a new job', () => {
  test('of the administrator is live, and affirms nothing', async () => {
    const form = await newForm(admin)
    await form.type(leastTexts)
    await form.send()
    await form.leaves()
    expect([told(), form.jobs()[0]?.status]).toEqual(['postingLive', 'approved'])
  })

  test('that lacks something is not sent: each field is named, and no more once it is filled', async () => {
    const form = await newForm()
    await form.type({ title: 'Polki Setter', keywords: 'kundan' })
    await form.affirm()
    await form.send()
    expect(told()).toBe('postingIncomplete')
    const missing = ['company', 'location', 'category', 'type', 'description']
    expect(form.now().attempted).toEqual(missing)
    expect(Object.entries(form.now().problems).map(([field, { reason }]) => [field, reason])).toEqual(
      expect.arrayContaining(missing.map((field) => [field, 'missing']))
    )
    expect([form.now().texts.title, form.jobs()]).toEqual(['Polki Setter', []])
    await form.type({ company: 'Zaveri House' })
    expect(form.now().problems.company).toBeUndefined()
  })

  test('that is sent twice is stored once', async () => {
    const form = await newForm()
    await form.type(leastTexts)
    await form.affirm()
    form.store.faults.delayMs = 5
    const change = vi.spyOn(form.store, 'change')
    await form.do(({ submit }) => {
      for (const _ of ['once', 'twice']) void submit(pressed)
    })
    await form.leaves()
    expect(change.mock.calls.filter(([{ name }]) => name === 'jobs')).toHaveLength(1)
    expect(form.jobs()).toHaveLength(1)
  })

  test('is not sent before its employer has affirmed that nobody pays for it', async () => {
    const form = await newForm()
    await form.type(leastTexts)
    await form.send()
    expect([form.now().problems.isFree?.reason, form.jobs()]).toEqual(['fee', []])
    await form.affirm()
    await form.send()
    await form.leaves()
    expect(form.jobs()).toMatchObject([{ status: 'pending' }])
    expect(form.jobs()[0]?.liveDays).toBeUndefined()
  })

  test('lives as many days as its employer writes, from 7 to 90', async () => {
    const form = await newForm()
    await form.type(leastTexts)
    await form.affirm()
    for (const days of [100, 6, null]) {
      await form.do(({ write }) => write({ days }))
      await form.send()
      expect([form.now().problems.days?.reason, form.jobs()]).toEqual(['days', []])
    }
    await form.do(({ write }) => write({ days: 30 }))
    await form.send()
    await form.leaves()
    expect(form.jobs()).toMatchObject([{ liveDays: 30 }])
  })

  test('stays in the form when it cannot be stored; the next try may succeed', async () => {
    const form = await newForm()
    form.store.faults.writes = 'full'
    await form.type(leastTexts)
    await form.affirm()
    await draftIs(form, 'failed')
    await form.send()
    await waitFor(() => expect(told()).toBe('notSaved'))
    expect([form.at(), form.now().texts.title, form.jobs()]).toEqual([path, 'Polki Setter', []])
    form.store.faults.writes = undefined
    await form.send()
    await form.leaves()
    expect(form.jobs()).toHaveLength(1)
  })

  test('whose answer was lost on its way back is stored once, also when it is sent again', async () => {
    const form = await newForm()
    await form.type(leastTexts)
    await form.affirm()
    const { change } = form.store
    form.store.change = ((collection, ...given) =>
      change(collection, ...given).then((stored) => {
        if (collection.name === 'jobs') throw new StoreError('unavailable', 'the line is cut')
        return stored
      })) as typeof change
    await form.send()
    await waitFor(() => expect([form.jobs().length, form.now().busy, form.at()]).toEqual([1, false, path]))
    form.store.change = change
    await form.send()
    await form.leaves()
    expect(form.jobs()).toHaveLength(1)
  })

  test('of an employer whose address is not verified is no question to the board, and is posted afterwards', async () => {
    const form = await newForm({ ...suvarna, unverified: true })
    await form.send()
    expect(told()).toBe('postingIncomplete')
    await form.type(leastTexts)
    await form.affirm()
    await form.send()
    expect(told()).toBe('postingUnverified')
    expect([form.at(), form.now().texts.title, form.jobs()]).toEqual([path, 'Polki Setter', []])
    act(() => useSession.setState({ user: suvarna }))
    await form.send()
    await form.leaves()
    expect(form.jobs()).toMatchObject([{ title: 'Polki Setter', status: 'pending' }])
  })
})

test('a job that somebody writes while they wait to become an employer is not sent by Enter in a field', async () => {
  const form = await newForm(userOf('meena', 'Candidate'))
  await form.type(leastTexts)
  await form.affirm()
  const change = vi.spyOn(form.store, 'change')
  await form.send()
  expect(change.mock.calls.filter(([{ name }]) => name === 'jobs')).toEqual([])
  expect([told(), form.at(), form.now().texts.title, form.jobs()]).toEqual([undefined, path, 'Polki Setter', []])
})

describe('a new job without a connection', () => {
  async function sendOver(writes: 'offline' | 'refused', user: SessionUser, keepsUnsent: boolean, onDevice?: 'full') {
    const form = await openForm(path, user, {}, { keepsUnsent })
    form.ownDevice.faults.writes = onDevice
    await form.type(leastTexts)
    if (!user.isAdmin) await form.affirm()
    form.store.faults.writes = writes
    await form.send()
    return form
  }
  const staysIn = (form: Form) =>
    expect([form.at(), form.now().texts.title, form.jobs(), form.unsent()]).toEqual([path, 'Polki Setter', [], []])

  test('waits in Unsent where its employer’s device may keep it', async () => {
    const form = await sendOver('offline', suvarna, true)
    await waitFor(() => expect(form.at()).toBe('/unsent'))
    expect([told(), form.unsent()]).toMatchObject(['postingUnsent', [{ content: { title: 'Polki Setter' } }]])
  })

  test.each([
    ['an employer at a kiosk', suvarna, false],
    ['the administrator', admin, true]
  ])('stays in the form of %s', async (_, user, keepsUnsent) => {
    const form = await sendOver('offline', user, keepsUnsent)
    await waitFor(() => expect(told()).toBe('notSavedOffline'))
    staysIn(form)
  })

  test('stays in the form where the device has no room for it, which is said', async () => {
    const form = await sendOver('offline', suvarna, true, 'full')
    await waitFor(() => expect(told()).toBe('unsentNotKept'))
    staysIn(form)
  })

  test('is another matter than one that the board refuses: that stays in the form', async () => {
    const form = await sendOver('refused', suvarna, true)
    await waitFor(() => expect(told()).toBe('postingRefused'))
    staysIn(form)
  })
})

describe('a draft', () => {
  test('is there again when the form opens again, and gone once the job is posted', async () => {
    const form = await newForm()
    await form.type(leastTexts)
    await draftIs(form, 'kept')
    expect(form.drafts()).toMatchObject([{ id: 'suvarna_new', texts: { title: 'Polki Setter' } }])
    await form.open('/jobs')
    await form.open(path)
    expect(form.now().texts).toMatchObject(leastTexts)
    await form.affirm()
    await form.send()
    await form.leaves()
    await waitFor(() => expect(form.drafts()).toEqual([]))
    await form.open(path)
    expect(form.now().texts.title).toBe('')
  })

  test('keeps the days and what was affirmed, and says no more of them once they are discarded', async () => {
    const form = await newForm()
    await form.do(({ write }) => write({ days: 30 }))
    await form.affirm()
    await waitFor(() => expect(form.drafts()).toMatchObject([{ liveDays: 30, isFree: true }]))
    await form.open('/jobs')
    await form.open(path)
    expect(form.now().values).toMatchObject({ days: 30, isFree: true })
    await form.do(({ discard }) => discard())
    await draftIs(form, 'discarded')
    expect(form.now().values).toMatchObject({ days: 45, isFree: false })
    expect(form.drafts()).toEqual([])
  })

  test('that has just been typed is kept when one leaves at once, or the page is closed', async () => {
    const form = await newForm()
    await form.type({ title: 'Polki' })
    await form.open('/jobs')
    await waitFor(() => expect(form.drafts()[0]?.texts.title).toBe('Polki'))
    await form.open(path)
    await form.type({ title: 'Polki Setter' })
    act(() => void window.dispatchEvent(new Event('pagehide')))
    await act(async () => {})
    expect(form.drafts()[0]?.texts.title).toBe('Polki Setter')
  })

  test('is shown to nobody else', async () => {
    const form = await newForm()
    await form.type({ title: 'Secret' })
    await draftIs(form, 'kept')
    act(() => useSession.setState({ user: kesar }))
    await waitFor(() => expect(form.now().texts.title).toBe(''))
    expect(form.drafts()).toHaveLength(1)
  })

  test('that cannot be read keeps nobody from writing', async () => {
    const form = await newForm()
    await form.open('/jobs')
    form.store.faults.reads = 'unavailable'
    await form.open(path)
    await form.type({ title: 'Polki Setter' })
    expect(form.now().texts.title).toBe('Polki Setter')
  })

  test('that says the same as what is stored is none', async () => {
    const form = await revising()
    await form.type({ title: 'Setter' })
    await waitFor(() => expect(form.drafts()).toHaveLength(1))
    await form.type({ title: 'Prong Setter' })
    await waitFor(() => expect(form.drafts()).toEqual([]))
    expect(form.now().draft).toBe('none')
  })

  test('of which the account has as many as it may stays in the form, and that is said', async () => {
    const form = await newForm()
    vi.spyOn(form.store, 'change').mockRejectedValue(new AccountFull('drafts'))
    await form.type({ title: 'Polki Setter' })
    await draftIs(form, 'full')
    expect(form.now().texts.title).toBe('Polki Setter')
  })
})

describe('a job that is there', () => {
  test('is edited by the administrator and stays live', async () => {
    const form = await openForm(`${path}/job_1`, admin, { jobs: [storedPosting] })
    await form.type({ title: 'Senior Setter' })
    await form.send()
    await form.leaves()
    expect([told(), form.jobs()]).toMatchObject([
      'postingUpdatedLive',
      [{ title: 'Senior Setter', status: 'approved', employerId: suvarna.uid }]
    ])
  })

  test('is not written without the network, and nothing is lost of what was typed; the next try may succeed', async () => {
    const form = await revising()
    await form.type({ title: 'Typed on a train' })
    await form.affirm()
    const before = form.jobs()
    form.store.faults.writes = 'offline'
    await form.send()
    await waitFor(() => expect(told()).toBe('notSavedOffline'))
    expect([form.at(), form.now().texts.title, form.jobs()]).toEqual([`${path}/job_1`, 'Typed on a train', before])
    form.store.faults.writes = undefined
    await form.send()
    await form.leaves()
    expect([told(), form.jobs()]).toMatchObject(['postingUpdated', [{ title: 'Typed on a train', status: 'pending' }]])
  })

  test('can be compared before it is submitted when somebody else has changed it', async () => {
    const form = await revising()
    await form.type({ title: 'Senior Setter' })
    await form.meanwhile({ title: 'Junior Setter' })
    await waitFor(() => expect(form.now().isNewer).toBe(true))
    await form.do(({ acknowledge }) => acknowledge())
    expect(form.now()).toMatchObject({
      ...{ isOutdated: true, isNewer: false, texts: { title: 'Senior Setter' }, seen: { title: 'Junior Setter' } }
    })
    await form.do(({ take }) => take('title'))
    expect(form.now().texts.title).toBe('Junior Setter')
  })

  test('is compared with a draft that began with an older version', async () => {
    const form = await revising()
    await form.type({ title: 'Senior Setter' })
    await draftIs(form, 'kept')
    await form.open('/jobs')
    await form.meanwhile({ title: 'Junior Setter', status: 'pending' })
    await form.open(`${path}/job_1`)
    expect(form.now()).toMatchObject({
      ...{ isOutdated: true, texts: { title: 'Senior Setter' }, seen: { title: 'Junior Setter', status: 'pending' } }
    })
  })

  test.each([
    ['deleted', []],
    ['closed', [{ ...storedPosting, revision: 4, status: 'deleted', ending: 'not-filled' }]]
  ] as const)('and is %s meanwhile: what was typed stays, and becomes a new job', async (_, left) => {
    const form = await revising({ status: 'rejected' })
    await form.type({ title: 'Senior Setter' })
    await act(async () => form.store.setElements('jobs', left))
    await form.affirm()
    await form.send()
    await form.leaves()
    expect(told()).toBe('postingSubmitted')
    expect(form.jobs().filter(({ id }) => id !== 'job_1')).toMatchObject([
      { title: 'Senior Setter', status: 'pending', revision: 1 }
    ])
  })
})

describe('a question of the administrator', () => {
  const asked = createQuestion(storedPosting, 'Who pays for the kit?', new Date('2026-11-22T09:00:00.000Z'))
  const askedForm = () => openForm(`${path}/job_1`, suvarna, { jobs: [storedPosting], postingQuestions: [asked] })
  const answers = (form: Form) => form.store.readElements('postingQuestions') as PostingQuestion[]
  const isAsked = (form: Form) => waitFor(() => expect(form.now().question?.text).toBe('Who pays for the kit?'))

  test('is answered in words alone: the posting stays live and as it was', async () => {
    const form = await askedForm()
    await isAsked(form)
    await form.do(({ write }) => write({ answer: ' The house. ' }))
    await form.do(({ answerAlone }) => answerAlone())
    await waitFor(() => expect(told()).toBe('questionAnswered'))
    expect(answers(form)).toMatchObject([{ answer: 'The house.', text: 'Who pays for the kit?' }])
    expect([form.jobs()[0], form.now().values.answer]).toEqual([storedPosting, ''])
    await waitFor(() => expect(form.now().question?.answer).toBe('The house.'))
  })

  test('is answered together with another text', async () => {
    const form = await askedForm()
    await isAsked(form)
    await form.type({ description: 'Sets stones; the kit is the house’s.' })
    await form.do(({ write }) => write({ answer: 'The house.' }))
    await form.affirm()
    await form.send()
    await form.leaves()
    expect(answers(form)).toMatchObject([{ answer: 'The house.' }])
    expect(form.jobs()[0]).toMatchObject({ status: 'pending', description: 'Sets stones; the kit is the house’s.' })
  })

  test('is answered once where the text that came with it had to be sent again', async () => {
    const form = await askedForm()
    await isAsked(form)
    await form.type({ description: 'Sets stones; the kit is the house’s.' })
    await form.do(({ write }) => write({ answer: 'The house.' }))
    await form.affirm()
    const { change } = form.store
    form.store.change = ((collection, ...given) =>
      collection.name === 'jobs'
        ? Promise.reject(new StoreError('unavailable', 'the line is cut'))
        : change(collection, ...given)) as typeof change
    await form.send()
    await waitFor(() => expect(form.now().question?.answer).toBe('The house.'))
    form.store.change = change
    await waitFor(() => expect(form.now().busy).toBe(false))
    await form.send()
    await form.leaves()
    expect(form.jobs()[0]).toMatchObject({ status: 'pending', description: 'Sets stones; the kit is the house’s.' })
  })

  test('that has become another one is read first, and what was typed is kept as a draft', async () => {
    const form = await askedForm()
    await isAsked(form)
    await form.do(({ write }) => write({ answer: 'The house.' }))
    form.store.setElements('postingQuestions', [{ ...asked, revision: 2, text: 'And who pays for tools?' }])
    await waitFor(() => expect(form.now().question?.text).toBe('And who pays for tools?'))
    // The hands type on before the eyes have read it.
    await form.do(({ write }) => write({ answer: 'The house does.' }))
    await form.do(({ answerAlone }) => answerAlone())
    await waitFor(() => expect(told()).toBe('questionChanged'))
    expect([answers(form)[0]?.answer, form.now().values.answer]).toEqual([undefined, 'The house does.'])
    await draftIs(form, 'kept')
    expect(form.drafts()).toMatchObject([{ answer: 'The house does.' }])
  })

  test('that has become another one holds the text back that came with the answer', async () => {
    const form = await askedForm()
    await isAsked(form)
    await form.type({ description: 'Sets stones; the kit is the house’s.' })
    await form.do(({ write }) => write({ answer: 'The house.' }))
    await form.affirm()
    form.store.setElements('postingQuestions', [{ ...asked, revision: 2, text: 'And who pays for tools?' }])
    await waitFor(() => expect(form.now().question?.text).toBe('And who pays for tools?'))
    await form.send()
    await waitFor(() => expect(told()).toBe('questionChanged'))
    expect([form.jobs(), form.now().values.answer]).toEqual([[storedPosting], 'The house.'])
    // It has been read by now.
    await form.send()
    await form.leaves()
    expect(answers(form)).toMatchObject([{ answer: 'The house.', text: 'And who pays for tools?' }])
  })

  test('whose answer cannot be stored holds the text back, and both stay in the form', async () => {
    const form = await askedForm()
    await isAsked(form)
    await form.type({ description: 'Sets stones; the kit is the house’s.' })
    await form.do(({ write }) => write({ answer: 'The house.' }))
    await form.affirm()
    const { change } = form.store
    form.store.change = ((collection, ...given) =>
      collection.name === 'postingQuestions'
        ? Promise.reject(new StoreError('unavailable', 'no network', { isOffline: true }))
        : change(collection, ...given)) as typeof change
    await form.send()
    await waitFor(() => expect(told()).toBe('notSavedOffline'))
    expect(form.jobs()).toEqual([storedPosting])
    expect(form.now().values).toMatchObject({
      answer: 'The house.',
      description: 'Sets stones; the kit is the house’s.'
    })
  })
})
