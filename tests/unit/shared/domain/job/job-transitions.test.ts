import { describe, expect, test } from 'vitest'
import {
  type Actor,
  canAct,
  findOutcome,
  findRelation,
  jobActions,
  relations
} from '#shared/domain/job/job-transitions.ts'
import { jobStatuses } from '#shared/domain/job/job-vocabulary.ts'
import { matrix } from '#tests/support/job-matrix.ts'
import { admin, jobOf, kesar, meena, namesake, suvarna } from '#tests/support/job-people.ts'

describe('the table of transitions', () => {
  test('is decided in every cell', () => {
    const named = new Set(matrix.map(({ action, relation, standing }) => `${action} ${relation} ${standing}`))
    // No job at all, of which nobody is the former owner, each status, and what is approved with its days over.
    expect(named.size).toBe(jobActions.length * (relations.length * (jobStatuses.length + 2) - 1))
  })

  test.each(matrix)('$relation, $action, $standing: $to', ({ action, relation, from, to, actor, job }) => {
    expect(findRelation(actor, job)).toBe(relation)
    expect(findOutcome(action, relation, from)).toBe(to)
    expect(canAct(actor, action, job)).toBe(to !== null)
  })
})

describe('findRelation of a person to a job', () => {
  const mine = jobOf('pending')
  const nobodys = jobOf('approved', { employerId: 'admin' })

  test.each([
    ['nobody signed in', null, mine, 'visitor'],
    ['nobody signed in, no job', null, undefined, 'visitor'],
    ['the administrator', admin, mine, 'administrator'],
    ['the administrator with a job of the board', admin, nobodys, 'administrator'],
    ['whoever posted it', suvarna, mine, 'owner'],
    ['another employer', kesar, mine, 'other employer'],
    ['an employer before a job of the board', suvarna, nobodys, 'other employer'],
    ['an employer called like the marker, before a job of the board', namesake, nobodys, 'other employer'],
    ['an employer called like the marker who would post', namesake, undefined, 'other employer'],
    ['an employer who would post', kesar, undefined, 'owner'],
    ['a candidate', meena, mine, 'candidate'],
    ['whoever posted it and is an employer no longer', { ...meena, uid: suvarna.uid }, mine, 'former owner']
  ] as const)('%s', (_, actor, job, relation) => {
    expect(findRelation(actor, job)).toBe(relation)
  })

  test('an unknown role gives no rights', () => {
    const stranger = { ...suvarna, role: 'Auditor' } as unknown as Actor
    expect(findRelation(stranger, mine)).toBe('candidate')
    expect(
      jobActions.filter((action) => canAct(stranger, action, mine) || canAct(stranger, action, undefined))
    ).toEqual([])
  })
})
