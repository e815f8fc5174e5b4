import { putApplicants, stages } from '#tests/support/applicants-in-browser.ts'
import { enter } from '#tests/support/people-in-browser.ts'
import { applicationOf } from '#tests/support/sample-applications.ts'
import { expect, test } from '#tests/support/target.ts'
import { Measures } from './measured-screen.ts'

const path = '/employer/dashboard?applicants=job_1'

test('applicant board › with 500 applicants of one job', async ({ page, context }) => {
  await enter(page, 'Employer', '/about-us')
  await putApplicants(context, (employerId) =>
    Array.from({ length: 500 }, (_, index) => {
      const state = stages[index % 3] ?? 'new'
      return applicationOf(
        { employerId, uid: `u-${index}`, state, message: 'I can come on Saturday.' },
        `Meena ${index}`
      )
    })
  )
  const measures = new Measures('500 applicants of one job')
  await measures.rounds(page, async (own) => {
    const first = own.getByRole('link', { name: /^Meena 0$/ })
    const there = () => document.querySelector('.applicant h4') !== null
    const isCounted = () => /500 applicants/.test(document.querySelector('main')?.textContent ?? '')
    const dashboard = own.getByRole('banner').getByRole('link', { name: 'Dashboard' })
    await measures.press('the dashboard, opened by its link', own, dashboard, isCounted)
    await measures.press('opened by their link', own, own.getByRole('link', { name: /500 applicants/ }), there)
    await measures.open('opened by their address', own, path, there)
    await own.getByRole('searchbox', { name: 'Search applicants' }).focus()
    const found = () => /7/.test(document.querySelector('.applicant h4')?.textContent ?? '')
    await measures.press('one letter of a search', own, '7', found)
    await own.goto(path)
    await expect(first).toBeVisible()
    const offered = () => document.querySelector('.ant-select-dropdown:not(.ant-select-dropdown-hidden)') !== null
    await measures.press('a list of choices opened', own, own.getByRole('combobox', { name: 'Stage' }), offered)
    const narrow = () =>
      location.search.includes('stage=interview') && document.querySelectorAll('.stage .applicant').length <= 60
    await measures.press('narrowed to a stage', own, own.getByRole('option', { name: 'Interview' }), narrow)
    await own.goto(path)
    await own.getByRole('combobox', { name: 'Sort by' }).click({ force: true })
    const inOrder = () => location.search.includes('order=name') || location.search.includes('sort=name')
    await measures.press('put in order', own, own.getByRole('option', { name: 'Name' }), inOrder)
    await own.goto(path)
    await expect(first).toBeVisible()
    const isOpen = () => [...document.querySelectorAll('h3')].some(({ textContent }) => textContent === 'Meena 0')
    await measures.press('a sheet opened', own, first, isOpen)
    const isNext = () =>
      [...document.querySelectorAll('h3')].some(
        ({ textContent }) => textContent !== 'Meena 0' && /^Meena/.test(textContent ?? '')
      )
    await measures.press('the next sheet', own, 'j', isNext)
    await own.goto(path)
    const menu = own.getByRole('button', { name: /^Move Meena 0 to/ })
    const isUnfolded = () => document.querySelector('[role=menuitem]') !== null
    await measures.press('the menu of the stages', own, menu, isUnfolded)
    const moved = () => /Meena 0 is now in Reviewed/.test(document.querySelector('main')?.textContent ?? '')
    await measures.press('one moved', own, own.getByRole('menuitem', { name: 'Reviewed' }), moved)
    await own.getByRole('button', { name: /^Move Meena 0 to/ }).click()
    await own.getByRole('menuitem', { name: 'New' }).click()
    await expect(own.getByText('Meena 0 is now in New.')).toBeAttached()
  })
})
