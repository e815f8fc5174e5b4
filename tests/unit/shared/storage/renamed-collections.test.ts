import { describe, expect, it } from 'vitest'
import { renameCollection, renameFields } from '#shared/storage/renamed-collections.ts'

describe('document with earlier field names', () => {
  it.each([
    [
      { id: 'a', houseId: 'h', details: { house: 'Shah' } },
      { id: 'a', companyId: 'h', details: { company: 'Shah' } }
    ],
    [
      { uid: 'u', cardId: 'c', profile: { cardId: 'c' } },
      { uid: 'u', publicProfileId: 'c', profile: { publicProfileId: 'c' } }
    ],
    [
      { id: 'list', papers: ['aadhar'] },
      { id: 'list', documents: ['aadhar'] }
    ],
    [
      { id: 'job', history: [{ did: 'approve', at: '2026-11-01' }] },
      { id: 'job', history: [{ type: 'approve', at: '2026-11-01' }] }
    ],
    [
      { id: 'waiting', kind: 'posting' },
      { id: 'waiting', kind: 'job' }
    ],
    [
      { title: 'houseId and cardId', kind: 'application' },
      { title: 'houseId and cardId', kind: 'application' }
    ]
  ])('becomes %j with current names', (stored, expected) => {
    expect(renameFields([stored, 7, null])).toEqual([expected, 7, null])
  })

  it('is unchanged without earlier names', () => {
    const stored = [{ id: 'a', nested: [{ title: 'Setter' }] }]
    expect(renameFields(stored)).toBe(stored)
  })

  it('collection names › become the current ones', () => {
    expect([renameCollection('houses'), renameCollection('jobs')]).toEqual(['companies', 'jobs'])
  })
})
