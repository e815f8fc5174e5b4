import type { Employer } from '#shared/domain/account/employer.ts'
import type { House } from '#shared/domain/house/house.ts'
import type { EmployerRequest, HouseDetails } from '#shared/domain/house/request-record.ts'

export const details: HouseDetails = {
  house: 'Shah Jewels',
  place: 'Surat',
  contactName: 'Nirali Shah',
  phone: '+91 98250 12345',
  address: 'shahjewels.in',
  gstin: '24AAACC1206D1ZM',
  words: 'Four benches near the clock tower.'
}

/** What somebody asks who waits for an answer. */
export function requestOf(
  id: string,
  change: Partial<HouseDetails> = {},
  more: Partial<EmployerRequest> = {}
): EmployerRequest {
  return {
    ...{ id, revision: 1, email: `${id.replace(/^u-/, '')}@example.com`, details: { ...details, ...change } },
    ...{ state: 'waiting', at: '2026-11-02T09:00:00.000Z', answers: [] },
    ...more
  }
}

export function houseOf(id: string, change: Partial<House> = {}): House {
  return {
    ...{ id, revision: 1, name: 'Shah Jewels', place: 'Surat', about: '', website: '' },
    ...{ verified: [], verifiedAt: '2026-11-03T09:00:00.000Z' },
    ...change
  }
}

/** That somebody may post, for a house if one is named. */
export function entryOf(id: string, change: Partial<Employer> = {}): Employer {
  return {
    ...{ id, revision: 1, email: `${id.replace(/^u-/, '')}@example.com` },
    ...{ confirmedAt: '2026-11-01T09:00:00.000Z', confirmedBy: 'admin' },
    ...change
  }
}

export function bannedEntry(id: string, reason: string, change: Partial<Employer> = {}): Employer {
  return entryOf(id, { ban: { at: '2026-11-02T09:00:00.000Z', reason, by: 'admin' }, ...change })
}
