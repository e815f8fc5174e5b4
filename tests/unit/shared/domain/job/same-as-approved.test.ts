import { describe, expect, test } from 'vitest'
import { contentFields, contentSchemas, pickContent } from '#shared/domain/job/job-content-fields.ts'
import { isSameAsApproved } from '#shared/domain/job/job-history-events.ts'
import { reduceJob } from '#shared/domain/job/job-reducer.ts'
import { admin, contentNamed, jobOf, suvarna } from '#tests/support/job-people.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const live = jobOf('approved')
const content = contentNamed('Stone setter')
const revise = (change: object) =>
  reduceJob(live, { action: 'revise', content: { ...content, ...change } }, suvarna, now)

describe('check whether a job differs from its approved version', () => {
  test('finds no change, also after rejection and restore', () => {
    const again = revise({})
    expect(isSameAsApproved(again)).toBe(true)
    const rejected = reduceJob(again, { action: 'reject', reason: 'Hm' }, admin, now)
    expect(isSameAsApproved(rejected)).toBe(false)
    expect(isSameAsApproved(reduceJob(rejected, { action: 'restore' }, admin, now))).toBe(true)
  })

  test.each(contentFields)('finds a change in another %s', (field) => {
    const before = content[field]
    const others = Array.isArray(before)
      ? [[...before, 'More'], ['More', ...before.slice(1)], []]
      : [`${before}.`, ` ${before}`]
    for (const other of others) expect(isSameAsApproved(revise({ [field]: other })), JSON.stringify(other)).toBe(false)
  })

  test('finds another case, accent, whitespace or hidden character', () => {
    for (const title of ['stone setter', 'Stóne setter', 'Stone  setter', 'Stone\u200bsetter', 'Ѕtone setter'])
      expect(isSameAsApproved({ ...revise({}), title })).toBe(false)
  })
})

describe('check whether a job differs from its approved version', () => {
  test('counts a job as changed that was never public, is live or closed', () => {
    expect(isSameAsApproved(jobOf('pending'))).toBe(false)
    for (const status of ['approved', 'rejected', 'deleted'] as const)
      expect(isSameAsApproved({ ...revise({}), status })).toBe(false)
  })

  test('counts a job as changed when its approved version is unreadable', () => {
    const again = revise({})
    for (const version of ['approved', null, [], {}, { content: null }, { content: [] }, { content: 'Stone setter' }])
      expect(isSameAsApproved({ ...again, approvedVersion: version }), JSON.stringify(version)).toBe(false)
    for (const field of contentFields.filter((name) => contentSchemas[name].type !== 'optional')) {
      const { [field]: _gone, ...rest } = pickContent(again)
      expect(isSameAsApproved({ ...again, approvedVersion: { content: rest, at: '' } }), field).toBe(false)
      const odd = { ...rest, [field]: 7 }
      expect(isSameAsApproved({ ...again, approvedVersion: { content: odd, at: '' } }), field).toBe(false)
    }
  })
})
