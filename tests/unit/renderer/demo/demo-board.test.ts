import { describe, expect, test } from 'vitest'
import { parsePasswordHash } from '#renderer/data/accounts/local/password-hash.ts'
import data from '#renderer/demo/board.json'
import { type Board, keepResumes, readBoard, shiftDate } from '#renderer/demo/demo-board.ts'
import { people } from '#renderer/demo/demo-login.tsx'
import { detectResumeFileType } from '#renderer/features/profile/form/detect-resume-file-type.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { countDaysLeft } from '#shared/domain/job/job-expiry.ts'
import { formatTexts, validateJobTexts } from '#shared/domain/job/job-form-values.ts'
import { isUnanswered, type JobQuestion } from '#shared/domain/report/administrator-question.ts'
import { createMemoryFiles } from '#tests/support/memory-files.ts'
import { demonstrationHash } from '../../../../build/settings/demo-password.mjs'

const password = parsePasswordHash(demonstrationHash)
if (!password) throw new Error('The demonstration password has another form')

const read = (now: string, board: unknown = data) => readBoard(board, new Date(now), password)
const listJobs = ({ lists }: Board) => (lists.get('jobs') ?? []) as readonly Job[]

describe('demonstration board', () => {
  // Its own day, a leap day, the last and the first minutes of a day in India, a clock that is behind.
  test.each(['2026-11-27T09:00Z', '2028-02-29T08:00Z', '2027-01-31T18:29Z', '2027-01-31T18:30Z', '2025-01-01T00:00Z'])(
    'on %s has valid past dates and live jobs',
    (now) => {
      const board = read(now)
      for (const [name, elements] of board.lists) {
        const ids = elements.map((element) => (typeof element === 'string' ? element : (element as { id: string }).id))
        expect(new Set(ids).size, name).toBe(ids.length)
      }
      // Interviews are in the future.
      const times =
        JSON.stringify([...board.lists].filter(([name]) => name !== 'threadSteps')).match(
          /\d{4}-\d\d-\d\dT[\d:.]+Z/g
        ) ?? []
      const agesInDays = times.map((time) => (Date.parse(now) - Date.parse(time)) / 86_400_000)
      expect(Math.min(...agesInDays)).toBeGreaterThan(0)
      expect(Math.min(...agesInDays)).toBeLessThan(2)
      const casting = listJobs(board).find(({ title }) => title === 'Casting Supervisor') as Job
      expect(countDaysLeft(casting, new Date(now))).toBe(3)
    }
  )

  test('contains the accounts that the demo login offers', () => {
    const accounts = read('2026-11-27T09:00Z').lists.get('accounts')
    for (const { email } of people.filter(({ email }) => email !== 'admin@loupe.example'))
      expect(accounts).toContainEqual(expect.objectContaining({ id: email, password }))
  })

  test('contains a PDF for each resume it names', async () => {
    const files = createMemoryFiles()
    const lists = await keepResumes(read('2026-11-27T09:00Z'), files)
    const named = JSON.stringify([...lists]).match(/(?<="file:)[^"]*/g) ?? []
    expect(new Set(named)).toEqual(new Set(files.listNames()))
    for (const name of named) {
      const bytes = new Uint8Array((await (await files.read(name))?.arrayBuffer()) ?? [])
      expect(await detectResumeFileType(bytes, 'resume.pdf')).toBe('pdf')
    }
  })

  test('has questions of the administrator that wait for a reply', () => {
    const { lists } = read('2026-11-27T09:00Z')
    const questions = (lists.get('jobQuestions') ?? []) as readonly JobQuestion[]
    const waiting = listJobs({ lists, resumes: {} }).filter((job) =>
      questions.some((question) => question.id === job.id && isUnanswered(question, job))
    )
    expect(waiting.map(({ title }) => title)).toContain('Casting Supervisor')
  })

  test('contains only jobs that pass the form validation', () => {
    for (const job of listJobs(read('2026-11-27T09:00Z')))
      expect(validateJobTexts(formatTexts(job)), job.title).toHaveProperty('content')
  })

  test.each<[unknown, RegExp]>([
    ['', /board\.json/],
    [{ ...data, day: 'today' }, /day/],
    [{ ...data, lists: { jobs: [{ id: 'job_1' }] } }, /jobs, 0\./],
    [{ ...data, lists: { cards: [] } }, /no collection cards/]
  ])('rejects an invalid demonstration document: %#', (board, reason) => {
    expect(() => read('2026-11-27T09:00Z', board)).toThrow(reason)
  })
})

test.each([
  ['2026-11-27', 3, '2026-11-30'],
  ['2026-11-27', -27, '2026-10-31'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31T18:30:00.000Z', 1, '2027-01-01T18:30:00.000Z'],
  ['2026-11-27', 0, '2026-11-27'],
  ['2020 to today', 9, '2020 to today'],
  ['Since 2026-11-27', 9, 'Since 2026-11-27'],
  ['job_1795663800000_m8yzrw4j', 9, 'job_1795663800000_m8yzrw4j']
])('date in the demonstration › is shifted from %s by %i days to %s', (text, days, shifted) => {
  expect(shiftDate(text, days)).toBe(shifted)
})
