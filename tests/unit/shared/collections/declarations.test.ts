import { expect, test } from 'vitest'
import { erasedCollections, erasedPersonalCollections } from '#renderer/data/account-removal/find-account-documents.ts'
import { collections, deviceCollections, personalCollections } from '#shared/collections/all-collections.ts'
import { jobs } from '#shared/collections/jobs.ts'
import { contentFields } from '#shared/domain/job/job-content-fields.ts'
import { readRulesSource } from '../../../../build/firebase/build-firestore-rules.mjs'

/** A device keeps these within another document, or not at all. */
const onSharedBoardsAlone = [
  ...['boardSettings', 'candidateDocuments', 'employerAddresses', 'endedJobs', 'jobHistory', 'pageVersions'],
  ...['reportTallies', 'revealCounts', 'withdrawals']
]

/** Stored beside documents of declared collections, and never asked for by itself. */
const besideOthers = [
  ...['removedJobs', 'files', 'files/parts', 'people/publicProfile', 'people/seenEnd'],
  ...[
    'application',
    'draft',
    'file',
    'invitation',
    'mark',
    'job',
    'report',
    'reveal',
    'savedJob',
    'savedSearch',
    'template'
  ].map((kind) => `people/${kind}Count`)
]

test('collections of a device › exclude the collections of shared boards', () => {
  const names = collections.map(({ name }) => name)
  expect(names).toContain('jobs')
  expect(new Set([...names, ...personalCollections.map(({ kind }) => kind)]).size).toBe(
    names.length + personalCollections.length
  )
  expect(names.filter((name) => !deviceCollections.includes(name)).sort()).toEqual(onSharedBoardsAlone)
})

test('Firestore rules › match each declared collection at its path', () => {
  const matched = [...readRulesSource().matchAll(/match \/((?:\w+\/\{\w+\}\/?)+) \{/g)].map(([, path = '']) =>
    path.replaceAll(/\/\{\w+\}/g, '')
  )
  const declared = [...collections, ...personalCollections.map((each) => each.of('u'))].flatMap(({ name, place }) => {
    if (place === undefined) return []
    return place === 'root' ? name : `people/${place === 'own' ? name : place.folder}`
  })
  expect(matched.sort()).toEqual([...declared, ...besideOthers].sort())
})

test('Firestore rules › check document ids that the creator may choose', () => {
  const rules = readRulesSource()
  for (const { name, hasChosenIds } of collections) {
    if (!hasChosenIds) continue
    const [, block = ''] = new RegExp(`match /${name}/\\{name\\} \\{([\\s\\S]*?)\n    \\}`).exec(rules) ?? []
    expect(block).toMatch(/allow create: if [^;]*isChosenId\(name\)/)
  }
})

test('public fields › contain what a live job shows, and no search keys', () => {
  const asked = [...contentFields, 'id', 'revision', 'status', 'employerId', 'postedDate', 'expiresOn']
  expect(asked.filter((field) => !jobs.publicFields?.includes(field))).toEqual([])
  expect(jobs.publicFields).not.toContain('searchKeys')
})

test('account removal › erases each collection that is declared as personal', () => {
  expect(collections.filter(({ erasure }) => erasure)).toEqual(erasedCollections)
  expect(personalCollections.filter((each) => each.of('u').erasure ?? each.isAbout)).toEqual(erasedPersonalCollections)
})

test('name of a document in a notice › is given for public collections only', () => {
  const unreadable = { id: '1', title: 'Stone setter', name: 'Meena Patel' }
  const names = (raw: unknown) =>
    [...collections, ...personalCollections.map((each) => each.of('u'))].flatMap((one) => {
      const described = one.describe(raw)
      return described === '' ? [] : [[one.name, described]]
    })
  expect(names(unreadable).sort()).toEqual(
    ['candidateProfiles', 'companies', 'jobs', 'pages'].map((name) => [name, 'Stone setter'])
  )
  expect(new Set(names({ id: 'about-us' }).map(([, described]) => described))).toEqual(new Set(['about-us']))
  expect(new Set(names({ id: '1', name: 'x'.repeat(61) }).map(([, described]) => described))).toEqual(
    new Set(['x'.repeat(60)])
  )
  expect(new Set(names(7).map(([, described]) => described))).toEqual(new Set(['7']))
})
