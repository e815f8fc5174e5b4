import { createHash } from 'node:crypto'
import { type Doc, type Fields, placeIn, type Stored } from '../attempts.ts'
import { asha, esha, kesar, meena, namesake, suvarna, type Token, unverified } from '../people.ts'
import { formatInstant, stored } from '../sample-times.ts'
import { bina, gopal, hari, jaya, lila, moti, motisThird, nila, omi, raju, tulsi, unknown } from './company-people.ts'

/** A company in order, GSTIN and all. */
export const details: Fields = {
  ...{ company: 'Hari Jewels', place: 'Surat', contactName: 'Hari Mehta', phone: '+91 98250 12345' },
  ...{ address: 'hari-jewels.example', gstin: '24AAACH1234A1ZJ', words: 'We set kundan.' }
}

function requestOf({ uid, token }: typeof hari, state: string, answers: Fields[] = []): Doc {
  return { ...stored(uid), email: token.email, details, state, at: formatInstant(-3), answers }
}

const asked: Fields = { type: 'ask', at: formatInstant(-2), text: 'Where is the shop?' }
const declined: Fields = { type: 'decline', at: formatInstant(-2), text: 'There is no such company' }
const approved: Fields = { type: 'approve', at: formatInstant(-2), text: '', verified: ['phone'] }

export const requests: Record<'lila' | 'bina' | 'tulsi' | 'hari' | 'gopal' | 'unknown' | 'waitsAgain', Doc> = {
  lila: requestOf(lila, 'waiting'),
  bina: { ...requestOf(bina, 'asked', [asked]), revision: 2 },
  tulsi: { ...requestOf(tulsi, 'declined', [declined]), revision: 2 },
  hari: { ...requestOf(hari, 'approved', [approved]), revision: 2 },
  gopal: { ...requestOf(gopal, 'approved', [approved]), revision: 2 },
  unknown: requestOf(unknown, 'waiting'),
  waitsAgain: { ...requestOf(raju, 'waiting', [declined]), revision: 3 }
}

function entryOf({ uid }: { uid: string }, email: string, more: Fields = {}): Doc {
  return { ...stored(uid), email, confirmedAt: formatInstant(-9), confirmedBy: asha.uid, ...more }
}

const ban: Fields = { at: formatInstant(-1), reason: 'It asked for money', by: asha.uid }
const earlier: Fields = { at: formatInstant(-9), reason: 'It asked for money', by: asha.uid, until: formatInstant(-8) }

/** The address that the administrator has confirmed for Suvarna's account, beside what her own says. */
export const suvarnasOther = 'suvarna@suvarna-jewels.example'

export const entries = {
  suvarna: entryOf(suvarna, suvarnasOther, { companyId: 'suvarna-jewels-1a2b3c' }),
  hari: entryOf(hari, hari.token.email, { companyId: 'hari-jewels-4d5e6f' }),
  moti: entryOf(moti, moti.token.email, { ban }),
  /** Banned for the second time. */
  gopal: entryOf(gopal, gopal.token.email, { companyId: 'gopal-gems-7a8b9c', ban, earlierBans: [earlier] }),
  raju: entryOf(raju, raju.token.email, { earlierBans: [earlier] }),
  motisThird: entryOf(motisThird, motisThird.token.email, { confirmedAt: formatInstant() }),
  nila: entryOf(nila, nila.token.email),
  omi: {
    ...entryOf(omi, omi.token.email, { earlierBans: [earlier] }),
    ...{ confirmedAt: undefined, confirmedBy: undefined }
  },
  unknown: entryOf(unknown, '', { ban }),
  jaya: entryOf(jaya, '', { ban, confirmedAt: undefined, confirmedBy: undefined })
} satisfies Record<string, Doc>

function companyOf(id: string, name: string): Doc {
  return {
    ...stored(id),
    ...{ name, place: 'Surat', about: 'Since 1931.\n\nKundan and polki.', website: 'https://hari-jewels.example/' },
    ...{ verified: ['phone', 'shop'], verifiedAt: formatInstant(-9) },
    ...{ answering: { hours: 6, answered: 14, at: formatInstant(-9) }, people: [suvarna.uid] }
  }
}

export const companies = {
  suvarnas: companyOf('suvarna-jewels-1a2b3c', 'Suvarna Jewels'),
  haris: companyOf('hari-jewels-4d5e6f', 'Hari Jewels'),
  gopals: companyOf('gopal-gems-7a8b9c', 'Gopal Gems')
} satisfies Record<string, Doc>

const memberOf = ({ uid }: { uid: string }, { id: companyId }: Doc): Doc => ({
  ...stored(uid),
  ...{ companyId, since: formatInstant(-9) }
})

export const members = {
  suvarna: memberOf(suvarna, companies.suvarnas),
  hari: memberOf(hari, companies.haris)
} satisfies Record<string, Doc>

/** The name under which it is known who has posted with an address. */
export function addressKey(email = ''): string {
  const folded = email.toLowerCase().replace(/\+[^@]*@/, '@')
  return createHash('sha256').update(folded).digest('hex')
}

const addressOf = ({ uid, token }: { uid: string; token: Token }): Doc => ({
  ...stored(addressKey(token.email)),
  uids: [uid]
})

/** One who has posted, and one who may not although their address is known. */
export const addresses = {
  ...{ suvarna: addressOf(suvarna), kesar: addressOf(kesar), namesake: addressOf(namesake), hari: addressOf(hari) },
  ...{
    moti: { ...addressOf(moti), ban },
    gopal: { ...addressOf(gopal), ban },
    nila: { ...addressOf(nila), ban },
    ...{ raju: addressOf(raju), omi: addressOf(omi) },
    tulsi: addressOf(tulsi),
    jaya: addressOf(jaya)
  },
  ...{ lila: addressOf(lila), meena: addressOf(meena), unverified: addressOf(unverified), esha: addressOf(esha) },
  suvarnasOther: { ...stored(addressKey(suvarnasOther)), uids: [suvarna.uid] }
} satisfies Record<string, Doc>

/** Hari's company has none. Kesar wrote the one of Suvarna's, and is of that company no more. */
export const companyNumbers = {
  suvarnas: {
    ...stored(companies.suvarnas.id),
    uid: kesar.uid,
    number: '0141 2345678',
    hours: 'Monday to Saturday, 10 to 6'
  },
  gopals: { ...stored(companies.gopals.id), uid: gopal.uid, number: '0141 2345679', hours: '' }
} satisfies Record<string, Doc>

export const phoneReveals = {
  meenas: {
    ...stored(`${meena.uid}_${companies.suvarnas.id}`),
    ...{ companyId: companies.suvarnas.id, uid: meena.uid, at: formatInstant(-1) }
  },
  /** Its name begins like those of Meena's. */
  another: {
    ...stored(`${meena.uid}_2_${companies.suvarnas.id}`),
    ...{ companyId: companies.suvarnas.id, uid: `${meena.uid}_2`, at: formatInstant(-1) }
  },
  /** For the number that a user wrote who is banned since. */
  tulsis: {
    ...stored(`${tulsi.uid}_${companies.gopals.id}`),
    ...{ companyId: companies.gopals.id, uid: tulsi.uid, at: formatInstant(-1) }
  },
  tulsisOther: {
    ...stored(`${tulsi.uid}_${companies.suvarnas.id}`),
    ...{ companyId: companies.suvarnas.id, uid: tulsi.uid, at: formatInstant(-1) }
  }
} satisfies Record<string, Doc>

/** Counted with the press of Meena's; the others were not. */
export const revealCounts = {
  suvarnas: { ...stored(companies.suvarnas.id), count: 1 }
} satisfies Record<string, Doc>

export const sampleCompanies: readonly Stored[] = [
  ...placeIn('companyNumbers', companyNumbers),
  ...placeIn('phoneReveals', phoneReveals),
  ...placeIn('revealCounts', revealCounts),
  ...placeIn('employerRequests', requests),
  ...placeIn('employers', entries),
  ...placeIn('companies', companies),
  ...placeIn('companyMembers', members),
  ...placeIn('employerAddresses', addresses)
]
