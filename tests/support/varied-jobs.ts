import type { Job } from '#shared/domain/job/job.ts'
import { sampleJob } from './sample-job.ts'

const titles = [
  'Stone Setter',
  'हीरा जड़ने वाला कारीगर',
  'હીરા ઘસનાર કારીગર',
  '“CAD” Designer, 5\'9" & <b>senior</b>',
  'Setter </script><script>alert(1)</script>',
  'Polisher \u2028 night shift',
  `${'Master setter of round brilliants in platinum and gold '.repeat(6)}`.slice(0, 300)
]
const places = [
  'Surat GJ',
  'Remote',
  'Mumbai MH',
  'Navi-Mumbai, MH',
  'મુંબઈ',
  'Zaveri Bazaar, 2nd floor',
  '',
  'Work from home',
  'Remote / Mumbai MH'
]
const pays = [
  '₹18,000–25,000 a month',
  '',
  '₹40 a stone',
  '₹22,000 a month',
  'From ₹30,000 a month',
  '₹4–6 lakh a year',
  'As per experience',
  '18–25k pm plus bonus',
  '₹250 an hour',
  '₹12 per piece'
]
const types = ['Full-time', 'Part-time', 'Contract', 'Internship', 'Temporary', 'Karigar', '']
const descriptions = [
  'Set melee.\n\nWeigh in & out.',
  '<p>Typed as <b>HTML</b></p>',
  '',
  'पहले दिन से काम।\nदूसरी पंक्ति।',
  `Long. ${'Careful work at the bench. '.repeat(60)}`
]

/** Sixty live jobs of every kind that boards hold: three scripts, quotes, markup, 300 letters, no pay, no place, no end. */
export function variedJobs(): Job[] {
  return Array.from({ length: 60 }, (_, index) => ({
    ...sampleJob(`job_${index}`),
    title: pick(titles, index),
    location: pick(places, index),
    salaryRange: pick(pays, index),
    type: pick(types, index),
    description: pick(descriptions, index),
    company: index % 13 === 0 ? '' : pick(['Shah & Sons', 'रत्न ज्वेलर्स', 'Kiran "Exports"'], index),
    postedDate: index % 17 === 0 ? '' : '2026-11-19',
    responsibilities: index % 3 === 0 ? [] : ['Set 40 stones a day', 'Weigh in & out'],
    ...(index % 4 !== 0 && { expiresOn: '2999-01-31' })
  }))
}

function pick<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length] as Item
}
