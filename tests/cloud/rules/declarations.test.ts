import { beforeAll, describe, expect, test } from 'vitest'
import { collections, personalCollections } from '#shared/collections/all.ts'
import { type Collection, canReadCached, type Viewer } from '#shared/collections/collection.ts'
import type { Document } from '#shared/documents/document.ts'
import type { Writer } from '#shared/domain/account/write-rule.ts'
import { buildRules } from '../../../build/firebase/rules-text.mjs'
import { askAll } from './answers.ts'
import { get, type Stored } from './attempts.ts'
import { expandCases } from './cases.ts'
import { type FreshBoard, freshBoard } from './fresh-board.ts'
import { projectUnder } from './on-the-emulator.ts'
import { identities, type Person } from './people.ts'
import { findStored, sampleBoard } from './sample-board.ts'
import { tables } from './tables/all.ts'

// Readers and writers by shared/collections/, compared with the rules.

let board: FreshBoard
beforeAll(async () => {
  board = freshBoard(await projectUnder(buildRules('loupe.example')))
})

/** The declared collection in which a document lies; undefined: it is stored beside those of others. */
function findCollection(path: string): Collection<Document> | undefined {
  const [root = '', uid = '', folder = ''] = path.split('/')
  if (root !== 'people') return collections.find(({ name }) => name === root)
  const personal = personalCollections.find(({ kind }) => kind === folder)
  return personal?.of(uid) ?? collections.find(({ name, place }) => place === 'own' && name === folder)
}

const declared = sampleBoard.filter(([path]) => findCollection(path) !== undefined)
const inCollection = ([path]: Stored) => findCollection(path)?.name.replace(/_.*/, '') ?? ''

/** By the token, as the app knows somebody before it has asked the database. */
function roleOf(person: NonNullable<Person>) {
  const token: { email?: string; email_verified?: boolean; admin?: boolean } = person.token
  if (token.admin) return 'Admin'
  return token.email?.endsWith('_employer@loupe.example') ? 'Employer' : 'Candidate'
}
const viewerOf = (person: Person): Viewer =>
  person && {
    uid: person.uid,
    isAdmin: roleOf(person) === 'Admin',
    isEmployer: roleOf(person) === 'Employer',
    ...((person.token as { email_verified?: boolean }).email_verified !== true && { unverified: true })
  }
function writerOf(person: Person): Writer {
  if (!person) return null
  const [, entry] = sampleBoard.find(([path]) => path === `employers/${person.uid}`) ?? []
  const companyId = entry?.companyId
  const { email = '' } = person.token as { email?: string }
  return { uid: person.uid, role: roleOf(person), email, ...(typeof companyId === 'string' && { companyId }) }
}

describe.each([...new Set(declared.map(inCollection))])('%s', (name) => {
  const stored = declared.filter((each) => inCollection(each) === name)

  test.each(identities)(
    'shows $name from a cache nothing that the rules refuse them',
    async ({ name: who, person }) => {
      const wider: string[] = []
      const cases = stored.map(([path]) => ({ name: path, who, person, attempt: get(path), allowed: false }))
      const answers = await askAll(board, cases)
      for (const [index, [path, fields]] of stored.entries()) {
        const collection = findCollection(path) as Collection<Document>
        const isAllowed = answers[index] === 'allowed'
        if (canReadCached(collection, viewerOf(person), fields) && !isAllowed) wider.push(path)
        // A visitor asks for nothing else.
        if (person === null && isAllowed) expect(collection.isPublic).toBe(true)
      }
      expect(wider).toEqual([])
    }
  )
})

/** Written in parts with other documents, or by a step that the repository names: a document alone tells too little. */
const writtenOtherwise = [
  'jobs',
  'pages',
  'candidateProfiles',
  'candidateDocuments',
  'applications',
  'employerRequests'
]

describe.each(tables)('$name', (table) => {
  test('who may write is declared as the rules say it', async () => {
    const differing: string[] = []
    for (const row of table.rows) {
      const cases = expandCases({ name: table.name, rows: [row] })
      const writable = cases.filter(({ allowed, attempt }) => allowed && isSingleWrite(attempt.does))
      const [first] = writable
      if (!first) continue
      const { attempt } = first
      if (attempt.does === 'get' || attempt.does === 'list' || attempt.does === 'together') continue
      const collection = findCollection(attempt.path)
      if (!collection) continue
      if (writtenOtherwise.includes(collection.name)) continue
      const rule = await collection.loadRule?.()
      const before = attempt.does === 'create' ? undefined : findStored(attempt.path)
      const after = attempt.does === 'delete' ? undefined : attempt.fields
      for (const { who, person, allowed, attempt: own } of cases) {
        // Addresses are confirmed on a shared board alone.
        if (who === 'unverified employer' || own.does === 'get' || JSON.stringify(own) !== JSON.stringify(attempt))
          continue
        const isDeclared = rule?.(writerOf(person), before as never, after as never) === true
        if (isDeclared !== allowed) differing.push(`${row[0]}: ${who}`)
      }
    }
    expect(differing).toEqual([])
  })
})

function isSingleWrite(does: string): boolean {
  return does === 'create' || does === 'update' || does === 'delete'
}
