// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createSeedJobs } from '#shared/domain/seeds/seed-jobs.ts'
import { leave, runApp } from '#tests/support/app.tsx'
import { holdTimers } from '#tests/support/hold-timers.ts'

const jobs = createSeedJobs(new Date(2026, 10, 21))
const options = { elements: { jobs } }
const count = () => screen.getByText(/^[\d,]+( of [\d,]+)? jobs?$/).textContent
const cards = () => [...document.querySelectorAll<HTMLElement>('main article')]
const titles = () => cards().map((card) => card.querySelector('h3')?.textContent)
const results = () =>
  waitFor(() => {
    expect(cards().length).toBeGreaterThan(0)
    return cards()
  })
const atLeast = { total: 60, totalIs: 'atLeast' }
const one = (field: string) => screen.getByLabelText(field)

afterEach(cleanup)

describe('the list of jobs', () => {
  test('shows every public job, newest first, with a count', async () => {
    await runApp('/jobs', options)
    await results()
    expect(count()).toBe('23 jobs')
    expect(cards()).toHaveLength(23)
    expect(document.title).toBe('Find Jobs: Loupe')
    const nav = within(within(screen.getByRole('banner')).getByRole('navigation', { name: 'Main' }))
    expect(nav.getByRole('link', { name: 'Find Jobs' }).getAttribute('aria-current')).toBe('page')
    const days = jobs.map((job) => job.postedDate).sort()
    expect(titles()[0]).toBe(
      jobs.filter((job) => job.postedDate === days.at(-1)).sort((a, b) => (a.id > b.id ? -1 : 1))[0]?.title
    )
  })

  test('says how sure it is of a number that nobody may count', async () => {
    const app = await runApp('/', options)
    const { watch } = app.store
    vi.spyOn(app.store, 'watch').mockImplementation((collection, query, listener, onError) =>
      watch(
        collection,
        query,
        (result) => listener({ ...result, ...(query.words ? {} : atLeast) } as typeof result),
        onError
      )
    )
    app.navigate('/jobs')
    expect(await screen.findByText('60+ jobs')).toBeTruthy()
    fireEvent.change(one('Category'), { target: { value: 'Production' } })
    expect(await screen.findByText('60+ of 60+ jobs')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Filters (1)' }))
    expect(screen.getByRole('button', { name: 'Show 60+ jobs' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    fireEvent.change(one('Search'), { target: { value: 'platinum' } })
    expect(await screen.findByText('There are at least 60 jobs without “platinum”.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Clear search' })).toBeTruthy()
  })

  test('a card says all there is to say in short, and nothing that is not known', async () => {
    const bare = { ...jobs[0], id: 'bare', title: 'Bare', salaryRange: '', postedDate: 'soon', company: '' }
    await runApp('/jobs?q=CAD+Designer', { elements: { jobs: [jobs[0], bare] } })
    const [card] = await results()
    for (const text of [
      'CAD Designer',
      '₹35,000–55,000 a month',
      'Full-time',
      'Pre Production',
      'Posted 20 Nov 2026'
    ]) {
      expect(card?.textContent).toContain(text)
    }
    expect(card?.textContent).toContain('Meenakar Design Studio·Mumbai MH')
    await userEvent.setup().clear(one('Search'))
    await waitFor(() => expect(cards()).toHaveLength(2))
    const other = cards().find((each) => each.textContent?.startsWith('Bare'))
    expect(other?.textContent).not.toMatch(/Posted|·|₹/)
  })

  test('cuts a long description between two signs, and says that there is more', async () => {
    const long = { ...jobs[0], id: 'long', description: `${'x'.repeat(319)}💎${'y'.repeat(900)}` }
    const short = { ...long, id: 'short', description: 'z'.repeat(320) }
    await runApp('/jobs', { elements: { jobs: [long, short] } })
    const texts = (await results()).map((card) => card.querySelector('.text')?.textContent)
    expect(texts.sort()).toEqual([`${'x'.repeat(319)}…`, 'z'.repeat(320)])
  })

  test('only the administrator gets an edit link', async () => {
    await runApp('/jobs?q=Accountant', options)
    await results()
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
    cleanup()
    await runApp('/jobs?q=Accountant', { ...options, as: 'Admin' })
    const edit = (await screen.findAllByRole('link', { name: 'Edit' }))[0]
    expect(edit?.getAttribute('href')).toMatch(/^\/employer\/post-job\/backoffice_/)
  })

  test('shares a job through WhatsApp and says so', async () => {
    const { opened } = await runApp('/jobs?q=CAD+Designer', options)
    await results()
    await userEvent.click(screen.getAllByRole('button', { name: 'Share' })[0] as HTMLElement)
    expect((await screen.findAllByText('Job Shared!')).length).toBeGreaterThan(0)
    expect(opened).toHaveLength(1)
    const text = new URL(opened[0] ?? '').searchParams.get('text')
    expect(text).toContain('CAD Designer')
    expect(text).toContain('https://loupe.example/jobs/preprod_1_')
  })
})

describe('the search', () => {
  test('is what the address asks for, all parts together', async () => {
    await runApp('/jobs?q=gold&location=mumbai&category=Back+Office&type=Full-time', options)
    await results()
    expect(count()).toBe('1 of 23 jobs')
    expect(titles()).toEqual(['Accountant'])
    expect(screen.getByText('for “gold”')).toBeDefined()
    expect(one('Search')).toHaveProperty('value', 'gold')
    expect(one('Location')).toHaveProperty('value', 'mumbai')
    expect(one('Category')).toHaveProperty('value', 'Back Office')
    expect(one('Job type')).toHaveProperty('value', 'Full-time')
  })

  test('follows every keystroke in one history entry, and the way back brings the text back', async () => {
    const app = await runApp('/jobs', options)
    const user = userEvent.setup()
    await results()
    await user.type(one('Search'), 'gold')
    await waitFor(() => expect(app.at()).toBe('/jobs?q=gold'))
    await user.selectOptions(one('Category'), 'Back Office')
    await waitFor(() => expect(app.at()).toBe('/jobs?q=gold&category=Back+Office'))
    await user.type(one('Search'), ' loan')
    await waitFor(() => expect(app.at()).toBe('/jobs?q=gold+loan&category=Back+Office'))
    await act(async () => app.navigate(-1))
    expect(app.at()).toBe('/jobs?q=gold&category=Back+Office')
    expect(one('Search')).toHaveProperty('value', 'gold')
    await act(async () => app.navigate(-1))
    expect(app.at()).toBe('/jobs?q=gold')
    expect(one('Category')).toHaveProperty('value', '')
    await act(async () => app.navigate(-1))
    expect(app.at()).toBe('/jobs')
    expect(one('Search')).toHaveProperty('value', '')
    await act(async () => app.navigate(1))
    expect(one('Search')).toHaveProperty('value', 'gold')
    await waitFor(() => expect(count()).toBe('2 of 23 jobs'))
  })

  test('shows what a word finds before the address follows, and whoever leaves the field finds it there', async () => {
    const app = await runApp('/jobs', options)
    const user = userEvent.setup()
    await results()
    const follow = holdTimers(150)
    await user.type(one('Search'), 'gold')
    await waitFor(() => expect(count()).toBe('2 of 23 jobs'))
    expect(app.at()).toBe('/jobs?q=g')
    await act(async () => follow())
    expect(app.at()).toBe('/jobs?q=gold')
    holdTimers(150)
    await user.type(one('Search'), ' l')
    await user.tab()
    expect(app.at()).toBe('/jobs?q=gold+l')
    await act(async () => app.navigate(-1))
    expect(app.at()).toBe('/jobs')
    expect(one('Search')).toHaveProperty('value', '')
  })

  test('the way back is not overtaken by what was typed before it', async () => {
    const app = await runApp('/jobs', options)
    await results()
    const follow = holdTimers(150)
    await userEvent.type(one('Search'), 'gold')
    await act(async () => app.navigate(-1))
    await act(async () => follow())
    expect(app.at()).toBe('/jobs')
    expect(one('Search')).toHaveProperty('value', '')
    await waitFor(() => expect(count()).toBe('23 jobs'))
  })

  test('a field that was left begins a new history entry', async () => {
    const app = await runApp('/jobs', options)
    const user = userEvent.setup()
    await results()
    await user.type(one('Search'), 'go')
    await user.tab()
    await user.type(one('Search'), 'ld')
    await act(async () => app.navigate(-1))
    expect(app.at()).toBe('/jobs?q=go')
  })

  test('the field keeps a blank at its end while one types on', async () => {
    await runApp('/jobs', options)
    await results()
    await userEvent.type(one('Search'), 'gold ')
    expect(one('Search')).toHaveProperty('value', 'gold ')
    await waitFor(() => expect(screen.getByText('for “gold”')).toBeDefined())
  })

  test('a word that is being composed is never taken out of the field', async () => {
    await runApp('/jobs', { elements: { jobs: [{ ...jobs[0], title: 'सोना कारीगर' }, ...jobs.slice(1)] } })
    await results()
    const field = one('Search')
    fireEvent.compositionStart(field)
    for (const text of ['s', 'so', 'सो', 'सोना']) {
      fireEvent.input(field, { target: { value: text }, isComposing: true })
      expect(field).toHaveProperty('value', text)
    }
    fireEvent.compositionEnd(field, { data: 'सोना' })
    await waitFor(() => expect(titles()).toEqual(['सोना कारीगर']))
    expect(field).toHaveProperty('value', 'सोना')
  })

  test('marks what it found in title, company and description', async () => {
    await runApp('/jobs?q=RATNADEEP+account', options)
    const [card] = await results()
    const marked = [...(card?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)
    expect(marked).toEqual(expect.arrayContaining(['Account', 'Ratnadeep', 'account']))
  })

  test('takes out a filter by its chip, and all at once', async () => {
    const app = await runApp('/jobs?q=gold&category=Back+Office&location=Mumbai', options)
    const user = userEvent.setup()
    await results()
    await user.click(screen.getByRole('button', { name: /^Back Office Remove filter/ }))
    await waitFor(() => expect(app.at()).toBe('/jobs?q=gold&location=Mumbai'))
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(app.at()).toBe('/jobs'))
    expect(one('Search')).toHaveProperty('value', '')
    expect(one('Location')).toHaveProperty('value', '')
    await waitFor(() => expect(count()).toBe('23 jobs'))
  })

  test('leaves the focus at the number of results when the button that was pressed is gone', async () => {
    await runApp('/jobs?category=Back+Office&location=Mumbai', options)
    const user = userEvent.setup()
    await results()
    screen.getByRole('button', { name: /^Back Office Remove filter/ }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe(count()))
    screen.getByRole('button', { name: 'Clear all' }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(count()).toBe('23 jobs'))
    expect(document.activeElement?.textContent).toBe('23 jobs')
  })

  test('an unknown category of the address is shown, finds nothing and can be taken out', async () => {
    const app = await runApp('/jobs?category=Alchemy', options)
    expect(await screen.findByText('No jobs found matching your criteria.')).toBeDefined()
    expect(count()).toBe('0 of 23 jobs')
    expect(one('Category')).toHaveProperty('value', 'Alchemy')
    expect(await screen.findByText('There are 23 jobs in any category.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: /^Alchemy Remove filter/ }))
    await waitFor(() => expect(app.at()).toBe('/jobs'))
    await results()
  })

  test('without results it offers to leave out what stands most in the way', async () => {
    const app = await runApp('/jobs?q=gold&type=Internship', options)
    await screen.findByText('No jobs found matching your criteria.')
    expect(await screen.findByText('There are 2 jobs of any type.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Look at every job type' }))
    await waitFor(() => expect(app.at()).toBe('/jobs?q=gold'))
    expect(await results()).toHaveLength(2)
  })

  test('where no single part stands in the way all of it is taken out at once', async () => {
    const app = await runApp('/jobs?q=platinum&category=Alchemy', options)
    const none = await screen.findByText('Nothing fits all of these together.')
    await userEvent.click(within(none.parentElement as HTMLElement).getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(app.at()).toBe('/jobs'))
    await waitFor(() => expect(cards()).toHaveLength(23))
  })

  test('a new search from the menu empties the fields', async () => {
    await runApp('/jobs?q=gold', options)
    await results()
    await userEvent.click(screen.getAllByRole('link', { name: 'Find Jobs' })[0] as HTMLElement)
    await waitFor(() => expect(one('Search')).toHaveProperty('value', ''))
    await waitFor(() => expect(count()).toBe('23 jobs'))
  })
})

describe('a long list', () => {
  const many = Array.from({ length: 75 }, (_, index) => ({ ...jobs[0], id: `job_${index}` }))

  test('shows thirty and then thirty more, and a new search begins with thirty again', async () => {
    await runApp('/jobs', { elements: { jobs: many } })
    expect(await results()).toHaveLength(30)
    await userEvent.click(screen.getByRole('button', { name: 'Show more jobs' }))
    await waitFor(() => expect(cards()).toHaveLength(60))
    await userEvent.click(screen.getByRole('button', { name: 'Show more jobs' }))
    await waitFor(() => expect(cards()).toHaveLength(75))
    expect(screen.queryByRole('button', { name: 'Show more jobs' })).toBeNull()
    await userEvent.type(one('Search'), 'c')
    await waitFor(() => expect(cards()).toHaveLength(30))
  })

  test('counts its cards as one list of all that meet the search', async () => {
    await runApp('/jobs', { elements: { jobs: many } })
    await results()
    await userEvent.click(screen.getByRole('button', { name: 'Show more jobs' }))
    await waitFor(() => expect(cards()).toHaveLength(60))
    const items = [...document.querySelectorAll('main [role=list] [role=listitem]')]
    expect(items.map((item) => item.getAttribute('aria-posinset'))).toEqual(items.map((_, index) => `${index + 1}`))
    expect(new Set(items.map((item) => item.getAttribute('aria-setsize')))).toEqual(new Set(['75']))
  })

  test('is as long as it was when one comes back from a job', async () => {
    const app = await runApp('/jobs?q=cad', { elements: { jobs: many } })
    await results()
    await userEvent.click(screen.getByRole('button', { name: 'Show more jobs' }))
    await waitFor(() => expect(cards()).toHaveLength(60))
    await leave(() => userEvent.click(within(cards()[45] as HTMLElement).getByRole('link', { name: 'Details' })))
    await screen.findByText('Loading job details...')
    const back = await screen.findByRole('link', { name: 'Back to Jobs' })
    await leave(() => userEvent.click(back))
    await waitFor(() => expect(app.at()).toBe('/jobs?q=cad'))
    await waitFor(() => expect(cards()).toHaveLength(60))
  })
})

test('a board that cannot be read says so, and another try shows it', async () => {
  const { store } = await runApp('/jobs', { ...options, faults: { reads: 'unavailable' } })
  expect(await screen.findByRole('heading', { name: 'The jobs could not be read' })).toBeDefined()
  store.faults.reads = undefined
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(cards()).toHaveLength(23))
})

test('a board that cannot be reached says that you are offline', async () => {
  await runApp('/jobs', { ...options, faults: { reads: 'offline' } })
  expect(await screen.findByText(/^You are offline, or the board cannot be reached\./)).toBeDefined()
})

test('a slow board shows bars in the shape of the cards, and the last results until the new ones are there', async () => {
  const first = holdTimers(400)
  const { store } = await runApp('/jobs', { ...options, faults: { delayMs: 400 } })
  expect((await screen.findAllByText('Looking for jobs…')).length).toBe(1)
  await act(async () => first())
  await results()
  store.faults.delayMs = 200
  const second = holdTimers(200)
  await userEvent.selectOptions(one('Category'), 'Production')
  expect(count()).toBe('23 jobs')
  await act(async () => second())
  await waitFor(() => expect(count()).toBe('3 of 23 jobs'))
})

test('a job that another tab stores appears by itself', async () => {
  const { store } = await runApp('/jobs?q=engraver', options)
  await screen.findByText('No jobs found matching your criteria.')
  act(() => store.setElements('jobs', [...jobs, { ...jobs[0], id: 'new', title: 'Hand Engraver' }]))
  expect((await results())[0]?.textContent).toContain('Hand Engraver')
})

test('an empty board says that nothing is posted', async () => {
  await runApp('/jobs', { elements: { jobs: [] } })
  await screen.findByText('No jobs found matching your criteria.')
  expect(screen.getByText(/Nothing is posted right now/)).toBeDefined()
})

describe('a search that a shared board did not look through to its end', () => {
  const setters = Array.from({ length: 40 }, (_, index) => ({
    ...jobs[0],
    id: `job_${index}`,
    title: index === 0 ? 'Setter of opal' : 'Setter'
  }))
  const shared = { shared: true, searched: 571, elements: { jobs: setters } }

  test('says that there are more than it shows, and shows them', async () => {
    await runApp('/jobs?q=setter', shared)
    await results()
    expect(screen.getByText('30+ of 40 jobs')).toBeTruthy()
    // The length of the list is unknown.
    const sizes = [...document.querySelectorAll('[aria-setsize]')].map((item) => item.getAttribute('aria-setsize'))
    expect(new Set(sizes)).toEqual(new Set(['-1']))
    await userEvent.click(screen.getByRole('button', { name: 'Show more jobs' }))
    await waitFor(() => expect(cards()).toHaveLength(40))
  })

  test('says how far it has looked, and looks further for whoever asks', async () => {
    await runApp('/jobs?q=opal', shared)
    await results()
    expect(screen.getByText('1 job, searched the newest 571')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Search further' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Show more jobs' })).toBeNull()
  })

  test('does not say that there is none where it has not looked', async () => {
    await runApp('/jobs?q=platinum', shared)
    expect(await screen.findByText('0 jobs, searched the newest 571')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Search further' })).toBeTruthy()
    expect(screen.queryByText('No jobs found matching your criteria.')).toBeNull()
  })
})
