// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
// Fetched when it is first shown, which can take longer than a test waits for a heading.
import '#renderer/routes/candidates-route.tsx'
import { Avatar } from '#renderer/components/public/avatar.tsx'
import { type Services, ServicesContext } from '#renderer/hooks/services-context.ts'
import { createFileLink } from '#shared/domain/candidate/user-profile.ts'
import { runApp } from '#tests/support/render-app.tsx'
import { candidateOf } from '#tests/support/sample-candidates.ts'
import { dataUrl, pictureHeads, svgBytes } from '#tests/support/sample-files.ts'

afterEach(cleanup)

const huge = pictureHeads(16_383, 16_383)
const small = pictureHeads(512, 256)
const wide = pictureHeads(513, 2)
const formats = Object.keys(huge)
const card = async (name: string) => within(await screen.findByRole('article', { name }))
const picturesOf = async (name: string) => (await screen.findByRole('article', { name })).querySelectorAll('img')

/** The cards of people with these pictures, by their names, as an employer sees them. */
async function show(pictures: Readonly<Record<string, string | Blob>>): Promise<void> {
  const app = await runApp('/about-us', { as: 'Employer', elements: { jobs: [], candidateProfiles: [] } })
  const cards = Object.entries(pictures).map(async ([name, picture], index) => {
    const uid = `u-${index}`
    const avatar = typeof picture === 'string' ? picture : createFileLink(await app.files.keep(uid, picture))
    return candidateOf(`person_${index}`, { name, uid, avatar })
  })
  app.store.setElements('candidateProfiles', await Promise.all(cards))
  await act(async () => app.navigate('/candidates'))
}

describe('avatar', () => {
  test('does not decode a huge picture, linked or stored', async () => {
    const people: Record<string, string | Blob> = {}
    for (const format of formats) {
      const type = `image/${format.split(' ').at(-1)}`
      people[`Linked ${format}`] = dataUrl(type, huge[format] ?? new Uint8Array())
      people[`Stored ${format}`] = new Blob([huge[format] ?? ''], { type })
      people[`Wide ${format}`] = new Blob([wide[format] ?? ''], { type })
    }
    // Shown last: when it is there, the others had their time.
    people['Small webp'] = new Blob([small['lossy webp'] ?? ''], { type: 'image/webp' })
    await show(people)
    await waitFor(async () => expect(await picturesOf('Small webp')).toHaveLength(1))
    expect(document.querySelectorAll('img')).toHaveLength(1)
    expect((await card('Linked png')).getByText('LP')).toBeDefined()
    expect((await card('Stored gif')).getByText('SG')).toBeDefined()
  })
})

test.each([
  ['Meena Patel', 'MP'],
  ['meena kumari patel', 'MP'],
  [' Asha ', 'A'],
  ['मीना पटेल', 'मीप'],
  ['(Asha) — Jadeja (Surat)', 'AS'],
  ['3 Kings', '3K'],
  ['…', '']
])('avatar › shows for the name %s the initials %s', (name, initials) => {
  const services = { platform: { files: {} } } as unknown as Services
  const { container } = render(<Avatar name={name} picture="" owner={undefined} />, {
    wrapper: ({ children }) => <ServicesContext value={services}>{children}</ServicesContext>
  })
  expect(container.textContent).toBe(initials)
})

test('avatar › shows initials for a picture with unknown dimensions', async () => {
  const { png = new Uint8Array() } = small
  await show({
    'No base': 'data:image/png;base64,%69VBORw0KGgo=',
    'No size': dataUrl('image/png', png.subarray(0, 20)),
    'Other type': dataUrl('image/svg+xml', svgBytes),
    'Svg called': dataUrl('image/png', svgBytes),
    'Stored svg': new Blob([svgBytes], { type: 'image/svg+xml' }),
    'From elsewhere': 'https://pictures.example.com/a.png',
    Small: new Blob([png], { type: 'image/png' })
  })
  await waitFor(async () => expect(await picturesOf('Small')).toHaveLength(1))
  expect(document.querySelectorAll('img')).toHaveLength(1)
})
