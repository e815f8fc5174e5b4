import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createApplicantNotesRepository } from '#renderer/data/applicant-notes-repository.ts'
import { createApplicationsRepository } from '#renderer/data/applications-repository.ts'
import { createEmployerCandidateHistoryRepository } from '#renderer/data/candidates/candidate-history-with-employer-repository.ts'
import { createCandidatesRepository } from '#renderer/data/candidates/candidates-repository.ts'
import { createPublicProfileRepository } from '#renderer/data/candidates/public-profile-repository.ts'
import { createShortlistRepository } from '#renderer/data/candidates/shortlist-repository.ts'
import { createCompanyModerationRepository } from '#renderer/data/companies/company-moderation-repository.ts'
import { createCompanyRepository } from '#renderer/data/companies/company-repository.ts'
import { createOwnEmployerRequestRepository } from '#renderer/data/companies/own-employer-request-repository.ts'
import { createEditedPagesRepository } from '#renderer/data/edited-pages-repository.ts'
import { createInterviewThreadRepository } from '#renderer/data/interview-thread-repository.ts'
import { createInvitationsRepository } from '#renderer/data/invitations-repository.ts'
import { createJobOutcomeRepository } from '#renderer/data/job-outcome-repository.ts'
import { createReportsRepository } from '#renderer/data/job-reports/reports-repository.ts'
import { createJobViewsRepository } from '#renderer/data/job-views-repository.ts'
import { createJobsRepository } from '#renderer/data/jobs-repository.ts'
import { lazyWordSearch } from '#renderer/data/lazy-word-search.ts'
import { createLiveJobsRepository } from '#renderer/data/live-jobs-repository.ts'
import { openRepositories } from '#renderer/data/open-repositories.ts'
import { createProfileRepository } from '#renderer/data/profile-repository.ts'
import { createAccountSaved } from '#renderer/data/saved-jobs-and-searches-repository.ts'
import { createSavedReasonsRepository } from '#renderer/data/saved-reasons-repository.ts'
import { createStaticPagesRepository } from '#renderer/data/static-pages-repository.ts'
import { createWantedAnswersRepository } from '#renderer/data/wanted-screening-answers-repository.ts'
import type { Collection, DocumentStore } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import { resolvePath } from '#renderer/storage/firestore/document-paths.ts'
import { planQuery, type ServerQuestion } from '#renderer/storage/firestore/reading/firestore-server-query.ts'
import { beginSearch } from '#renderer/storage/firestore/search/paginated-search.ts'
import type { Document, Query } from '#shared/documents/document.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { emptyProfile } from '#shared/domain/candidate/user-profile.ts'
import { searchKeysField } from '#shared/domain/search/search-keys-field.ts'
import { projectRoot } from './planted-project.ts'

/** Everything that the screens ask of the shared board, and what of the repositories was never called to learn it. */
async function questions() {
  const unused = new Set<string>()
  /** The same repository, which notes what of it is called. */
  const noted = <T extends object>(name: string, repository: T): T => {
    for (const method of Object.keys(repository)) unused.add(`${name}.${method}`)
    return new Proxy(repository, {
      get(target, method, receiver) {
        unused.delete(`${name}.${String(method)}`)
        return Reflect.get(target, method, receiver)
      }
    })
  }
  const queries: [Collection<Document>, Query<Document>][] = []
  const ask = (collection: Collection<Document>, query: unknown) => {
    queries.push([collection, query as Query<Document>])
    return () => {}
  }
  const answer = async (collection: Collection<Document>, query: unknown) => {
    ask(collection, query)
    return { documents: [], total: 0 }
  }
  const documents = {
    watch: ask,
    query: answer,
    get: async () => undefined,
    remove: async () => {}
  } as unknown as DocumentStore
  const ignore = () => {}
  /** A page whose earlier texts lie apart. */
  const answerApart = ((collection, query, listener) => {
    ask(collection, query)
    if (collection.name === 'pages') listener({ documents: [{ id: 'about-us', hasVersions: true } as never], total: 1 })
    return ignore
  }) as DocumentStore['watch']
  /** A company with one person. */
  const member = { documents: [{ id: 'u', companyId: 'h' } as never], total: 1 }
  const answerCompany = ((collection, query, listener) => {
    ask(collection, query)
    if (collection.name === 'companies') listener({ documents: [{ id: 'h', people: ['u'] } as never], total: 1 })
    return ignore
  }) as DocumentStore['watch']
  const answerMembers = async (collection: Collection<Document>, query: unknown) => {
    ask(collection, query)
    return collection.name === 'companyMembers' ? member : { documents: [], total: 0 }
  }
  const jobs = noted('jobs', createLiveJobsRepository(documents))
  for (const category of ['', 'Others'] as const)
    for (const type of ['', 'Contract'] as const) {
      jobs.watchSearch({ q: '', location: '', category, type }, 20, ignore, ignore)
      for (const q of ['setter', 's']) jobs.watchSearch({ q, location: '', category, type }, 20, ignore, ignore)
      jobs.watchSearch({ q: '', location: 'Surat', category, type }, 20, ignore, ignore)
      for (const q of ['', 'setter'])
        jobs.watchSearch({ q, category, type, posted: '7', pay: '20000' }, 20, ignore, ignore)
    }
  jobs.watchJob('a', ignore, ignore)
  jobs.watchFeatured(ignore, ignore)
  jobs.watchCounts(ignore, ignore)
  noted('jobViews', createJobViewsRepository(documents, 'u', true)).watchCounts('u', ignore, ignore)
  const jobsRepository = noted('jobs', createJobsRepository(documents, undefined, true))
  jobsRepository.watchOwn('u', 5, ignore, ignore)
  jobsRepository.watchOpenCounts(['u'], ignore, ignore)
  jobsRepository.watchAll(5, ignore, ignore)
  for (const status of ['pending', 'rejected'] as const)
    for (const limit of [0, 20]) jobsRepository.watchQueue(status, limit, ignore, ignore)
  jobsRepository.watchJob('a', ignore, ignore)
  const decided = { id: 'a', status: 'approved' } as never
  await expect(jobsRepository.putBack({ uid: 'u', role: 'Admin', email: '' }, decided, {})).rejects.toThrow()
  await jobsRepository.closeAll({ uid: 'u', role: 'Employer', email: '' })
  for (const whose of ['all', 'public', { uid: 'u' }] as const) await jobsRepository.beginSearch(whose)('setter', 10)
  const candidates = noted('candidates', createCandidatesRepository(documents))
  candidates.watchSearch({ q: '', location: '', skills: '', availability: '' }, 20, ignore, ignore)
  for (const q of ['setter', 's'])
    candidates.watchSearch({ q, location: '', skills: '', availability: '' }, 20, ignore, ignore)
  // A search for words asks once its code is there.
  await lazyWordSearch.open()
  candidates.watchCandidate('a', ignore, ignore)
  candidates.watchPublicProfileOf('a', ignore, ignore)
  candidates.watchBlocked(ignore, ignore)
  const card = noted('card', createPublicProfileRepository(documents, 'u'))
  await card.chooseId('Meena')
  noted('pages', createStaticPagesRepository(documents)).watchPage('about-us', ignore, ignore)
  const pageTexts = createEditedPagesRepository({ ...documents, watch: answerApart })
  noted('pageTexts', pageTexts).watchPageRecord('about-us', ignore, ignore)
  noted('shortlist', createShortlistRepository(documents, 'u')).watch(ignore, ignore)
  noted('notes', createApplicantNotesRepository(documents, 'u')).watch('a', ignore, ignore)
  const saved = createAccountSaved(documents, 'u', () => null)
  saved.watchJobs(ignore, ignore)
  saved.watchSearches(ignore, ignore)
  const wanted = noted('wantedAnswers', createWantedAnswersRepository(documents))
  wanted.watch('a', ignore, ignore)
  await wanted.read('a')
  const files = { removeAll: async () => {} } as unknown as FileStore
  for (const role of ['Candidate', 'Employer'] as const) {
    const profile = noted('profile', createProfileRepository({ documents, files }, { uid: 'u', role }))
    profile.watch(ignore, ignore)
    profile.watchPublicProfile('a', ignore, ignore)
    // Read before anything is written: here nothing can be.
    await expect(profile.save(emptyProfile, 0)).rejects.toThrow()
  }
  const applications = noted(
    'applications',
    createApplicationsRepository({ documents, files, getActor: () => null, hidesWithdrawn: true })
  )
  applications.watchApplied('u', ignore, ignore)
  applications.watchTo('a', 'u', ignore, ignore)
  applications.watchOwn('u', 20, ignore, ignore)
  applications.watchForEmployer('u', 20, ignore, ignore)
  applications.watchApplication('a', ignore, ignore)
  applications.watchNewCount('u', ignore, ignore)
  applications.watchAll(20, ignore, ignore)
  await applications.withdrawAll('u')
  const leaving = { uid: 'u', email: '', role: 'Employer', isAdmin: false, isEmployer: true } as const
  const opened = openRepositories({ documents, files }, leaving, () => leaving)
  await opened.removeAccountData()
  for (const queue of [opened.reports, opened.companyModeration]) queue.watchCount(ignore, ignore)
  await applications.declineOpen('a', '')
  applications.watchOpen('a', ignore, ignore)
  const asAdmin = createApplicationsRepository({ documents, files, getActor: () => ({ role: 'Admin' }) as SessionUser })
  await asAdmin.declineOpen('a', '')
  asAdmin.watchOpen('a', ignore, ignore)
  const invitations = noted('invitations', createInvitationsRepository(documents, 'u', undefined, true))
  invitations.watchOwn('u', ignore, ignore)
  createEmployerCandidateHistoryRepository(documents, { employerId: 'u', invites: true }).watch(ignore, ignore)
  invitations.watchSentTo('u', ignore, ignore)
  for (const role of ['Candidate', 'Employer', 'Admin'] as const) {
    const thread = noted(
      'thread',
      createInterviewThreadRepository({
        documents: { ...documents, get: async () => ({ id: 'a', uid: 'c', history: [] }) as never },
        getActor: () => ({ uid: role === 'Candidate' ? 'c' : 'u', role }) as SessionUser
      })
    )
    thread.watch({ id: 'a', uid: 'c', employerId: 'u' } as never, ignore, ignore)
    for (const side of ['candidate', 'company'] as const) thread.watchOwn(side, ignore, ignore)
    thread.watchNew(ignore, ignore)
    thread.watchInterviews(ignore, ignore)
    await thread.removeLeft({ id: 'a', uid: 'c' })
    thread.watchTemplates(ignore, ignore)
    await expect(thread.saveTemplate({ use: 'hired', text: 'Welcome' })).rejects.toThrow()
    await expect(thread.take({ id: 'a' }, { type: 'decline', words: '' })).rejects.toThrow()
  }
  noted('reasons', createSavedReasonsRepository(documents)).watch(ignore, ignore)
  const asha = { uid: 'u-asha', role: 'Admin', email: '' } as const
  const reports = noted(
    'reports',
    createReportsRepository(documents, () => asha, undefined, true)
  )
  reports.watchWaiting(ignore, ignore)
  reports.watchDecisions('a', ignore, ignore)
  reports.watchReports('a', ignore, ignore)
  reports.watchOnlyNamed(ignore, ignore)
  await reports.settleTakenDown('a')
  reports.watchQuestion('a', ignore, ignore)
  reports.watchQuestions('u', ignore, ignore)
  noted('outcomes', createJobOutcomeRepository(documents)).watch('a', ignore, ignore)
  const company = noted('company', createCompanyRepository({ ...documents, watch: answerCompany }))
  company.watchCompany('h', ignore, ignore)
  company.watchCompanyOf('u', ignore, ignore)
  company.watchLive('h', 50, ignore, ignore)
  company.watchNumber('h', ignore, ignore)
  company.watchPresses('h', ignore, ignore)
  const change = async () => ({ id: 'u', email: '', ban: { reason: '' } })
  const get = async () => ({ id: 'u', email: '' })
  const banning = { ...documents, query: answerMembers, change, get } as unknown as DocumentStore
  const companies = noted(
    'companies',
    createCompanyModerationRepository(banning, () => ({ ...asha, isAdmin: true, isEmployer: false }), undefined, true)
  )
  companies.watchWaiting(20, ignore, ignore)
  companies.watchCompanies(ignore, ignore)
  companies.watchContacts(ignore, ignore)
  await companies.findAlike({ id: 'u', email: '', details: { company: '', phone: '', gstin: '' } } as never)
  await companies.countAnswering({ id: 'h' } as never)
  await companies.ban({ uid: 'u', email: '' }, '')
  companies.watchRemainingJobs('u', '', ignore, ignore)
  const answered = { id: 'u', state: 'approved', answers: [] } as never
  await companies.putBack(answered, { entry: undefined, company: undefined })
  noted(
    'request',
    createOwnEmployerRequestRepository(documents, () => null)
  ).watch(ignore, ignore)
  return { asked: queries, unused: [...unused] }
}

const unread = { convert: () => ({ name: '', raw: {}, document: undefined }), invalidate: () => {} }

/** The questions that the shared board is asked for a query. */
function listQuestions(collection: Collection<Document>, query: Query<Document>): ServerQuestion[] {
  const plan = planQuery(query, '2026-11-21')
  if (plan.by === 'document') return []
  if (plan.by === 'page') return [plan.page, plan.all]
  return [beginSearch(collection, query, plan, unread).page]
}

/** The index that a question needs beside those that every field has: its equalities and then its order. undefined: none. */
function indexFor(collection: Collection<Document>, { conditions, order }: ServerQuestion): string | undefined {
  const equal = conditions.filter(({ operator }) => operator !== '>=').map(({ field }) => field)
  const ordered = order.filter(({ field }) => field !== '__name__')
  if (equal.length === 0 || ordered.length === 0) return undefined
  // Documents of one person lie in a folder of theirs.
  const folder = resolvePath(collection, 'u').split('/').at(-1)
  const fields = [...equal.sort(), ...ordered.map(({ field }) => field)]
  return `${folder}: ${fields.join(', ')} ${ordered[0]?.direction}ending`
}

test('firestore.indexes.json › has exactly the indexes that queries need', async () => {
  const { asked: queries } = await questions()
  const needed = queries.flatMap(([collection, query]) =>
    listQuestions(collection, query).flatMap((question) => indexFor(collection, question) ?? [])
  )
  const { indexes } = JSON.parse(readFileSync(join(projectRoot, 'build/firebase/firestore.indexes.json'), 'utf8'))
  const there = indexes.map(
    ({ collectionGroup, fields }: { collectionGroup: string; fields: { fieldPath: string; order?: string }[] }) => {
      const names = fields.map(({ fieldPath }) => fieldPath)
      return `${collectionGroup}: ${names.join(', ')} ${fields.at(-1)?.order?.toLowerCase()}`
    }
  )
  expect(there).toEqual([...new Set(needed)].sort())
  expect(there.length).toBeGreaterThan(8)
})

test('firestore.indexes.json › indexes search keys only together with another field', () => {
  const { indexes, fieldOverrides } = JSON.parse(
    readFileSync(join(projectRoot, 'build/firebase/firestore.indexes.json'), 'utf8')
  )
  type Field = { fieldPath: string; arrayConfig?: string }
  const keys = (indexes as { fields: Field[] }[]).flatMap(({ fields }) =>
    fields.filter(({ fieldPath }) => fieldPath === searchKeysField)
  )
  expect(keys.map(({ arrayConfig }) => arrayConfig)).toEqual(Array(5).fill('CONTAINS'))
  for (const collectionGroup of ['jobs', 'candidateProfiles'])
    expect(fieldOverrides).toContainEqual({ collectionGroup, fieldPath: searchKeysField, indexes: [] })
})

test('check of Firestore indexes › tries each query of the repositories', async () => {
  const { unused } = await questions()
  expect(unused.filter((name) => /\.(watch|find|begin)/.test(name))).toEqual([])
})
