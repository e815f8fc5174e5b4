import { describe, expect, it } from 'vitest'
import { forgetSearches, listRecent, rememberSearch } from '#renderer/features/jobs/saved/recent-searches.ts'
import { openVisitorRecords } from '#renderer/storage/web/web-visitor-records.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'

const signIn = (uid: string) => useSession.setState({ user: uid ? ({ uid, role: 'Candidate' } as SessionUser) : null })

describe('recent searches', () => {
  it.each([
    ['keeps the last five', ['1', '2', '3', '4', '5', '6'], ['6', '5', '4', '3', '2']],
    ['keeps a repeated search once', ['cad', 'wax', 'cad'], ['cad', 'wax']],
    ['keeps words that are typed on as one search', ['wax', 'sett', 'setter surat'], ['setter surat', 'wax']]
  ])('%s', async (_title, typed, kept) => {
    const records = openVisitorRecords()
    for (const q of typed) await rememberSearch({ open: async () => records }, `?q=${encodeURIComponent(q)}`)
    expect(listRecent(records).map(({ query }) => new URLSearchParams(query).get('q'))).toEqual(kept)
  })

  it('are listed for their own user, and cleared at sign-out', async () => {
    const records = openVisitorRecords()
    const offered = { open: async () => records }
    for (const uid of ['u-meena', 'u-ravi', '']) {
      signIn(uid)
      await rememberSearch(offered, `?q=of-${uid}`)
    }
    expect(listRecent(records).map(({ query }) => query)).toEqual(['?q=of-'])
    await forgetSearches(offered, 'u-meena')
    expect(records.list('recent')).toHaveLength(2)
  })
})
