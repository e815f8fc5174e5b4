import { encodeDocumentId } from '#renderer/storage/firestore/document-paths.ts'
import { workPhotoType } from '#shared/domain/file/upload-types-and-limits.ts'
import { maxRevisableHistory } from '#shared/domain/text-limits.ts'
import { contentNamed } from '#tests/support/job-people.ts'
import { type Doc, type Fields, placeIn, type Stored } from './attempts.ts'
import { gopal, hari, moti } from './companies/company-people.ts'
import { sampleCompanies } from './companies/sample-companies.ts'
import { asha, busy, kesar, meena, rested, rupa, suvarna, tara, unverified } from './people.ts'
import { sampleCounts } from './sample-counts.ts'
import { formatDay, formatInstant, lastingDay, stored } from './sample-times.ts'

/** The line with which a job was posted, or anything else was done to it. `name`: only older lines have one. */
export function line(
  type: string,
  uid: string,
  role: string,
  name: string | undefined,
  revision: number,
  at = formatInstant(-20)
): Fields {
  return { type, at, by: { uid, role, ...(name !== undefined && { name }) }, revision }
}

const content = contentNamed('Stone setter') as unknown as Fields
const posted = line('post', suvarna.uid, 'Employer', 'suvarna', 1)

/** A job of Suvarna's in a status, as the app leaves it. */
function jobIn(status: string): Doc {
  const own = { ...content, employerId: suvarna.uid, postedDate: formatDay(-20), status }
  const job = { ...stored(`job-${status}`), ...own, history: [posted] }
  if (status === 'approved') {
    const approved = line('approve', 'u-asha', 'Admin', 'asha', 2, formatInstant(-19))
    return { ...job, revision: 2, expiresOn: formatDay(26), history: [posted, approved] }
  }
  if (status === 'deleted') {
    const closed = line('close', suvarna.uid, 'Employer', undefined, 2, formatInstant(-19))
    return { ...job, revision: 2, ending: 'filled-here', history: [posted, closed] }
  }
  if (status !== 'rejected') return job
  const rejected = { ...line('reject', 'u-asha', 'Admin', 'asha', 2, formatInstant(-19)), reason: 'The pay is missing' }
  return { ...job, revision: 2, rejectionReason: 'The pay is missing', history: [posted, rejected] }
}

function fullJobIn(status: string): Doc {
  const history = Array.from({ length: maxRevisableHistory }, () => posted)
  return { ...jobIn(status), id: `job-full-${status}`, history }
}

/** With an overview of the company. */
const oldJob: Doc = {
  ...jobIn('approved'),
  ...{ id: 'job-old', companyOverview: 'Since 1931.' }
}

export const jobs = {
  pending: jobIn('pending'),
  approved: jobIn('approved'),
  rejected: jobIn('rejected'),
  deleted: jobIn('deleted'),
  /** Yesterday was its last day. */
  expired: { ...jobIn('approved'), id: 'job-expired', expiresOn: formatDay(-1) },
  /** Today is its last day. It is found by its words. */
  lastDay: { ...jobIn('approved'), id: 'job-last-day', expiresOn: lastingDay, searchKeys: ['setter', 'stone'] },
  /** Has ended, but is still said to be there to everybody: no user may take that out. */
  taken: {
    ...jobIn('deleted'),
    ...{ id: 'job-taken', employerId: kesar.uid, ending: 'taken-down', rejectionReason: 'It asks for money' }
  },
  /** Has ended, and its last day has not come. */
  endedEarly: { ...jobIn('deleted'), id: 'job-ended-early', expiresOn: formatDay(26) },
  fullEnded: fullJobIn('deleted'),
  /** Was live and was revised: the public version is beside it. */
  revised: {
    ...jobIn('pending'),
    id: 'job-revised',
    revision: 3,
    approvedVersion: { content, at: formatInstant(-19) },
    history: [
      ...(jobIn('approved').history as Fields[]),
      line('revise', suvarna.uid, 'Employer', 'suvarna', 3, formatInstant(-2))
    ]
  },
  /** Was rejected and sent again: the rejected version is beside it. */
  again: {
    ...jobIn('pending'),
    ...{ id: 'job-again', rejectedVersion: { content, at: formatInstant(-19), reason: 'The pay is missing' } }
  },
  /** Was changed as often as its owner may. */
  full: fullJobIn('pending'),
  fullLive: fullJobIn('approved'),
  old: oldJob,
  /** No user's: its employerId is the marker of seed jobs. */
  seed: { ...jobIn('approved'), id: 'job-seed', employerId: 'admin', companyOverview: 'Since 1931.' },
  seedPending: { ...jobIn('pending'), id: 'job-seed-pending', employerId: 'admin' },
  /** Its id is not one that a name of the database can be. */
  strange: { ...jobIn('approved'), id: 'job/50%' },
  /** Of people who post, or posted, with an ordinary address or are banned. */
  haris: { ...jobIn('approved'), id: 'job-hari', employerId: hari.uid },
  motis: { ...jobIn('approved'), id: 'job-moti', employerId: moti.uid },
  gopals: { ...jobIn('approved'), id: 'job-gopal', employerId: gopal.uid },
  gopalsEnded: { ...jobIn('deleted'), id: 'job-gopal-ended', employerId: gopal.uid }
} satisfies Record<string, Doc>

/** The public part of a live job: without its actors. */
export function openPart({ history, ...open }: Fields): Fields {
  const lines = Array.isArray(history) ? (history as Fields[]) : []
  return { steps: lines.length, changedAt: lines.at(-1)?.at, ...open }
}

/** Separate histories with actors, by the names of their documents. */
export const jobHistories: ReadonlyMap<string, Doc> = new Map(
  Object.values(jobs).map((job: Doc) => [
    encodeDocumentId(job.id),
    { ...stored(job.id), employerId: job.employerId, history: job.history }
  ])
)

/** How jobs have ended, for everybody. */
export const endedJobs = {
  deleted: { ...stored('job-deleted'), ending: 'filled-here', category: 'Production' },
  taken: { ...stored('job-taken'), ending: 'taken-down', category: 'Production' },
  full: { ...stored('job-full-deleted'), ending: 'filled-here', category: 'Production' }
} satisfies Record<string, Doc>

export const savedReasons = {
  pay: { ...stored('reason_pay'), use: 'reject', text: 'The pay is missing' }
} satisfies Record<string, Doc>

export const hintPhrases = {
  fees: { ...stored('fees'), latin: 'fee', devanagari: 'फीस', gujarati: 'ફી' }
} satisfies Record<string, Doc>

function reportBy({ uid }: { uid: string }, { id: jobId, title, company, location }: Doc): Doc {
  return {
    ...stored(`${uid}_${jobId}`),
    ...{
      jobId,
      job: { title, company, location },
      reason: 'offends',
      words: 'It mocks us.',
      reportedAt: formatInstant(-2)
    },
    ...{ state: 'open', named: true }
  }
}

export const reports = {
  open: reportBy(meena, jobs.old),
  other: reportBy(rupa, jobs.old)
} satisfies Record<string, Doc>

function tallyOf({ id, title, company, location }: Doc, state: string, [named, unnamed]: number[], more: Fields): Doc {
  return {
    ...stored(id),
    ...{ job: { title, company, location }, state, named, unnamed, latest: formatInstant(-2), last: `u-lata_${id}` },
    ...{ reasons: { offends: Number(named) + Number(unnamed) }, ...more }
  }
}
const decidedAll = (named: number, unnamed: number): Fields => ({
  decided: { named, unnamed, reasons: { offends: named + unnamed }, latest: formatInstant(-1) },
  decisions: [{ state: 'left', at: formatInstant(-1), reasons: [{ reason: 'offends', count: named + unnamed }] }]
})

/** Tallies of the reports of jobs. */
export const reportTallies = {
  open: tallyOf(jobs.old, 'open', [2, 1], { hasNamed: true }),
  asked: tallyOf(jobs.haris, 'asked', [1, 0], { hasNamed: true }),
  /** Was decided, with twenty decisions. */
  left: tallyOf(jobs.seed, 'left', [3, 30], { ...decidedAll(3, 30), hasNamed: false }),
  /** As much waits of it as there is room for, of both kinds. */
  crowded: tallyOf(jobs.lastDay, 'open', [203, 50], { ...decidedAll(3, 30), hasNamed: true }),
  /** There is room for one of each. */
  almost: tallyOf(jobs.motis, 'open', [202, 49], { ...decidedAll(3, 30), hasNamed: true })
} satisfies Record<string, Doc>

/** Nothing reads it. */
export const otherSettings: Doc = { ...stored('other'), onlyNamed: false }

const countOf = (uid: string, count: number, days: number): Doc => ({
  ...stored(uid, count),
  ...{ count, since: new Date(formatInstant(days)), last: `${uid}_job-old` }
})

/** How many reports accounts have sent. */
export const reportCounts: readonly [Doc, ...Doc[]] = [
  countOf('u-lata', 1, -0.5),
  countOf(rupa.uid, 3, -2),
  countOf(busy.uid, 10, -0.5),
  countOf(rested.uid, 10, -1.5)
]

/** Questions to employers about their jobs. */
export const jobQuestions = {
  old: {
    ...stored('job-old'),
    ...{ employerId: suvarna.uid, text: 'Is it filled?', askedAt: formatInstant(-1), contentHash: '9a.1x' }
  },
  answered: {
    ...stored('job-rejected'),
    ...{ employerId: suvarna.uid, text: 'Is it filled?', askedAt: formatInstant(-2), contentHash: '9a.1x' },
    ...{ answer: 'Not yet.', answeredAt: formatInstant(-1) }
  },
  /** To no one: the employerId is the marker of seed jobs. */
  seed: {
    ...stored('job-seed'),
    ...{ employerId: 'admin', text: 'Is it filled?', askedAt: formatInstant(-1), contentHash: '9a.1x' }
  }
} satisfies Record<string, Doc>

/** What Suvarna wants to be answered, and the administrator of a seed job. */
export const wantedAnswers = {
  old: { ...stored('job-old'), employerId: suvarna.uid, wanted: [{ question: 'Own tools?', answers: ['yes'] }] },
  seed: { ...stored('job-seed'), employerId: 'admin', wanted: [{ question: 'Own tools?', answers: ['yes'] }] }
} satisfies Record<string, Doc>

export const pages = {
  /** Has as many earlier texts as a page keeps. */
  about: { ...stored('about-us', 31), content: '<p>Ours</p>', hasVersions: true },
  contact: { ...stored('contact-us'), content: '<p>Write</p>' }
} satisfies Record<string, Doc>

/** The earlier texts of pages. */
export const pageVersions = {
  about: { ...stored('about-us', 30), versions: buildVersions(30) }
} satisfies Record<string, Doc>

function buildVersions(length: number): Fields[] {
  return Array.from({ length }, (_, index) => ({ content: `<p>${index}</p>`, until: formatInstant(index - 40) }))
}

const person = {
  name: 'Meena Patel',
  headline: 'Kundan setter',
  location: 'Jaipur RJ',
  experience: '8 years at the bench',
  availability: 'Actively searching',
  joiningPeriod: '1 month'
} as const

const skills = ['kundan', 'polki'] as const

/** The copy of a profile that goes with an application. */
export const applicantProfile: Fields = {
  ...person,
  skills,
  resumeName: 'meena.pdf',
  resumeUrl: 'https://files.example.com/meena.pdf',
  avatarUrl: 'file:u-meena_0123456789abcdef0123456789abcdef',
  contactNumber: '+91 98250 12345',
  highestQualification: 'ITI, gem setting',
  email: ''
}

/** A public profile's fields beside its id. */
export const publicProfileOf = (uid: string, hidden = false): Fields => ({
  ...person,
  ...{ uid, skills, hidden, avatar: '', documents: { resume: true, aadhar: false } }
})

export const publicProfiles = {
  meena: { ...stored('meena_patel'), ...publicProfileOf(meena.uid) },
  rupa: { ...stored('rupa_shah'), ...publicProfileOf(rupa.uid, true) },
  /** Without documents. */
  second: { ...stored('meena_shah'), ...publicProfileOf(meena.uid) },
  /** Hidden by the administrator. */
  kesar: { ...stored('kesar_mehta'), ...publicProfileOf(kesar.uid, true), blocked: true, ownerHidden: false },
  /** No user's. */
  sample: {
    ...stored('anita_rao'),
    ...person,
    skills,
    hidden: false,
    avatar: '',
    documents: { resume: false, aadhar: false }
  }
} satisfies Record<string, Doc>

export const numbers = {
  meena: { ...stored('meena_patel'), uid: meena.uid, number: '+91 98250 12345' },
  /** Of a hidden public profile. */
  rupa: { ...stored('rupa_shah'), uid: rupa.uid, number: '+91 98250 54321' }
} satisfies Record<string, Doc>

export const documentsOf = (uid: string): Fields => ({
  uid,
  resumeUrl: 'https://files.example.com/r.pdf',
  aadharUrl: '#'
})

export const documents = {
  meena: { ...stored('meena_patel'), ...documentsOf(meena.uid) },
  rupa: { ...stored('rupa_shah'), ...documentsOf(rupa.uid) }
} satisfies Record<string, Doc>

function applicationTo(jobId: string, employerId: string, state = 'new'): Doc {
  const { title, company, location } = content
  const applied = { state: 'new', at: formatInstant(-5) }
  return {
    ...stored(`${meena.uid}_${jobId}`),
    ...{ jobId, employerId, state, uid: meena.uid, job: { title, company, location }, appliedAt: formatInstant(-5) },
    ...{ profile: applicantProfile, message: 'I can start at once.', seen: 1 },
    history: state === 'new' ? [applied] : [applied, { state, at: formatInstant(-4) }]
  }
}

/** One that was moved to and fro until its history had so many lines. */
function movedTo(lines: number): Doc {
  const history = Array.from({ length: lines }, (_, index) => ({
    state: index === 0 ? 'new' : index % 2 === 1 ? 'reviewed' : 'interview',
    at: formatInstant(-4)
  }))
  return { ...applicationTo(`job-moved-${lines}`, suvarna.uid), state: String(history.at(-1)?.state), history }
}

export const applications = {
  sent: applicationTo('job-old', suvarna.uid),
  toHari: applicationTo('job-hari', hari.uid),
  toMoti: applicationTo('job-moti', moti.uid),
  toGopal: applicationTo('job-gopal', gopal.uid),
  read: { ...applicationTo('job-rejected', suvarna.uid, 'reviewed'), seen: 1 },
  /** No user's but Meena's any more. */
  withdrawn: {
    ...applicationTo('job-pending', '', 'withdrawn'),
    ...{ profile: null, message: '', seen: 2, withdrawal: '0123456789abcdef'.repeat(2) }
  },
  toSeed: applicationTo('job-seed-pending', 'admin'),
  invited: applicationTo('job-invited', suvarna.uid, 'interview'),
  invitedToSeed: applicationTo('job-seed-invited', 'admin', 'interview'),
  invitedByMoti: applicationTo('job-moti-invited', moti.uid, 'interview'),
  /** Suvarna's account is gone. */
  left: applicationTo('job-left', '', 'interview'),
  talked: applicationTo('job-talked', suvarna.uid, 'interview'),
  movedOften: movedTo(99),
  /** Was moved as often as it may be. */
  full: movedTo(100),
  /** Of a user whose uid begins like Meena's. */
  almostMeenas: { ...applicationTo('job-old', suvarna.uid), id: `${meena.uid}_2_job-old`, uid: `${meena.uid}_2` }
} satisfies Record<string, Doc>

export const slots: readonly Fields[] = [{ start: `${formatDay(2)}T04:30:00.000Z`, minutes: 30 }]

export const threeSlots: readonly Fields[] = [2, 3, 4].map((day) => ({
  start: `${formatDay(day)}T04:30:00.000Z`,
  minutes: 30
}))

/** Between Suvarna and Meena. */
export const stepOn = (application: Doc): Fields => ({
  ...{ applicationId: application.id, uid: meena.uid, employerId: suvarna.uid, at: formatInstant(), words: 'Welcome' }
})

export const inviteTo = (application: Doc): Fields => ({
  ...{ ...stepOn(application), type: 'invite', line: 2, slots, contact: 'Mr. Mehta' },
  where: { kind: 'place', address: '14, Zaveri Bazaar', map: 'https://maps.example/x' }
})

function lastSteps(application: Doc): Record<'replaced' | 'lastInvite' | 'lastAnswer', Doc> {
  const numbered = (number: number) => stored(`${application.id}_${number}`)
  const invitation = `${application.id}_99`
  return {
    replaced: { ...inviteTo(application), ...numbered(97) },
    lastInvite: { ...inviteTo(application), slots: threeSlots, ...numbered(99) },
    lastAnswer: { ...stepOn(application), type: 'otherTime', invitation, ...numbered(98) }
  }
}

/** About an interview. */
export const threadSteps = {
  invite: { ...inviteTo(applications.invited), ...stored(`${applications.invited.id}_1`) },
  otherTime: {
    ...stepOn(applications.invited),
    type: 'otherTime',
    invitation: `${applications.invited.id}_1`,
    ...stored(`${applications.invited.id}_2`)
  },
  /** Of an application in which the company has taken every step that it may, the candidate all but one. */
  ...lastSteps(applications.talked),
  elsewhere: { ...inviteTo(applications.sent), ...stored(`${applications.sent.id}_1`) },
  left: { ...inviteTo(applications.left), ...stored(`${applications.left.id}_1`) }
} satisfies Record<string, Doc>

export const messageTemplate: Fields = { use: 'not-now', text: 'Dear {name}' }

const { jobId, job, appliedAt }: Doc = applications.withdrawn

/** Suvarna's notices of applications that were taken back. */
export const withdrawals = {
  pending: {
    ...stored('0123456789abcdef'.repeat(2)),
    ...{ jobId, job, appliedAt, employerId: suvarna.uid, withdrawnAt: formatInstant(-4) }
  },
  /** Of a job of no one. */
  seed: {
    ...stored('fedcba9876543210'.repeat(2)),
    ...{ jobId: 'job-seed-pending', job, appliedAt, employerId: 'admin', withdrawnAt: formatInstant(-4) }
  }
} satisfies Record<string, Doc>

function invitationTo({ id: jobId, title, company, location }: Doc, state: string): Doc {
  return {
    ...stored(`${suvarna.uid}_${jobId}_${meena.uid}`),
    ...{
      employerId: suvarna.uid,
      jobId,
      uid: meena.uid,
      publicProfileId: 'meena_patel',
      job: { title, company, location }
    },
    ...{ state, invitedAt: formatInstant(-3) }
  }
}

export const invitations = {
  sent: invitationTo(jobs.old, 'sent'),
  /** Its job has ended. */
  seen: invitationTo(jobs.deleted, 'seen'),
  declined: invitationTo(jobs.fullEnded, 'declined'),
  /** Its name begins like those of Suvarna's. */
  another: {
    ...invitationTo(jobs.old, 'sent'),
    ...{ id: `${suvarna.uid}_2_job-old_u-lata`, employerId: `${suvarna.uid}_2`, uid: 'u-lata' }
  }
} satisfies Record<string, Doc>

const { email: _email, ...withoutAddress } = applicantProfile

export const ownProfile: Fields = {
  ...withoutAddress,
  skills: 'kundan, polki',
  avatarUrl: '',
  publicProfileId: 'meena_patel',
  hidden: false
}

const { documents: _documents, ...shownPublicProfile }: Doc = publicProfiles.meena

export const shortlistEntry: Fields = {
  ...shownPublicProfile,
  ...{ resumeUrl: '#', aadharUrl: '#', note: '', addedAt: formatInstant(-1) }
}

export const draft: Fields = {
  texts: {
    ...{ title: 'Polisher', company: '', location: '', category: '', type: '', salaryRange: '' },
    ...{ description: '', responsibilities: '', qualifications: '', keywords: '' }
  },
  base: 0,
  at: formatInstant()
}

export const savedJob: Fields = {
  title: 'Setter',
  company: 'Suvarna',
  location: 'Surat GJ',
  savedAt: formatInstant(-9)
}
export const savedSearch: Fields = { query: '?q=setter', name: '', lookedAt: formatInstant(-9), seen: ['job-old'] }

/** An employer's notes on Meena's application. */
const applicantNote: Fields = { jobId: 'job-old', note: 'Bring the test piece' }

/** Meena has a public profile, and no record of it. */
const publicProfileRecords = {
  rupa: { ...stored(rupa.uid), publicProfileId: publicProfiles.rupa.id },
  kesar: { ...stored(kesar.uid), publicProfileId: publicProfiles.kesar.id },
  tara: { ...stored(tara.uid), publicProfileId: 'tara_soni' },
  /** Of a user whose public profile is gone, and its id is Meena's by now. */
  lata: { ...stored('u-lata'), publicProfileId: publicProfiles.second.id }
} satisfies Record<string, Doc>

/** Documents of one person alone, one of each kind. */
const ownThings: Stored[] = [meena, suvarna, kesar, unverified, asha].flatMap(({ uid }): Stored[] => [
  [`people/${uid}/userProfile/${uid}`, { ...ownProfile, ...stored(uid) }],
  [`people/${uid}/shortlistedCandidates/meena_patel`, { ...shortlistEntry, ...stored('meena_patel') }],
  [`people/${uid}/applicantNotes/${applications.sent.id}`, { ...applicantNote, ...stored(applications.sent.id) }],
  [`people/${uid}/messageTemplates/words`, { ...messageTemplate, ...stored('words') }],
  [`people/${uid}/appliedJobs/job-old`, stored('job-old')],
  [`people/${uid}/seenJobs/job-old`, { ...stored('job-old'), employerId: suvarna.uid }],
  [`people/${uid}/savedJobs/job-old`, { ...savedJob, ...stored('job-old') }],
  [`people/${uid}/savedSearches/search_old`, { ...savedSearch, ...stored('search_old') }],
  [`people/${uid}/jobDrafts/${uid}_new`, { ...draft, ...stored(`${uid}_new`) }]
])

const fileOf = (person: { uid: string }, digits: string, type: string, size: number): Doc => ({
  ...stored(`${person.uid}_${digits.repeat(8)}`),
  ...{ uid: person.uid, type, size, parts: Math.ceil(size / 900_000) }
})

export const files = {
  resume: fileOf(meena, '01ab', 'application/pdf', 4),
  picture: fileOf(meena, '23cd', 'image/webp', 4),
  photo: fileOf(meena, '23ef', workPhotoType, 4),
  /** Its first part is not there. */
  unfinished: fileOf(meena, '45ef', 'application/pdf', 900_003),
  /** Its last part has gone already. */
  going: { ...fileOf(meena, 'abcd', 'application/pdf', 900_003), going: true },
  /** Its head is not there any more. */
  removed: fileOf(meena, '89ef', 'application/pdf', 4),
  employers: fileOf(suvarna, '67ab', 'application/pdf', 4)
} satisfies Record<string, Doc>

/** Of a job that everybody above has seen, of one that others have seen, and of one that is gone. */
export const jobViews = {
  old: { ...stored('job-old'), employerId: suvarna.uid, count: 5 },
  approved: { ...stored('job-approved'), employerId: suvarna.uid, count: 3 },
  left: { ...stored('job_1_left'), employerId: suvarna.uid, count: 1 }
} satisfies Record<string, Doc>

/** Four bytes. */
export const four = Uint8Array.from([37, 80, 68, 70])

const fileParts: Stored[] = [
  ...[files.resume, files.picture, files.photo, files.employers, files.removed].map(
    (file): Stored => [`files/${file.id}/parts/0`, { bytes: four }]
  ),
  [`files/${files.unfinished.id}/parts/1`, { bytes: four.slice(1) }],
  [`files/${files.going.id}/parts/0`, { bytes: four }]
]

const publicJobs = Object.fromEntries(Object.values(jobs).map((job): [string, Doc] => [job.id, openPart(job) as Doc]))
const { removed: _removed, ...storedFiles } = files
/** Everything that is stored before an attempt. */
export const sampleBoard: readonly Stored[] = [
  ...placeIn('jobs', publicJobs),
  ...placeIn('jobHistory', Object.fromEntries(jobHistories)),
  ...placeIn('endedJobs', endedJobs),
  ...placeIn('savedReasons', savedReasons),
  ...placeIn('hintPhrases', hintPhrases),
  ...placeIn('reports', reports),
  ...placeIn('reportTallies', reportTallies),
  ...placeIn('boardSettings', { otherSettings }),
  ...placeIn('jobQuestions', jobQuestions),
  ...placeIn('wantedAnswers', wantedAnswers),
  ...placeIn('jobViews', jobViews),
  ...placeIn('pages', pages),
  ...placeIn('pageVersions', pageVersions),
  ...placeIn('withdrawals', withdrawals),
  ...placeIn('candidateProfiles', publicProfiles),
  ...placeIn('candidateNumbers', numbers),
  ...placeIn('candidateDocuments', documents),
  ...placeIn('applications', applications),
  ...placeIn('invitations', invitations),
  ...placeIn('threadSteps', threadSteps),
  ...placeIn('files', storedFiles),
  ...fileParts,
  ...sampleCounts,
  ...reportCounts.map((count): Stored => [`people/${count.id}/reportCount/${count.id}`, count]),
  ...Object.values(publicProfileRecords).map(
    (record): Stored => [`people/${record.id}/publicProfile/${record.id}`, record]
  ),
  ...ownThings,
  // Tara has removed other marks.
  [`people/${tara.uid}/seenJobs/job-old`, { ...stored('job-old'), employerId: suvarna.uid }],
  [`people/${tara.uid}/seenEnd/${tara.uid}`, stored(tara.uid)],
  ...sampleCompanies,
  ['removedJobs/job_1_gone', stored('job_1_gone')],
  // Of no job.
  ['jobHistory/job_1_left', { ...stored('job_1_left'), employerId: suvarna.uid, history: [] }],
  ['drawers/1', { id: '1', open: true }]
]

/** The document at a path. */
export function findStored(path: string): Fields {
  const found = sampleBoard.find(([index]) => index === path)
  if (!found) throw new Error(`nothing is stored at ${path}`)
  return found[1]
}
