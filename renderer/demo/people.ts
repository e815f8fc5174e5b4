import { productDomain } from '#renderer/config/configuration.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { accounts, type PasswordHash } from '#shared/collections/accounts.ts'
import { employers as employerEntries } from '#shared/collections/employers.ts'
import { findRoleOfEmail, type SessionUser } from '#shared/domain/account/session-user.ts'
import { computeCheckCharacter } from '#shared/domain/house/gstin.ts'
import type { HouseDetails } from '#shared/domain/house/request-record.ts'
import type { Verification } from '#shared/domain/house/verification.ts'
import type { Stage } from './stage.ts'

export function createPerson(name: string, email: string, role = findRoleOfEmail(email, productDomain)): SessionUser {
  return { uid: `demo-${name}`, email, role, isAdmin: role === 'Admin', isEmployer: role === 'Employer' }
}

const employer = (name: string) => createPerson(name, `${name}_employer@${productDomain}`)

export const administrator: SessionUser = { ...createPerson('admin', `admin@${productDomain}`), uid: 'admin' }

export const suvarna = employer('suvarna')
export const ratnadeep = employer('ratnadeep')
/** With an address of their own: the administrator has approved the request. */
export const kesar = createPerson('kesar', 'bench@kesarkundan.example', 'Employer')

export const tara = employer('tara')
export const shubhLabh = employer('shubhlabh')
const confirmed = [tara, shubhLabh]

export const goldline = employer('goldline')
export const sparkle = employer('sparkle')
const unconfirmed = [goldline, sparkle]

const anmol = createPerson('anmol', 'anmol.zaveri@example.com')
const copycat = createPerson('copycat', 'hr.ratnadip@example.com')

const gstin = (first: string) => first + computeCheckCharacter(first)

interface Founding {
  owner: SessionUser
  details: HouseDetails
  verified: readonly Verification[]
  about: string
  website: string
}

const foundings: readonly Founding[] = [
  {
    owner: suvarna,
    details: {
      house: 'Suvarna Karigari Works',
      place: 'Surat GJ',
      contactName: 'Hetal Savani',
      phone: '+91 261 255 0142',
      address: '3rd floor, Mini Bazaar, Varachha Road, Surat',
      gstin: gstin('24AAKFS5512P1Z'),
      words: 'We cast, set and polish studded gold for export. Sixty benches, two shifts.'
    },
    verified: ['phone', 'gstin', 'shop'],
    about:
      'Sixty benches in Varachha, where rings and bracelets are cast, set under the microscope and polished in one house. Most of what we make goes to chain stores in Dubai and New Jersey.\n\nSetters are paid by the stone or by the month, as they like. Tea at eleven and four, a bus from Katargam, and every Sunday off.',
    website: 'suvarnakarigari.example'
  },
  {
    owner: ratnadeep,
    details: {
      house: 'Ratnadeep Jewels',
      place: 'Mumbai MH',
      contactName: 'Farida Contractor',
      phone: '+91 22 2829 0371',
      address: 'Unit 41, SEEPZ++, Andheri East, Mumbai',
      gstin: gstin('27AABCR7719M1Z'),
      words: 'Manufacturer and exporter, 300 people.'
    },
    verified: ['phone', 'gstin'],
    about:
      'Diamond jewellery for export since 1988, made and shipped from SEEPZ. Three hundred people, a third of them women, and a canteen that is worth the train ride.',
    website: 'ratnadeepjewels.example'
  },
  {
    owner: kesar,
    details: {
      house: 'Kesar Kundan House',
      place: 'Jaipur RJ',
      contactName: 'Devki Nandan Soni',
      phone: '+91 141 256 4410',
      address: 'Johari Bazaar, near Gopalji ka Rasta, Jaipur',
      gstin: '',
      words: 'Kundan and polki in the fifth generation.'
    },
    verified: ['phone', 'shop'],
    about:
      'Five generations of kundan, polki and meenakari in Johari Bazaar. Eighteen karigars work in the house, and whoever learns with us is paid from the first day.',
    website: ''
  }
]

/** Three verified houses, and two more that ask: the second was asked back, for its name is nearly that of another. */
export async function foundHouses(stage: Stage): Promise<void> {
  for (const { owner, details, verified, about, website } of foundings) {
    stage.enter(owner, 88, 10)
    const request = await stage.ownRequest.ask(details, null)
    stage.enter(administrator, 87, 16)
    await stage.housesDesk.approve(request, verified)
    const { houseId = '' } = (await stage.documents.get(employerEntries, owner.uid)) ?? {}
    stage.enter({ ...owner, houseId }, 86)
    await stage.houses.saveOwnWords(await stage.readHouse(houseId), { about, website })
  }
  for (const { uid, email } of confirmed) {
    stage.enter(administrator, 85)
    await stage.documents.change(employerEntries, uid, () => ({
      ...{ id: uid, email, confirmedBy: administrator.uid },
      confirmedAt: stage.clock().toISOString()
    }))
  }
}

export async function askToJoin(stage: Stage): Promise<void> {
  stage.enter(copycat, 4, 17, 20)
  const request = await stage.ownRequest.ask(
    {
      house: 'Ratnadip Jewels',
      place: 'Mumbai MH',
      contactName: 'R. K. Mehta',
      phone: '+91 98200 00417',
      address: 'Zaveri Bazaar, Mumbai',
      gstin: '',
      words: 'Urgent hiring of 40 people, please approve soon.'
    },
    null
  )
  stage.enter(administrator, 3, 10, 5)
  await stage.housesDesk.askBack(
    request,
    'We know a Ratnadeep Jewels at SEEPZ. Do you belong to them? Please give us the number of your shop and, if you have one, your GSTIN.'
  )
  stage.enter(anmol, 1, 12, 40)
  await stage.ownRequest.ask(
    {
      house: 'Anmol Zaveri and Sons',
      place: 'Ahmedabad GJ',
      contactName: 'Jignesh Zaveri',
      phone: '+91 79 2214 6630',
      address: 'Manek Chowk, Ahmedabad',
      gstin: gstin('24AADFA3318Q1Z'),
      words: 'A family shop with a workshop of eight. We look for a polisher and somebody for the counter.'
    },
    null
  )
}

export async function openAccounts(
  documents: DocumentStore,
  people: readonly SessionUser[],
  { password, createdAt }: { password: PasswordHash; createdAt: string }
): Promise<void> {
  const houses = foundings.map(({ owner }) => owner)
  for (const { uid, email } of [...houses, ...confirmed, ...unconfirmed, anmol, copycat, ...people]) {
    await documents.change(accounts, email, () => ({ id: email, uid, password, createdAt }))
  }
}

/** How soon the houses answer, counted by the administrator. */
export async function countAnswers(stage: Stage): Promise<void> {
  stage.enter(administrator, 1, 21)
  for (const { owner } of foundings) {
    const { houseId = '' } = (await stage.documents.get(employerEntries, owner.uid)) ?? {}
    await stage.housesDesk.countAnswering(await stage.readHouse(houseId))
  }
}
