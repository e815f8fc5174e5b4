// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { StoreError } from '#renderer/storage/document-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { createQuestion, type JobQuestion } from '#shared/domain/report/administrator-question.ts'
import {
  admin,
  kesar,
  lastToast,
  leastTexts,
  openForm,
  pressed,
  storedJob,
  suvarna
} from '#tests/support/job-form-hooks.tsx'

afterEach(cleanup)

const path = '/employer/post-job'
const newForm = (user = suvarna) => openForm(path, user)
const revising = (job: Partial<Job> = {}) => openForm(`${path}/job_1`, suvarna, { jobs: [{ ...storedJob, ...job }] })
type Form = Awaited<ReturnType<typeof openForm>>
const draftIs = (form: Form, state: string) => waitFor(() => expect(form.now().draft).toBe(state))

describe('new job form', () => {
  test('fills in company details and the working hours of the latest job', async () => {
    const page = { id: 'zaveri', name: 'Zaveri Company', place: 'Bhuj GJ', about: 'Forty benches.', website: '' }
    const form = await openForm(path, suvarna, {
      jobs: [{ ...storedJob, terms: { hours: '9 to 7', weeklyOff: 'Sunday', openings: 4 } }],
      companies: [{ ...page, verified: [], verifiedAt: '', people: [suvarna.uid] }],
      companyMembers: [{ id: suvarna.uid, companyId: page.id, since: '2026-11-01' }]
    })
    const filled = {
      company: page.name,
      location: page.place,
      companyOverview: page.about,
      hours: '9 to 7',
      openings: ''
    }
    await waitFor(() => expect(form.now().texts).toMatchObject(filled))
    expect(form.now().isChanged).toBe(false)
    await form.type({ location: '' })
    expect(form.now().texts).toMatchObject({ ...filled, location: '' })
  })

  test('stores one job when submitted twice', async () => {
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

  test('stores the required answers of a question apart from the public job', async () => {
    const form = await newForm()
    await form.type({ ...leastTexts, question1: 'Own tools?', answerKind1: 'yesNo', wanted1: 'yes' })
    await form.affirm()
    await form.send()
    await form.leaves()
    const [job] = form.jobs()
    expect(job?.questions).toEqual([{ text: 'Own tools?', kind: 'yesNo' }])
    const wanted = { id: job?.id, employerId: suvarna.uid, wanted: [{ question: 'Own tools?', answers: ['yes'] }] }
    expect(form.store.readElements('wantedAnswers')).toMatchObject([wanted])
  })

  test('leaves a live job live when only a must answer changes', async () => {
    const live = {
      ...storedJob,
      status: 'approved' as const,
      questions: [{ text: 'Own tools?', kind: 'yesNo' as const }]
    }
    const form = await openForm(`${path}/job_1`, suvarna, { jobs: [live] })
    await form.type({ wanted1: 'yes' })
    await form.affirm()
    await form.send()
    await form.leaves()
    expect([lastToast(), form.jobs()[0]?.status]).toEqual(['wantedSaved', 'approved'])
    expect(form.store.readElements('wantedAnswers')).toMatchObject([{ wanted: [{ answers: ['yes'] }] }])
  })

  test('submits only after the employer confirms that the job charges no fee', async () => {
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

  test('keeps the typed text when saving fails, and stores the job on retry', async () => {
    const form = await newForm()
    form.store.faults.writes = 'full'
    await form.type(leastTexts)
    await form.affirm()
    await draftIs(form, 'failed')
    await form.send()
    await waitFor(() => expect(lastToast()).toBe('notSaved'))
    expect([form.at(), form.now().texts.title, form.jobs()]).toEqual([path, 'Polki Setter', []])
    form.store.faults.writes = undefined
    await form.send()
    await form.leaves()
    expect(form.jobs()).toHaveLength(1)
  })

  test('stores one job when resubmitted after a lost response', async () => {
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

  test('submits a job of an unverified employer after email verification', async () => {
    const form = await newForm({ ...suvarna, unverified: true })
    await form.send()
    expect(lastToast()).toBe('jobIncomplete')
    await form.type(leastTexts)
    await form.affirm()
    await form.send()
    expect(lastToast()).toBe('jobUnverified')
    expect([form.at(), form.now().texts.title, form.jobs()]).toEqual([path, 'Polki Setter', []])
    act(() => useSession.setState({ user: suvarna }))
    await form.send()
    await form.leaves()
    expect(form.jobs()).toMatchObject([{ title: 'Polki Setter', status: 'pending' }])
  })
})

describe('new job form while offline', () => {
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

  test.each([
    ['an employer at a kiosk', suvarna, false],
    ['the administrator', admin, true]
  ])('keeps what %s has typed in the form', async (_, user, keepsUnsent) => {
    const form = await sendOver('offline', user, keepsUnsent)
    await waitFor(() => expect(lastToast()).toBe('notSavedOffline'))
    staysIn(form)
  })
})

describe('job form draft', () => {
  test('is restored, and removed once the job is submitted', async () => {
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

  test('is saved when the user leaves immediately or closes the page', async () => {
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

  test('is not shown to another user', async () => {
    const form = await newForm()
    await form.type({ title: 'Secret' })
    await draftIs(form, 'kept')
    act(() => useSession.setState({ user: kesar }))
    await waitFor(() => expect(form.now().texts.title).toBe(''))
    expect(form.drafts()).toHaveLength(1)
  })
})

describe('job form of an existing job', () => {
  test('stores the administrator’s edit and keeps the job live', async () => {
    const form = await openForm(`${path}/job_1`, admin, { jobs: [storedJob] })
    await form.type({ title: 'Senior Setter' })
    await form.send()
    await form.leaves()
    expect([lastToast(), form.jobs()]).toMatchObject([
      'jobUpdatedLive',
      [{ title: 'Senior Setter', status: 'approved', employerId: suvarna.uid }]
    ])
  })

  test('shows a concurrent change beside the typed text', async () => {
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

  test.each([
    ['deleted', []],
    ['closed', [{ ...storedJob, revision: 4, status: 'deleted', ending: 'not-filled' }]]
  ] as const)('turns a job that was just %s into a new job with the typed text', async (_, left) => {
    const form = await revising({ status: 'rejected' })
    await form.type({ title: 'Senior Setter' })
    await act(async () => form.store.setElements('jobs', left))
    await form.affirm()
    await form.send()
    await form.leaves()
    expect(lastToast()).toBe('jobSubmitted')
    expect(form.jobs().filter(({ id }) => id !== 'job_1')).toMatchObject([
      { title: 'Senior Setter', status: 'pending', revision: 1 }
    ])
  })
})

describe('administrator’s question in the job form', () => {
  const asked = createQuestion(storedJob, 'Who pays for the kit?', new Date('2026-11-22T09:00:00.000Z'))
  const askedForm = () => openForm(`${path}/job_1`, suvarna, { jobs: [storedJob], jobQuestions: [asked] })
  const answers = (form: Form) => form.store.readElements('jobQuestions') as JobQuestion[]
  const isAsked = (form: Form) => waitFor(() => expect(form.now().question?.text).toBe('Who pays for the kit?'))

  test('can be answered without changing the job, which stays live', async () => {
    const form = await askedForm()
    await isAsked(form)
    await form.do(({ write }) => write({ answer: ' The company. ' }))
    await form.do(({ answerAlone }) => answerAlone())
    await waitFor(() => expect(lastToast()).toBe('questionAnswered'))
    expect(answers(form)).toMatchObject([{ answer: 'The company.', text: 'Who pays for the kit?' }])
    expect([form.jobs()[0], form.now().values.answer]).toEqual([storedJob, ''])
    await waitFor(() => expect(form.now().question?.answer).toBe('The company.'))
  })

  test('shows a question that has changed before sending the answer, which stays a draft', async () => {
    const form = await askedForm()
    await isAsked(form)
    await form.do(({ write }) => write({ answer: 'The company.' }))
    form.store.setElements('jobQuestions', [{ ...asked, revision: 2, text: 'And who pays for tools?' }])
    await waitFor(() => expect(form.now().question?.text).toBe('And who pays for tools?'))
    // The hands type on before the eyes have read it.
    await form.do(({ write }) => write({ answer: 'The company does.' }))
    await form.do(({ answerAlone }) => answerAlone())
    await waitFor(() => expect(lastToast()).toBe('questionChanged'))
    expect([answers(form)[0]?.answer, form.now().values.answer]).toEqual([undefined, 'The company does.'])
    await draftIs(form, 'kept')
    expect(form.drafts()).toMatchObject([{ answer: 'The company does.' }])
  })

  test('keeps the edited job and answer in the form when sending fails', async () => {
    const form = await askedForm()
    await isAsked(form)
    await form.type({ description: 'Sets stones; the kit is the company’s.' })
    await form.do(({ write }) => write({ answer: 'The company.' }))
    await form.affirm()
    const { change } = form.store
    form.store.change = ((collection, ...given) =>
      collection.name === 'jobQuestions'
        ? Promise.reject(new StoreError('unavailable', 'no network', { isOffline: true }))
        : change(collection, ...given)) as typeof change
    await form.send()
    await waitFor(() => expect(lastToast()).toBe('notSavedOffline'))
    expect(form.jobs()).toEqual([storedJob])
    expect(form.now().values).toMatchObject({
      answer: 'The company.',
      description: 'Sets stones; the kit is the company’s.'
    })
  })
})
