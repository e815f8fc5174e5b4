import { describe, expect, test } from 'vitest'
import { jobStatuses } from '#shared/domain/job/job-categories-and-statuses.ts'
import {
  type Actor,
  canAct,
  findOutcome,
  findRelation,
  jobActions,
  relations
} from '#shared/domain/job/job-transitions.ts'
import { matrix } from '#tests/support/job-matrix.ts'
import { admin, jobOf, kesar, meena, namesake, suvarna } from '#tests/support/job-people.ts'

describe('table of job transitions', () => {
  test('covers each action, status and user’s relation', () => {
    const named = new Set(matrix.map(({ action, relation, standing }) => `${action} ${relation} ${standing}`))
    // No job at all, of which no one is the former owner, each status, and what is approved with its days over.
    expect(named.size).toBe(jobActions.length * (relations.length * (jobStatuses.length + 2) - 1))
  })

  test.each(matrix)('$action by $relation on $standing leads to $to', ({ action, relation, from, to, actor, job }) => {
    expect(findRelation(actor, job)).toBe(relation)
    expect(findOutcome(action, relation, from)).toBe(to)
    expect(canAct(actor, action, job)).toBe(to !== null)
  })
})

describe('relation of a user to a job', () => {
  const mine = jobOf('pending')
  const nobodys = jobOf('approved', { employerId: 'admin' })

  test.each([
    ['a visitor', null, mine, 'visitor'],
    ['a visitor without a job', null, undefined, 'visitor'],
    ['the administrator', admin, mine, 'administrator'],
    ['the administrator to a job of the board', admin, nobodys, 'administrator'],
    ['the employer who posted it', suvarna, mine, 'owner'],
    ['another employer', kesar, mine, 'other employer'],
    ['an employer to a job of the board', suvarna, nobodys, 'other employer'],
    ['an employer whose uid equals the administrator marker', namesake, nobodys, 'other employer'],
    ['an employer with that uid who posts a new job', namesake, undefined, 'other employer'],
    ['an employer who posts a new job', kesar, undefined, 'owner'],
    ['a candidate', meena, mine, 'candidate'],
    ['the poster who lost the employer role', { ...meena, uid: suvarna.uid }, mine, 'former owner']
  ] as const)('is recognised for %s', (_, actor, job, relation) => {
    expect(findRelation(actor, job)).toBe(relation)
  })

  test('grants an unknown role no rights', () => {
    const stranger = { ...suvarna, role: 'Auditor' } as unknown as Actor
    expect(findRelation(stranger, mine)).toBe('candidate')
    expect(
      jobActions.filter((action) => canAct(stranger, action, mine) || canAct(stranger, action, undefined))
    ).toEqual([])
  })
})
