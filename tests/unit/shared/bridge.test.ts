import { describe, expect, test } from 'vitest'
import { deviceCollections, isPersonalCollection } from '#shared/collections/all.ts'

describe('the name of a collection of one person', () => {
  test.each([
    'shortlistedCandidates_admin',
    'userProfile_3f0c1f3e-7c42-4d5e-9f6a-0b1c2d3e4f50',
    'applicantNotes_u-suvarna',
    'appliedJobs_Ab_9',
    `userProfile_${'u'.repeat(64)}`
  ])('%s is one', (name) => {
    expect(isPersonalCollection(name)).toBe(true)
  })

  test.each([
    ...deviceCollections,
    'userProfile',
    'userProfile_',
    'applicantNotes',
    'applicantNotes_../jobs',
    `userProfile_${'u'.repeat(65)}`,
    'UserProfile_a',
    'accounts_a',
    'userProfile_../jobs',
    'userProfile_a/b',
    'userProfile_a\\b',
    'userProfile_a.new',
    'userProfile_a b',
    'userProfile_a\n',
    'userProfile_a\0',
    'userProfile_é',
    ' userProfile_a',
    'x/userProfile_a'
  ])('%j is none', (name) => {
    expect(isPersonalCollection(name)).toBe(false)
  })
})
