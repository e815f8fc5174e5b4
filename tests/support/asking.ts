import { createAuthorizedStore } from '#renderer/data/authorized-store.ts'
import { createHousesDeskRepository, type HousesDeskRepository } from '#renderer/data/houses/houses-desk-repository.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { employerRequests } from '#shared/collections/employer-requests.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { answerRequest, askToPost } from '#shared/domain/house/employer-request.ts'
import type { EmployerRequest, HouseDetails, RequestDecision } from '#shared/domain/house/request-record.ts'
import { emails } from './people.ts'

export const sampleDetails: HouseDetails = {
  house: 'Suvarna Jewellers',
  place: 'Rajkot GJ',
  contactName: 'Hetal Shah',
  phone: '+91 98200 12345',
  address: 'suvarna.example',
  gstin: '27AAPFU0939F1ZV',
  words: 'We make kundan sets.'
}

const administrator: SessionUser = {
  ...{ email: emails.Admin, uid: 'admin', role: 'Admin' },
  ...{ isAdmin: true, isEmployer: false }
}

/** The desk of the administrator, who sits in another window of the same board. */
export function openDeskOver(documents: DocumentStore): HousesDeskRepository {
  const getActor = () => administrator
  return createHousesDeskRepository(createAuthorizedStore(documents, getActor), getActor)
}

/** The request of somebody as it is stored. */
export async function readRequest(documents: DocumentStore, uid: string): Promise<EmployerRequest> {
  const stored = await documents.get(employerRequests, uid)
  if (!stored) throw new Error('nothing was asked')
  return stored
}

/** Stores a request of somebody, and what the administrator has said to it. */
export async function storeRequest(
  documents: DocumentStore,
  person: Pick<SessionUser, 'uid' | 'email'>,
  did?: RequestDecision,
  text = ''
): Promise<EmployerRequest> {
  const asked = askToPost(undefined, person, sampleDetails, new Date('2026-11-10T09:00:00.000Z'))
  const at = new Date('2026-11-12T09:00:00.000Z')
  return documents.change(employerRequests, person.uid, () => (did ? answerRequest(asked, did, { text }, at) : asked))
}
