// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { Tabs } from '#renderer/components/public/tabs.tsx'

afterEach(cleanup)

const tabs = ['jobs', 'people', 'houses'].map((id) => ({ id, label: id, address: `/board?tab=${id}` }))
const visits: string[] = []

function At() {
  const { pathname, search, key } = useLocation()
  const visit = `${useNavigationType()} ${pathname}${search}`
  if (visits.at(-1) !== `${visit} ${key}`) visits.push(`${visit} ${key}`)
  return null
}

function open(address: string) {
  visits.length = 0
  render(
    <MemoryRouter initialEntries={[address]}>
      <Tabs tabs={tabs} open="people" label="Board" id="board" />
      <At />
    </MemoryRouter>
  )
}
const tab = (name: string) => screen.getByRole('tab', { name })

test('Tabs › moves the focus by keys and opens nothing', () => {
  open('/board?tab=people')
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
  tab('people').focus()
  const press = (key: string) => {
    const isLeft = fireEvent.keyDown(document.activeElement as Element, { key })
    return [key, document.activeElement?.textContent, isLeft]
  }
  expect(['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'Home', 'End', 'a'].map(press)).toEqual([
    ['ArrowRight', 'houses', false],
    ['ArrowRight', 'jobs', false],
    ['ArrowLeft', 'houses', false],
    ['ArrowLeft', 'people', false],
    ['Home', 'jobs', false],
    ['End', 'houses', false],
    ['a', 'houses', true]
  ])
  expect(visits).toHaveLength(1)
})
