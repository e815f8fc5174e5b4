import type { Application, ApplicationState } from '#shared/domain/application/application.ts'

/** Meena's application to Suvarna's job, as it was sent. */
export function applicationOf(more: Partial<Application> = {}, name = 'Meena Patel'): Application {
  const { uid = 'u-meena', jobId = 'job_1', state = 'new', appliedAt = '2026-11-20T10:00:00.000Z' } = more
  return {
    id: `${uid}_${jobId}`,
    revision: 1,
    ...{ jobId, uid, state, appliedAt },
    employerId: 'u-suvarna',
    job: { title: 'Stone setter', company: 'Suvarna Jewels', location: 'Surat GJ' },
    profile:
      state === 'withdrawn'
        ? null
        : {
            name,
            headline: 'Kundan setter',
            location: 'Jaipur RJ',
            skills: ['kundan', 'polki', 'stone setting', 'meenakari'],
            experience: '8 years at the bench',
            availability: 'Actively searching',
            joiningPeriod: '1 month',
            resumeName: '',
            resumeUrl: '',
            avatarUrl: '',
            contactNumber: '+91 98250 12345',
            highestQualification: 'ITI, gem setting'
          },
    message: '',
    history: historyTo(state, appliedAt),
    seen: 1,
    ...more
  }
}

function historyTo(state: ApplicationState, at: string): Application['history'] {
  const applied = { state: 'new', at } as const
  return state === 'new' ? [applied] : [applied, { state, at }]
}

/** An invitation to one time, with an answer. */
export function interviewStepsOf(application: Application, start: string, answer?: object): object[] {
  const { id: applicationId, uid, employerId, history } = application
  const common = { revision: 1, applicationId, uid, employerId, at: application.appliedAt, words: '' }
  const invite = { ...common, id: `${applicationId}_1`, type: 'invite', line: history.length, contact: '' }
  const where = { kind: 'place', address: '14, Zaveri Bazaar', map: '' }
  return [
    { ...invite, slots: [{ start, minutes: 30 }], where },
    ...(answer ? [{ ...common, id: `${applicationId}_2`, invitation: invite.id, ...answer }] : [])
  ]
}
