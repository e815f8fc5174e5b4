import { tradeSkills } from '#shared/domain/candidate/trade-skills.ts'
import { enter } from '#tests/support/people-in-browser.ts'
import { candidateOf } from '#tests/support/sample-candidates.ts'
import { test } from '#tests/support/target.ts'
import { Measures, putList, screen } from './measured-screen.ts'

test('candidate search › among 10,000 candidates', async ({ page }) => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    candidateOf(`c${index}`, {
      name: `Meena ${String(index).padStart(5, '0')}`,
      location: ['Surat GJ', 'Jaipur RJ', 'Mumbai MH'][index % 3] ?? '',
      skills: [0, 7, 13].map((step) => tradeSkills[(index + step) % tradeSkills.length] ?? ''),
      resumeUrl: '',
      aadharUrl: ''
    })
  )
  await putList(page, 'candidateProfiles', many)
  await enter(page, 'Employer', '/about-us')
  const measures = new Measures('the search among 10,000 candidates')
  await measures.rounds(page, async (own) => {
    const all = () => /10,000 candidates/.test(document.querySelector('main')?.textContent ?? '')
    const some = () => /\d of 10,000 candidates/.test(document.querySelector('main')?.textContent ?? '')
    const link = own.getByRole('banner').getByRole('link', { name: 'Find Candidates' })
    await measures.press('opened by its link, its first picture', own, link, screen('Find Candidates'))
    await own.goto('/about-us')
    await measures.press('opened by its link', own, link, all)
    await measures.open('opened by its address', own, '/candidates', all)
    await own.getByRole('searchbox').first().focus()
    await measures.press('one letter of a search', own, '7', some)
    await own.goto('/candidates')
    await own.getByRole('combobox', { name: 'Location' }).focus()
    await measures.press('narrowed to a place', own, 's', some)
    await own.goto('/candidates')
    await own.getByRole('combobox', { name: 'Skills' }).focus()
    await measures.press('narrowed to a skill', own, 'p', some)
  })
})
