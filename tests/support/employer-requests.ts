import { createAuthorizedStore } from '#renderer/data/authorized-store.ts'
import {
  type CompanyModerationRepository,
  createCompanyModerationRepository
} from '#renderer/data/companies/company-moderation-repository.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { employerRequests } from '#shared/collections/employer-requests.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { answerRequest, askToPost } from '#shared/domain/company/employer-request.ts'
import type {
  CompanyDetails,
  EmployerRequest,
  RequestDecision
} from '#shared/domain/company/employer-request-record.ts'
import { emails } from './people.ts'

export const sampleDetails: CompanyDetails = {
  company: 'Suvarna Jewellers',
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

/** The review queue, who sits in another window of the same board. */
export function openModerationOver(documents: DocumentStore): CompanyModerationRepository {
  const getActor = () => administrator
  return createCompanyModerationRepository(createAuthorizedStore(documents, getActor), getActor)
}

/** The request of a user as it is stored. */
export async function readRequest(documents: DocumentStore, uid: string): Promise<EmployerRequest> {
  const stored = await documents.get(employerRequests, uid)
  if (!stored) throw new Error('nothing was asked')
  return stored
}

/** Stores a request of a user, and what the administrator has said to it. */
export async function storeRequest(
  documents: DocumentStore,
  person: Pick<SessionUser, 'uid' | 'email'>,
  type?: RequestDecision,
  text = ''
): Promise<EmployerRequest> {
  const asked = askToPost(undefined, person, sampleDetails, new Date('2026-11-10T09:00:00.000Z'))
  const at = new Date('2026-11-12T09:00:00.000Z')
  return documents.change(employerRequests, person.uid, () => (type ? answerRequest(asked, type, { text }, at) : asked))
}
