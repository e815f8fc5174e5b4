// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MainNav } from '#renderer/app/layout/main-nav.tsx'
import { buildNavigation } from '#renderer/app/layout/navigation-links.ts'
import '#renderer/messages/candidate-messages.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { readEmployerDay } from '#shared/domain/employer-day-tasks.ts'
import { resetStores } from '#tests/support/fresh-stores.ts'
import { userOf } from '#tests/support/render-with-store.tsx'

beforeEach(resetStores)
afterEach(() => {
  cleanup()
  resetStores()
})

function nav(user: SessionUser) {
  useSession.setState({ user })
  render(
    <MemoryRouter>
      <MainNav links={buildNavigation(user).main} pages={[]} sessionKnown={true} />
    </MemoryRouter>
  )
}

const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

test('main navigation › shows the number of new items beside a link', () => {
  useApplyStore.setState({ unread: 2, invited: 1 })
  nav(userOf('meena', 'Candidate'))
  expect(links()).toEqual(['Find Jobs', 'My Profile 1 new', 'Saved jobs', 'My applications 2 new'])
  cleanup()
  const day = readEmployerDay({ newApplicants: 4, interviews: [], jobs: [], questions: new Map() }, new Date())
  useApplyStore.setState({ unread: 0, invited: 0, day })
  nav(userOf('asha', 'Employer'))
  expect(links()).toEqual(['Find Jobs', 'Find Candidates', 'Post a Job', 'Dashboard 4 to do'])
})
