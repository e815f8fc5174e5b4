import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { emptyProfile, type ProfileContent, type TypedProfileField } from '#shared/domain/candidate/user-profile.ts'
import { createSeedCandidates } from '#shared/domain/seeds/seed-candidates.ts'
import { createPerson } from './people.ts'
import type { Stage } from './stage.ts'

export interface Candidate {
  person: SessionUser
  profile: ProfileContent
  /** Lines under name and skills; none: there is no résumé. */
  resume: readonly string[]
}

const candidate = (typed: Record<TypedProfileField, string>, resume: readonly string[]): Candidate => {
  const name = typed.name.toLowerCase().replace(' ', '.')
  const resumeName = resume.length > 0 ? `${typed.name.replace(' ', '-')}.pdf` : ''
  return {
    person: createPerson(name.replace('.', '-'), `${name}@example.com`),
    profile: { ...emptyProfile, ...typed, resumeName },
    resume
  }
}

/** Of the cards that every new board has. */
function findSample(wanted: string) {
  const sample = createSeedCandidates().find(({ name }) => name === wanted)
  if (!sample) throw new Error(`No sample is called ${wanted}`)
  const { name, headline, location, skills, experience, availability, joiningPeriod } = sample
  return { name, headline, location, skills: skills.join(', '), experience, availability, joiningPeriod }
}

/** The demonstration's candidate. */
export const meena = candidate(
  {
    name: 'Meena Patel',
    headline: 'Diamond setter, micro-pavé and channel',
    location: 'Surat GJ',
    skills: 'pavé, prong setting, channel setting, microscope work',
    experience: '6 years at the bench',
    availability: 'Actively searching',
    joiningPeriod: '2 weeks',
    contactNumber: '+91 98250 41107',
    highestQualification: 'ITI, Surat'
  },
  [
    '2020 to today: setter at Laxmi Diamond Works, Katargam',
    'Micro-pave under the microscope, 0.9 to 1.5 mm, about 140 stones a day',
    '2018 to 2020: apprentice at Shree Hari Jewels, Varachha',
    'Breakage under one stone in a thousand'
  ]
)

export const bhavesh = candidate(
  {
    ...findSample('Bhavesh Kachhadiya'),
    contactNumber: '+91 99090 23318',
    highestQualification: 'HSC'
  },
  [
    '2017 to today: senior setter, Kiran Gems workshop, Surat',
    'Trained eleven juniors in prong and bezel setting',
    '2014 to 2017: setter, Ghanshyam Jewels'
  ]
)

export const salim = candidate(
  {
    name: 'Salim Ansari',
    headline: 'Goldsmith and setter',
    location: 'Ahmedabad GJ',
    skills: 'setting, filing, soldering, casting',
    experience: '14 years, in two houses',
    availability: 'Open to offers',
    joiningPeriod: '1 month',
    contactNumber: '+91 97243 66102',
    highestQualification: 'SSC'
  },
  ['Own bench since 2012 in Manek Chowk', 'Setting, filing and soldering in 18 and 22 karat', 'References on request']
)

export const jyoti = candidate(
  {
    name: 'Jyoti Rathod',
    headline: 'Setter, trained at IIGJ',
    location: 'Surat GJ',
    skills: 'prong setting, microscope work',
    experience: '1 year',
    availability: 'Actively searching',
    joiningPeriod: 'ASAP',
    contactNumber: '+91 90168 55240',
    highestQualification: 'Diploma, IIGJ Surat'
  },
  ['2025: diploma in gem setting, IIGJ', '2025 to today: junior setter, four-prong solitaires']
)

export const ramesh = candidate(
  {
    name: 'Ramesh Vaghela',
    headline: 'Polisher who wants to learn setting',
    location: 'Rajkot GJ',
    skills: 'polishing, rhodium plating',
    experience: '3 years of polishing',
    availability: 'Actively searching',
    joiningPeriod: 'ASAP',
    contactNumber: '+91 94272 11095',
    highestQualification: 'SSC'
  },
  []
)

export const nandini = candidate(
  {
    ...findSample('Nandini Kulkarni'),
    contactNumber: '+91 98195 70033',
    highestQualification: 'B.Des, NIFT Mumbai'
  },
  ['Solitaire rings and tennis bracelets in MatrixGold', '2021 to today: designer, Tara Solitaires']
)

export const imran = candidate(
  {
    ...findSample('Imran Qureshi'),
    contactNumber: '+91 98290 44871',
    highestQualification: 'FGA'
  },
  ['Emerald, ruby and sapphire lots up to 500 carats', '2013 to today: Johari Bazaar, three houses']
)

export const sohini = candidate(
  {
    ...findSample('Sohini Banerjee'),
    contactNumber: '+91 98301 22756',
    highestQualification: 'M.Com, Calcutta'
  },
  ['Tally Prime, metal accounts in fine grams', '2018 to today: accounts, bullion house, Bowbazar']
)

export const dinesh = candidate(
  {
    name: 'Dinesh Gohil',
    headline: 'Casting operator, vacuum and centrifugal',
    location: 'Surat GJ',
    skills: 'casting, wax carving, mould making',
    experience: '8 years',
    availability: 'Open to offers',
    joiningPeriod: '1 month',
    contactNumber: '+91 99250 31876',
    highestQualification: 'ITI'
  },
  ['Trees of up to 2 kg in 18 karat', 'Porosity under two in a hundred', '2016 to today: Navkar Casting, Surat']
)

export const kavita = candidate(
  {
    name: 'Kavita Deshmukh',
    headline: 'Export documents, gems and jewellery',
    location: 'Mumbai MH',
    skills: 'export documentation, Excel, inventory',
    experience: '4 years',
    availability: 'Actively searching',
    joiningPeriod: '1 month',
    contactNumber: '+91 98674 50219',
    highestQualification: 'B.Com, Mumbai'
  },
  ['ICEGATE, Kimberley certificates, GJEPC', '2021 to today: documents desk, SEEPZ']
)

export const arun = candidate(
  {
    name: 'Arun Solanki',
    headline: 'Polisher, rings and bangles',
    location: 'Surat GJ',
    skills: 'polishing, rhodium plating, filing',
    experience: '5 years at the wheel',
    availability: 'Not now',
    joiningPeriod: '2 weeks',
    contactNumber: '+91 97129 80654',
    highestQualification: 'SSC'
  },
  ['White gold and platinum, before and after setting', '2020 to today: polisher, two houses in Varachha']
)

export const candidates: readonly Candidate[] = [
  ...[meena, bhavesh, salim, jyoti, ramesh, nandini, imran, sohini, dinesh, kavita, arun]
]

/** All cards are public but that of Ramesh. */
export async function writeProfiles(stage: Stage): Promise<void> {
  for (const { person, profile, resume } of candidates) {
    stage.enter(person, 84)
    const file =
      resume.length > 0 ? createResume([profile.name, profile.skills, '', ...resume].map(toAscii)) : undefined
    await stage.profileOf(person).save(profile, 0, { resume: file }, person === ramesh.person)
  }
}

const toAscii = (text: string) => text.normalize('NFD').replace(/[^\x20-\x7e]/g, '')

/** A page of these lines, the first of them large. ASCII, without brackets. */
function createResume([title = '', ...lines]: readonly string[]): Blob {
  const rows = lines.map((line) => `(${line}) Tj T*`).join(' ')
  const text = `BT /F1 24 Tf 64 760 Td (${title}) Tj ET BT /F1 12 Tf 18 TL 64 724 Td ${rows} ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[4 0 R]>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents 5 0 R>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`
  ]
  let file = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj${object}endobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 6\n0000000000 65535 f \n${offsets.join('')}trailer<</Size 6/Root 1 0 R>>\n`
  return new Blob([`${file}${table}startxref\n${file.length}\n%%EOF\n`], { type: 'application/pdf' })
}
