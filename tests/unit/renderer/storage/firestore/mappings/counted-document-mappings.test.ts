import { expect, test } from 'vitest'
import { invitationMapping } from '#renderer/storage/firestore/mappings/counted-document-mappings.ts'

test.each([
  ['for the company of its employer', { companyId: 'suvarna-1' }, 'suvarna-1'],
  ['for an employer without a company', undefined, 'u-suvarna']
])('invitation › counts towards the daily limit %s', async (_whom, member, counted) => {
  const read: string[] = []
  const opened = await invitationMapping.open(
    {
      ...{ uid: 'u-suvarna', name: 'invitation_1', id: 'invitation_1' },
      pathIn: ({ name }, document = 'invitation_1') => `${name}/${document}`,
      async read(path) {
        read.push(path)
        return path === 'companyMembers/u-suvarna' ? member : { count: 3, since: 'today' }
      },
      readBeside: () => Promise.reject(new Error('nothing is read beside'))
    },
    undefined
  )
  const path = `people/${counted}/invitationCount/${counted}`
  expect(await opened.change({ id: 'invitation_1' })).toEqual({
    stored: { id: 'invitation_1' },
    beside: [{ path, set: { id: counted, count: 4, since: 'today', last: 'invitation_1' } }]
  })
  expect(read).toEqual(['companyMembers/u-suvarna', path])
})
