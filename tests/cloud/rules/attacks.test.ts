import { beforeAll, describe, expect, test } from 'vitest'
import { buildRules } from '../../../build/firebase/build-firestore-rules.mjs'
import { askAll } from './answers.ts'
import { amountAttacks } from './attacks/counts.ts'
import { employerAttacks, permittedEmployers } from './attacks/employers.ts'
import { identityAttacks, permittedIdentities } from './attacks/identities.ts'
import { jobAttacks } from './attacks/jobs.ts'
import { peopleAttacks } from './attacks/people.ts'
import { permittedReports, reportAttacks } from './attacks/reports.ts'
import type { Attempt } from './attempts.ts'
import { type FreshBoard, freshBoard } from './fresh-board.ts'
import { projectUnder } from './on-the-emulator.ts'
import type { Person } from './people.ts'
import { describePerson } from './titles.ts'

let board: FreshBoard

beforeAll(async () => {
  board = freshBoard(await projectUnder(buildRules('loupe.example')))
})

const attacks = [
  ...[jobAttacks, peopleAttacks, reportAttacks],
  ...[...employerAttacks, ...identityAttacks, ...amountAttacks]
].flatMap((reasons) =>
  Object.entries(reasons).flatMap(([because, rows]) =>
    rows.map(([person, does, attempt]) => [`${describePerson(person)} ${does}`, because, person, attempt] as const)
  )
)
const permitted = [...permittedEmployers, ...permittedIdentities, ...permittedReports].map(
  ([person, does, attempt]) => [`${describePerson(person)} ${does}`, person, attempt] as const
)

const ask = (person: Person, attempt: Attempt, allowed: boolean) =>
  askAll(board, [{ name: '', who: '', person, attempt, allowed }])

describe('Firestore rules', () => {
  test.each(attacks)('deny when %s, because %s', async (_what, _because, person, attempt) => {
    expect(await ask(person, attempt, false)).toEqual(['refused'])
  })

  test.each(permitted)('allow when %s', async (_what, person, attempt) => {
    expect(await ask(person, attempt, true)).toEqual(['allowed'])
  })
})
