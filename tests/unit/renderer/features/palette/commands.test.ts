import { expect, test } from 'vitest'
import { findHouseAddress } from '#renderer/features/palette/commands.ts'
import { jobOf } from '#tests/support/job-people.ts'

const employer = { isAdmin: false }
const administrator = { isAdmin: true }

const jobs = ['Kesar Gold', ' kesar gold ', ' ', 'Shah Jewels'].map((company, index) =>
  jobOf(index === 1 ? 'pending' : 'approved', { id: `job_${index}`, company })
)

test.each([
  ['the administrator to what waits of it', 'Kesar Gold', administrator, '/admin/requests?house=Kesar+Gold'],
  ['the administrator to the public search where nothing waits', 'Shah Jewels', administrator, '/jobs?q=Shah+Jewels'],
  ['an employer to the public search', 'Kesar Gold', employer, '/jobs?q=Kesar+Gold']
])('findHouseAddress › leads %s', (_whom, house, user, address) => {
  expect(findHouseAddress(house, jobs, user)).toBe(address)
})
