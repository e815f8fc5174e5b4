import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { EmployerRequest, HouseDetails, RequestAnswer } from '#shared/domain/house/employer-request.ts'

/** Details that nothing is wrong with. */
export const suvarnaDetails: HouseDetails = {
  house: 'Suvarna Jewels',
  place: 'Mumbai',
  contactName: 'Asha Shah',
  phone: '+91 98200 12345',
  address: 'suvarna.example',
  gstin: '27AAPFU0939F1ZV',
  words: 'Gold and polki since 1962.'
}

const outcomes = { approve: 'approved', decline: 'declined', ask: 'asked' } as const

/** A request as it is stored, answered so. */
export function requestOf(
  uid: string,
  details: Partial<HouseDetails> = {},
  answers: readonly RequestAnswer[] = []
): EmployerRequest {
  const last = answers.at(-1)
  return {
    ...{ id: uid, revision: answers.length + 1, email: `${uid}@example.com` },
    details: { ...suvarnaDetails, gstin: '', ...details },
    state: last ? outcomes[last.did] : 'waiting',
    ...{ at: '2026-11-02T09:00:00.000Z', answers }
  }
}

/** Somebody with an address of their own, whose role the administrator has not spoken about. */
export function candidateNamed(uid: string): SessionUser {
  return { uid, email: `${uid}@example.com`, role: 'Candidate', isAdmin: false, isEmployer: false }
}

export const administrator: SessionUser = {
  ...{ uid: 'admin', email: 'admin@loupe.example', role: 'Admin' },
  ...{ isAdmin: true, isEmployer: false }
}
