import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { channels } from '#shared/bridge.ts'
import { channelArguments } from '#shared/bridge-arguments.ts'
import { deviceCollections, isPersonalCollection } from '#shared/collections/all-collections.ts'

describe('name of a user’s own collection', () => {
  test.each([
    'shortlistedCandidates_admin',
    'userProfile_3f0c1f3e-7c42-4d5e-9f6a-0b1c2d3e4f50',
    'applicantNotes_u-suvarna',
    'appliedJobs_Ab_9',
    `userProfile_${'u'.repeat(64)}`
  ])('accepts %s', (name) => {
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
  ])('refuses %j', (name) => {
    expect(isPersonalCollection(name)).toBe(false)
  })
})

const text = (length: number) => 'x'.repeat(length)

test.each<[what: string, channel: keyof typeof channelArguments, call: (size: number) => unknown[], most: number]>([
  ['a record', channels.writeDocument, (size) => ['jobs', null, 0, text(size)], 2_000_000],
  ['the name of a collection', channels.readDocuments, (size) => [text(size), -1], 100],
  ['the id of a notice', channels.undoNotice, (size) => [text(size), null], 500],
  ['the uid of an account', channels.undoNotice, (size) => ['notice', { uid: text(size), isAdmin: true }], 128],
  ['an external URL', channels.openLink, (size) => [text(size)], 100_000],
  ['a file', channels.keepFile, (size) => ['meena', '', new Uint8Array(size)], 26_214_400],
  ['the text to find on a page', channels.findText, (size) => [text(size), 'first'], 500],
  ['the count of pending items', channels.showWaiting, (size) => [{ kind: 'requests', count: size }], 1_000_000],
  ['the PIN of a kiosk', channels.askKiosk, (size) => [{ kind: 'leave', pin: text(size), how: 'close' }], 100]
])('arguments of the Electron bridge › are limited in length: %s', (_what, channel, call, most) => {
  const isTaken = (size: number) => v.safeParse(channelArguments[channel], call(size)).success
  expect([isTaken(most), isTaken(most + 1)]).toEqual([true, false])
})
