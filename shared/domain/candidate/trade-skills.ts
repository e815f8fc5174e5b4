import { fold } from '../../documents/fold-text.ts'
import { isJobCategory, type JobCategory } from '../job/job-categories-and-statuses.ts'
import { findLastWord, splitWords } from '../parse-list-input.ts'

/** Suggestions, by the category that asks for them most; any other word is as good. */
const skillsByCategory: Record<JobCategory, string> = {
  'Pre Production': 'CAD, Rhino, MatrixGold, hand sketching, wax carving, 3D printing, mould making, rendering',
  Production:
    'setting, prong setting, pavé, bezel setting, kundan, meenakari, polki, jadau, casting, polishing, filing, soldering, enamelling, filigree, engraving, rhodium plating, stringing',
  Others:
    'assorting, grading, diamond sorting, gemstone identification, hallmarking, bullion, retail sales, customer service, visual merchandising, delivery, security',
  'Back Office':
    'Tally, GST, export documentation, inventory, gold loan, Excel, costing, purchase, e-commerce, photo editing',
  'Office Boy': 'pantry, housekeeping, filing papers, bank work, two-wheeler licence'
}

const tradeSkills: readonly string[] = Object.values(skillsByCategory).flatMap((skills) => skills.split(', '))

/** Suggestions for what a person does; any other words are as good. */
export const trades: readonly string[] =
  'Diamond setter, Kundan setter, Polisher, Goldsmith, CAD designer, Wax carver, Mould maker, Casting worker, Enameller, Engraver, Rhodium plater, Diamond sorter, Gemmologist, Sales executive, Accountant, Delivery person, Office boy, Security guard'.split(
    ', '
  )

interface SkillHints {
  category?: string
  text?: string
}

const maxSuggestions = 6

/** For a typed list (parse-list-input.ts): skills that continue its last word, else those named in `text`, then those of the category. */
export function suggestSkills(typed: string, { category = '', text = '' }: SkillHints = {}): string[] {
  const given = new Set(splitWords(typed).map(fold))
  const free = tradeSkills.filter((skill) => !given.has(fold(skill)))
  const continued = findContinuations(typed, free)
  if (continued.length > 0) return continued.slice(0, maxSuggestions)
  const mentioned = ` ${fold(text).replace(/[^\p{L}\p{M}\p{N}-]+/gu, ' ')} `
  const named = free.filter((skill) => mentioned.includes(` ${fold(skill)} `))
  const usual = isJobCategory(category) ? skillsByCategory[category].split(', ') : []
  return [...new Set([...named, ...free.filter((skill) => usual.includes(skill))])].slice(0, maxSuggestions)
}

/** A suggestion completes the last word, or is appended. */
export function addSkill(typed: string, skill: string): string {
  const isContinued = findContinuations(typed, [skill]).length > 0
  const start = isContinued ? typed.slice(0, findLastWord(typed)) : typed
  const before = start
    .trim()
    .replace(/[,;|/•]$/, '')
    .trimEnd()
  return before === '' ? skill : `${before}, ${skill}`
}

/** By any of their words; none when the last word is a skill already. */
function findContinuations(typed: string, skills: readonly string[]): string[] {
  const word = fold(typed.slice(findLastWord(typed)).trim())
  if (word === '' || tradeSkills.some((skill) => fold(skill) === word)) return []
  const beginsWithIt = skills.filter((skill) => fold(skill).startsWith(word))
  return [...new Set([...beginsWithIt, ...skills.filter((skill) => fold(skill).includes(` ${word}`))])]
}
