import { type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import { employers } from '#shared/collections/employers.ts'
import { houseNumbers } from '#shared/collections/house-numbers.ts'
import { houseMembers, houses } from '#shared/collections/houses.ts'
import { jobs } from '#shared/collections/jobs.ts'
import { approveEmployer, type Ban, type Employer, hasBans, withdrawApproval } from '#shared/domain/account/employer.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { type House, maxHousePeople, parseWebsite } from '#shared/domain/house/house.ts'
import type { EmployerRequest } from '#shared/domain/house/request-record.ts'
import { type Verification, verifications } from '#shared/domain/house/verification.ts'
import { changeExisting } from '../store-operations.ts'

export interface Asker {
  entry: Employer | undefined
  house: House | undefined
}

/** Writes houses and their people. Everything rejects with a StoreError, and can be done again after a failure. */
export function createHouseRecords(documents: DocumentStore, clock: () => Date) {
  async function writeHouse(
    id: string,
    { details }: EmployerRequest,
    verified: readonly Verification[]
  ): Promise<void> {
    await documents.change(houses, id, (stored) => ({
      ...(stored ?? { about: '', website: parseWebsite(details.address) ?? '', people: [] }),
      id,
      name: details.house,
      place: details.place,
      ...describeVerification(stored, verified, clock())
    }))
  }

  function verify(id: string, verified: readonly Verification[]): Promise<House> {
    return changeExisting(documents, houses, id, (stored) => ({
      ...stored,
      ...describeVerification(stored, verified, clock())
    }))
  }

  /** The role comes last: their first posting finds the house complete, even where an approval was cut off in the middle. */
  async function joinHouse(
    { id, email }: EmployerRequest,
    houseId: string,
    { uid }: SessionUser,
    addressBan: Ban | undefined
  ): Promise<void> {
    if ((await documents.get(employers, id))?.ban) throw new StoreError('refused', 'this person is banned')
    await writeMember(id, houseId)
    const now = clock()
    await documents.change(employers, id, (stored) => {
      if (stored?.ban) throw new StoreError('refused', 'this person is banned')
      return { ...approveEmployer(stored, { uid: id, email }, uid, now, addressBan), houseId }
    })
  }

  async function writeMember(id: string, houseId: string): Promise<void> {
    const before = await documents.get(houseMembers, id)
    const since = clock().toISOString()
    await documents.change(houseMembers, id, (stored) =>
      stored?.houseId === houseId ? stored : { ...stored, id, houseId, since }
    )
    if (before && before.houseId !== houseId) await writePeople(before.houseId)
    await writePeople(houseId)
  }

  /** A house names its people: on a shared board nobody lists its members. */
  async function writePeople(houseId: string): Promise<void> {
    const house = await documents.get(houses, houseId)
    if (!house) return
    const asked = { where: { houseId }, order: 'stored', limit: maxHousePeople } as const
    const people = (await documents.query(houseMembers, asked)).documents.map(({ id }) => id)
    if (people.join() === house.people?.join()) return
    await changeExisting(documents, houses, houseId, (stored) => ({ ...stored, people }))
  }

  /** Takes an approval back to `before`; 'refused' where its person has posted since. A house that was made for it stays, without people. */
  async function takeRoleBack(id: string, { entry, house }: Asker): Promise<void> {
    const stored = await documents.get(employers, id)
    const isSame = entry?.confirmedAt !== undefined && stored?.confirmedAt === entry.confirmedAt
    if (!isSame) {
      const order = { by: 'postedDate', direction: 'descending' } as const
      const posted = await documents.query(jobs, { where: { employerId: id }, order, limit: 1 })
      if (posted.documents.length > 0) throw new StoreError('refused', 'this person has posted since')
    }
    if (entry) {
      await documents.change(employers, id, (now = entry) => {
        const { houseId: _joined, ...rest } = isSame ? now : { ...withdrawApproval(now), email: entry.email }
        return entry.houseId === undefined ? rest : { ...rest, houseId: entry.houseId }
      })
    } else await removeApproval(documents, id)
    if (entry?.houseId !== undefined) await writeMember(id, entry.houseId)
    else await leaveHouse(id)
    if (!house) return
    await documents.change(houses, house.id, (stored) => ({
      ...(stored ?? house),
      name: house.name,
      place: house.place,
      verified: house.verified,
      verifiedAt: house.verifiedAt
    }))
  }

  async function leaveHouse(id: string): Promise<void> {
    const member = await documents.get(houseMembers, id)
    await documents.remove(houseMembers, id)
    if (member) await writePeople(member.houseId)
  }

  /** The sign of it goes first: nobody is offered a number that is gone. */
  async function removeNumber(houseId: string): Promise<void> {
    const house = await documents.get(houses, houseId)
    if (house?.hasNumber) {
      await changeExisting(documents, houses, houseId, ({ hasNumber: _shown, ...rest }) => rest)
    }
    await documents.remove(houseNumbers, houseId)
  }

  return { writeHouse, verify, joinHouse, writeMember, writePeople, takeRoleBack, leaveHouse, removeNumber }
}

/** Bans stay, and with them the entry. */
export async function removeApproval(documents: DocumentStore, uid: string): Promise<void> {
  const stored = await documents.get(employers, uid)
  if (stored && hasBans(stored)) await changeExisting(documents, employers, uid, withdrawApproval)
  else await documents.remove(employers, uid)
}

/** `verifiedAt` changes with what was verified alone. */
function describeVerification(
  stored: House | undefined,
  given: readonly Verification[],
  now: Date
): Pick<House, 'verified' | 'verifiedAt'> {
  const verified = verifications.filter((each) => given.includes(each))
  const isSame = stored !== undefined && stored.verified.join() === verified.join()
  return { verified, verifiedAt: isSame ? stored.verifiedAt : now.toISOString() }
}
