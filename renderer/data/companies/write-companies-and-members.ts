import { type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import { companies, companyMembers } from '#shared/collections/companies.ts'
import { companyNumbers } from '#shared/collections/company-phone-numbers.ts'
import { employers } from '#shared/collections/employers.ts'
import { jobs } from '#shared/collections/jobs.ts'
import { approveEmployer, type Ban, type Employer, hasBans, withdrawApproval } from '#shared/domain/account/employer.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { type Company, maxCompanyPeople, parseWebsite } from '#shared/domain/company/company.ts'
import { type Verification, verifications } from '#shared/domain/company/company-verification.ts'
import type { EmployerRequest } from '#shared/domain/company/employer-request-record.ts'
import { changeExisting } from '../document-store-operations.ts'

export interface Asker {
  entry: Employer | undefined
  company: Company | undefined
}

/** Writes companies and their people. Everything rejects with a StoreError, and can be done again after a failure. */
export function createCompanyWrites(documents: DocumentStore, clock: () => Date) {
  async function writeCompany(
    id: string,
    { details }: EmployerRequest,
    verified: readonly Verification[]
  ): Promise<void> {
    await documents.change(companies, id, (stored) => ({
      ...(stored ?? { about: '', website: parseWebsite(details.address) ?? '', people: [] }),
      id,
      name: details.company,
      place: details.place,
      ...describeVerification(stored, verified, clock())
    }))
  }

  function verify(id: string, verified: readonly Verification[]): Promise<Company> {
    return changeExisting(documents, companies, id, (stored) => ({
      ...stored,
      ...describeVerification(stored, verified, clock())
    }))
  }

  /** The role comes last: their first job finds the company complete, even where an approval was cut off in the middle. */
  async function joinCompany(
    { id, email }: EmployerRequest,
    companyId: string,
    { uid }: SessionUser,
    addressBan: Ban | undefined
  ): Promise<void> {
    if ((await documents.get(employers, id))?.ban) throw new StoreError('refused', 'this person is banned')
    await writeMember(id, companyId)
    const now = clock()
    await documents.change(employers, id, (stored) => {
      if (stored?.ban) throw new StoreError('refused', 'this person is banned')
      return { ...approveEmployer(stored, { uid: id, email }, uid, now, addressBan), companyId }
    })
  }

  async function writeMember(id: string, companyId: string): Promise<void> {
    const before = await documents.get(companyMembers, id)
    const since = clock().toISOString()
    await documents.change(companyMembers, id, (stored) =>
      stored?.companyId === companyId ? stored : { ...stored, id, companyId, since }
    )
    if (before && before.companyId !== companyId) await writePeople(before.companyId)
    await writePeople(companyId)
  }

  /** A company names its people, since the rules of a shared board let no client list its members. */
  async function writePeople(companyId: string): Promise<void> {
    const company = await documents.get(companies, companyId)
    if (!company) return
    const asked = { where: { companyId }, order: 'stored', limit: maxCompanyPeople } as const
    const people = (await documents.query(companyMembers, asked)).documents.map(({ id }) => id)
    if (people.join() === company.people?.join()) return
    await changeExisting(documents, companies, companyId, (stored) => ({ ...stored, people }))
  }

  /** Takes an approval back to `before`; 'refused' where its person has posted since. A company that was made for it stays, without people. */
  async function takeRoleBack(id: string, { entry, company }: Asker): Promise<void> {
    const stored = await documents.get(employers, id)
    const isSame = entry?.confirmedAt !== undefined && stored?.confirmedAt === entry.confirmedAt
    if (!isSame) {
      const order = { by: 'postedDate', direction: 'descending' } as const
      const posted = await documents.query(jobs, { where: { employerId: id }, order, limit: 1 })
      if (posted.documents.length > 0) throw new StoreError('refused', 'this person has posted since')
    }
    if (entry) {
      await documents.change(employers, id, (now = entry) => {
        const { companyId: _joined, ...rest } = isSame ? now : { ...withdrawApproval(now), email: entry.email }
        return entry.companyId === undefined ? rest : { ...rest, companyId: entry.companyId }
      })
    } else await removeApproval(documents, id)
    if (entry?.companyId !== undefined) await writeMember(id, entry.companyId)
    else await leaveCompany(id)
    if (!company) return
    await documents.change(companies, company.id, (stored) => ({
      ...(stored ?? company),
      name: company.name,
      place: company.place,
      verified: company.verified,
      verifiedAt: company.verifiedAt
    }))
  }

  async function leaveCompany(id: string): Promise<void> {
    const member = await documents.get(companyMembers, id)
    await documents.remove(companyMembers, id)
    if (member) await writePeople(member.companyId)
  }

  /** The company's mark goes first, so that no candidate is offered a number that is gone. */
  async function removeNumber(companyId: string): Promise<void> {
    const company = await documents.get(companies, companyId)
    if (company?.hasNumber) {
      await changeExisting(documents, companies, companyId, ({ hasNumber: _shown, ...rest }) => rest)
    }
    await documents.remove(companyNumbers, companyId)
  }

  return { writeCompany, verify, joinCompany, writeMember, writePeople, takeRoleBack, leaveCompany, removeNumber }
}

/** Bans stay, and with them the entry. */
export async function removeApproval(documents: DocumentStore, uid: string): Promise<void> {
  const stored = await documents.get(employers, uid)
  if (stored && hasBans(stored)) await changeExisting(documents, employers, uid, withdrawApproval)
  else await documents.remove(employers, uid)
}

/** `verifiedAt` changes with what was verified alone. */
function describeVerification(
  stored: Company | undefined,
  given: readonly Verification[],
  now: Date
): Pick<Company, 'verified' | 'verifiedAt'> {
  const verified = verifications.filter((each) => given.includes(each))
  const isSame = stored !== undefined && stored.verified.join() === verified.join()
  return { verified, verifiedAt: isSame ? stored.verifiedAt : now.toISOString() }
}
