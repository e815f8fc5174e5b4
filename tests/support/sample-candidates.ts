import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'

/** A public profile, as its owner stored it. */
export function candidateOf(id: string, more: Partial<CandidateProfile> = {}): CandidateProfile {
  return {
    id,
    revision: 1,
    name: 'Meena Patel',
    headline: 'Kundan setter',
    location: 'Jaipur RJ',
    skills: ['kundan', 'polki', 'stone setting', 'meenakari'],
    experience: '8 years',
    availability: 'Actively searching',
    joiningPeriod: '1 month',
    resumeUrl: 'https://documents.example.com/resume.pdf',
    aadharUrl: 'https://documents.example.com/aadhar',
    avatar: '',
    uid: `u-${id}`,
    ...more
  }
}
