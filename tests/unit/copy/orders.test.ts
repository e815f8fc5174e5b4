import { describe, expect, test } from 'vitest'
import { checkSignUp } from '#renderer/data/accounts/sign-up-check.ts'
import { createWebPreferences } from '#renderer/platform/web/preferences.ts'
import { sessionPrefix } from '#renderer/platform/web/tab.ts'
import { appliedJobs } from '#shared/collections/applied-jobs.ts'
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts'
import { jobs } from '#shared/collections/jobs.ts'
import { pages } from '#shared/collections/pages.ts'
import { shortlistedCandidates } from '#shared/collections/shortlisted-candidates.ts'
import { userProfiles } from '#shared/collections/user-profiles.ts'
import { findRoleOfEmail, roles } from '#shared/domain/account/session-user.ts'
import {
  availabilities,
  createCandidateId,
  findFreeCandidateId,
  joiningPeriods
} from '#shared/domain/candidate/candidate.ts'
import { emptyProfile, requiredProfileFields } from '#shared/domain/candidate/user-profile.ts'
import { jobLocations, jobTypes } from '#shared/domain/job/job-choices.ts'
import { contentFields } from '#shared/domain/job/job-content.ts'
import { emptyTexts, parseContent, requiredFields } from '#shared/domain/job/job-form.ts'
import { createJobId, createSeedJobId } from '#shared/domain/job/job-id.ts'
import { findResetReason, migrateJob } from '#shared/domain/job/job-initialization.ts'
import { findOutcome } from '#shared/domain/job/job-transitions.ts'
import { jobCategories, jobStatuses } from '#shared/domain/job/job-vocabulary.ts'
import { buildWhatsappLinkAddress } from '#shared/domain/job/share-job.ts'
import { staticPageNames } from '#shared/domain/page/static-page.ts'
import { createSeedCandidates } from '#shared/domain/seeds/seed-candidates.ts'
import { createSeedJobs } from '#shared/domain/seeds/seed-jobs.ts'
import { splitWords } from '#shared/domain/typed-lists.ts'
import { catalogue } from '#tests/support/catalogue.ts'
import { fakeLocalStorage } from '#tests/support/fake-local-storage.ts'
import { jobOf } from '#tests/support/job-people.ts'
import type { Ruled } from './find.ts'

type Row = readonly [thing: string, actual: unknown, expected: unknown, ruled?: Ruled]

const now = new Date(2026, 10, 21)
const seeds = createSeedJobs(now)
const [seed] = seeds
const [candidate] = createSeedCandidates()
const sortedKeys = (record: object | undefined) => Object.keys(record ?? {}).sort()

const lists: readonly Row[] = [
  ['job categories', jobCategories, ['Pre Production', 'Production', 'Others', 'Back Office', 'Office Boy']],
  ['job types', jobTypes, ['Full-time', 'Part-time', 'Contract', 'Internship', 'Temporary']],
  [
    'locations',
    jobLocations,
    [
      ...['Mumbai MH', 'Surat GJ', 'Jaipur RJ', 'Delhi DL', 'Bangalore KA', 'Remote', 'Kolkata WB', 'Chennai TN'],
      ...['Hyderabad TS', 'Ahmedabad GJ', 'Pune MH', 'Noida UP', 'Gurgaon HR']
    ]
  ],
  ['availability of a profile', availabilities, ['Actively searching', 'Not now', 'Open to offers']],
  ['joining periods', joiningPeriods, ['ASAP', '2 weeks', '1 month', '2 months', '3 months+']],
  ['job statuses', jobStatuses, ['pending', 'approved', 'rejected', 'deleted']],
  ['static pages', staticPageNames, ['about-us', 'contact-us', 'disclaimer']],
  ['roles', roles, ['Admin', 'Employer', 'Candidate']],
  [
    'fields of the posting form',
    contentFields,
    [
      ...['title', 'company', 'location', 'category', 'type', 'description', 'responsibilities', 'qualifications'],
      ...['salaryRange', 'keywords', 'companyOverview']
    ]
  ],
  [
    'required fields of the posting form',
    requiredFields,
    ['title', 'company', 'location', 'category', 'type', 'description']
  ],
  ['required fields of the profile', requiredProfileFields, ['name', 'headline', 'location']]
]

const entities: readonly Row[] = [
  [
    'fields of a job',
    sortedKeys(seed),
    [
      ...['category', 'company', 'companyOverview', 'description', 'employerId', 'id', 'keywords', 'location'],
      ...['postedDate', 'qualifications', 'responsibilities', 'salaryRange', 'status', 'title', 'type']
    ]
  ],
  [
    'fields of a public profile',
    sortedKeys(candidate).filter((field) => field !== 'hidden' && field !== 'uid' && field !== 'revision'),
    [
      ...['aadharUrl', 'availability', 'avatar', 'experience', 'headline', 'id', 'joiningPeriod', 'location', 'name'],
      ...['resumeUrl', 'skills']
    ]
  ],
  [
    'fields of an own profile',
    Object.keys(emptyProfile),
    [
      ...['name', 'headline', 'location', 'skills', 'experience', 'availability', 'joiningPeriod', 'resumeName'],
      ...['resumeUrl', 'avatarUrl', 'contactNumber', 'highestQualification']
    ]
  ],
  ['id of a job', createJobId(now, () => 0.5), expect.stringMatching(/^job_\d{13}_[0-9a-z]+$/)],
  ['id of a seed job', createSeedJobId('Back Office', 7, now), `backoffice_7_${now.getTime()}`],
  ['id of a candidate', createCandidateId('Meena K. Patel'), 'meena_k_patel'],
  ['id of a candidate whose name is taken', findFreeCandidateId('a_b', (id) => id !== 'a_b_3'), 'a_b_3', 'ruled'],
  ['posted date: a day only', seed?.postedDate, expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)],
  [
    'seed jobs of each category',
    jobCategories.map((one) => seeds.filter(({ category }) => category === one).length),
    [4, 3, 4, 10, 2]
  ],
  ['types of seed jobs', [...new Set(seeds.map(({ type }) => type))].sort(), ['Contract', 'Full-time', 'Part-time']],
  [
    'example titles of seed jobs',
    ['CAD Designer', 'Accountant', 'Delivery Person'].filter((title) => seeds.every((job) => job.title !== title)),
    []
  ],
  ['sample candidates', createSeedCandidates().length, 4]
]

const theme = () => {
  const tab = fakeLocalStorage().tab()
  void createWebPreferences(tab).setTheme('dark')
  return tab.keys().map((key) => [key, tab.read(key)])
}

const keys: readonly Row[] = [
  ['jobs', jobs.name, 'jobs'],
  ['public profiles', candidateProfiles.name, 'candidateProfiles'],
  ['own profile', userProfiles.of('u1').name, 'userProfile_u1', 'ruled'],
  ['shortlist', shortlistedCandidates.of('u1').name, 'shortlistedCandidates_u1', 'ruled'],
  ['applied jobs', appliedJobs.of('u1').name, 'appliedJobs_u1'],
  ['applied jobs: a list of job ids', appliedJobs.of('u1').idsOnly, true],
  ['static pages', pages.name, 'pages'],
  ['theme', theme(), [['theme', 'dark']]],
  ['session of a tab', sessionPrefix, 'session_']
]

/** The refusal of a sign-up, or the address it would get. */
function signUp(email: string, role: 'Admin' | 'Employer' | 'Candidate'): string {
  try {
    return checkSignUp(email, 'a steady hand', role, 'loupe.example')
  } catch (error) {
    return String((error as { failure: string }).failure)
  }
}

const written = parseContent({ ...emptyTexts, responsibilities: ' Set \n\n Weigh', keywords: 'kundan, , polki ,' })
const { status: _status, employerId: _employer, ...older } = jobOf('pending')

const rules: readonly Row[] = [
  ['new job by an employer', findOutcome('post', 'owner', 'none'), 'pending'],
  ['new job by the administrator', findOutcome('post', 'administrator', 'none'), 'approved', 'ruled'],
  ['edit by the administrator', findOutcome('edit', 'administrator', 'pending'), 'approved'],
  ['edit by an employer', findOutcome('revise', 'owner', 'approved'), 'pending'],
  ['approve', findOutcome('approve', 'administrator', 'pending'), 'approved'],
  ['reject', findOutcome('reject', 'administrator', 'pending'), 'rejected'],
  ['restore', findOutcome('restore', 'administrator', 'rejected'), 'pending'],
  ['delete', findOutcome('delete', 'administrator', 'rejected'), 'none'],
  ['delete what is live', findOutcome('delete', 'administrator', 'approved'), null],
  ["edit of another's job", findOutcome('revise', 'other employer', 'approved'), null],
  ['an empty list of jobs is reset', findResetReason([]), expect.anything()],
  ['a list whose first category is not known is reset', findResetReason([{ category: 'Gold' }]), expect.anything()],
  ['a list whose first category is known stays', findResetReason([{ category: 'Others' }]), null],
  ['a job older than statuses', migrateJob(older), { ...older, status: 'approved', employerId: 'admin' }],
  ["sign-up with the administrator's address", signUp('ADMIN@loupe.example', 'Candidate'), 'admin-requested', 'ruled'],
  ['sign-up as the administrator', signUp('a@b.example', 'Admin'), 'admin-requested'],
  ['sign-up as an employer without the marker', signUp('a@b.example', 'Employer'), 'employer-unmarked'],
  [
    'sign-up as an employer with the marker',
    signUp('a_employer@loupe.example', 'Employer'),
    'a_employer@loupe.example'
  ],
  ['role of the marker', findRoleOfEmail('a_employer@loupe.example', 'loupe.example'), 'Employer'],
  ['role of any other address', findRoleOfEmail('employer@loupe.example', 'loupe.example'), 'Candidate'],
  ["the administrator's address in any letters", findRoleOfEmail('Admin@LOUPE.example', 'loupe.example'), 'Admin'],
  ['responsibilities: by line, blanks dropped', written.responsibilities, ['Set', 'Weigh']],
  ['keywords: by comma, trimmed, blanks dropped', written.keywords, ['kundan', 'polki']],
  ['skills: by comma', splitWords('kundan, polki'), ['kundan', 'polki']],
  [
    'share: title, company, place and link',
    decodeURIComponent(buildWhatsappLinkAddress(jobOf('approved'), 'https://loupe.example').split('text=')[1] ?? ''),
    'Stone setter\nSuvarna Jewels · Surat GJ\nhttps://loupe.example/jobs/job_1'
  ]
]

/** Texts of screens that come at moments for which another test waits. */
const texts: readonly Row[] = [
  ['a route that throws', catalogue['error.title'], 'Unexpected Application Error!'],
  ['a page that could not be read', catalogue['page.error'], 'Error loading content. Please try again later.'],
  ['a job that is being loaded', catalogue['job.loading'], 'Loading job details...'],
  ['a form whose job is being loaded', catalogue['post.loading'], 'Loading job details...'],
  ['no salary', catalogue['job.default.salary'], 'Competitive, based on experience'],
  ['a search for jobs without a result', catalogue['jobs.none'], 'No jobs found matching your criteria.'],
  ['a missing job', catalogue['job.notFound'], 'Job Not Found'],
  ['a board out of reach', catalogue['offline.text'], expect.stringMatching(/^You are offline/), 'ruled'],
  [
    'nobody collects identity papers',
    catalogue['candidates.paper.aadhar.none'],
    expect.stringMatching(/Aadhar/),
    'ruled'
  ]
]

describe.each([
  ['lists in their order', lists],
  ['entities', entities],
  ['keys of the storage', keys],
  ['rules', rules],
  ['texts', texts]
])('%s', (_, rows) => {
  test.each([...rows])('%s', (_, actual, expected) => {
    expect(actual).toEqual(expected)
  })
})
