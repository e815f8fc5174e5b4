import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { collections, personalCollections } from '#shared/collections/all-collections.ts'
import { type Collection, canReadCached, type Viewer } from '#shared/collections/collection.ts'
import type { Document } from '#shared/documents/document.ts'
import type { Writer } from '#shared/domain/account/write-rule.ts'
import { buildRules } from '../../../build/firebase/build-firestore-rules.mjs'
import { askAll } from './answers.ts'
import { type Fields, get, type Stored } from './attempts.ts'
import { writesOf } from './fields/field-cases.ts'
import { permittedWrites } from './fields/permitted-writes.ts'
import { type FreshBoard, freshBoard } from './fresh-board.ts'
import { projectUnder } from './on-the-emulator.ts'
import { identities, type Person } from './people.ts'
import { findStored, sampleBoard } from './sample-board.ts'

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

/** By the token, as the app knows a user before it has asked the database. */
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
  const role = typeof entry?.confirmedAt === 'string' && !entry.ban ? 'Employer' : roleOf(person)
  return { uid: person.uid, role, email, ...(typeof companyId === 'string' && { companyId }) }
}

describe.each([...new Set(declared.map(inCollection))])('cache of %s', (name) => {
  const stored = declared.filter((each) => inCollection(each) === name)

  test.each(identities)(
    'shows a $name no cached document that the Firestore rules refuse',
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

/** Written in parts with other documents: a document alone tells too little. */
const writtenInParts = ['jobs', 'pages', 'candidateProfiles', 'candidateDocuments', 'reportTallies', 'jobViews']

const strangers: readonly Writer[] = [null, { uid: 'u-mallory', role: 'Candidate', email: 'mallory@evil.example' }]

test.each(permittedWrites)(
  'app’s write rule › accepts what the Firestore rules accept: $name',
  async ({ who, attempt, step }) => {
    for (const write of writesOf(attempt)) {
      const collection = findCollection(write.path)
      const rule = await collection?.loadRule?.()
      if (!rule || !collection || write.does === 'delete' || writtenInParts.includes(collection.name)) continue
      // A withdrawal is written in parts, too.
      if (collection.name === 'applications' && !step) continue
      // The time of creation is the shared board's alone.
      const parse = (fields: Fields | undefined) =>
        fields && v.parse(collection.schema, { ...fields, createdAt: undefined })
      const before = write.does === 'update' ? findStored(write.path) : undefined
      const isDeclared = (writer: Writer) => rule(writer, parse(before), parse(write.fields), step)
      expect([collection.name, isDeclared(writerOf(who))]).toEqual([collection.name, true])
      // On a device a report names no account.
      if (collection.name !== 'reports') expect(strangers.map(isDeclared)).toEqual([false, false])
    }
  }
)
