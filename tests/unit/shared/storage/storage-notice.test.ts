import { expect, test } from 'vitest'
import {
  canActOnNotice,
  canReadNoticeContent,
  limitNotice,
  type StoreNotice,
  type Viewer
} from '#shared/storage/storage-notice.ts'

const people: Record<string, Viewer> = {
  visitor: null,
  owner: { uid: 'a_1', isAdmin: false },
  'another person': { uid: '1', isAdmin: false },
  unnamed: { uid: '', isAdmin: false },
  administrator: { uid: 'admin', isAdmin: true }
}

/** Rights to deal with a notice about a collection, and to have its content. */
const cases: [collection: string | undefined, act: string[], read: string[]][] = [
  [undefined, Object.keys(people), Object.keys(people)],
  ['jobs', ['administrator'], ['administrator']],
  ['applications', ['administrator'], ['administrator']],
  ['userProfile_a_1', ['owner', 'administrator'], ['owner', 'administrator']],
  ['userProfile_', ['administrator'], ['administrator']],
  ['accounts', ['administrator'], []],
  ['signInWaits', ['administrator'], []]
]

test.each(cases)('notices about %s › can be read and resolved only with permission', (collection, act, read) => {
  const about = collection === undefined ? {} : { collection }
  const whoCan = (rule: typeof canActOnNotice) =>
    Object.keys(people).filter((name) => rule(about, people[name] ?? null))
  expect(whoCan(canActOnNotice)).toEqual(act)
  expect(whoCan(canReadNoticeContent)).toEqual(read)
})

test('storage notice › hides names and buttons from all but owner and administrator', () => {
  const actions: StoreNotice['actions'] = ['undo', 'download', 'dismiss']
  const notice: StoreNotice = {
    id: '1',
    reason: 'unreadable',
    collection: 'jobs',
    at: '',
    count: 1,
    names: ['x'],
    actions
  }
  expect(limitNotice(notice, null)).toEqual({ ...notice, names: [], actions: [] })
  expect(limitNotice(notice, people.administrator ?? null)).toBe(notice)
  expect(limitNotice({ ...notice, collection: 'accounts' }, people.administrator ?? null).actions).toEqual([
    'undo',
    'dismiss'
  ])
})
