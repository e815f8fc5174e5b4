import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { demonstrationPassword } from '../../build/settings/demo-password.mjs'
import type { Engine } from './engine.ts'
import { engines } from './engines.ts'
import type { Kind } from './find.ts'

const password = 'a steady hand at the bench'
const candidate = 'meena@example.com'
const employer = 'suvarna_employer@loupe.example'
const title = 'Kundan Meenakari Artisan'
/** For what never comes: on a busy computer WebKit takes a minute to draw a form and to store it. */
const waitMs = 120_000

for (const { name, absent, hidesTabs, start } of engines)
  describe.skipIf(absent)(absent ? `${name} (${absent})` : name, () => {
    let engine: Engine
    beforeAll(async () => {
      engine = await start()
    })
    afterAll(() => engine?.close())

    const open = (path: string) => engine.open(inject('origin') + path)
    const until = (isDone: () => Promise<boolean>, what: string) =>
      expect.poll(isDone, { timeout: waitMs, message: what }).toBe(true)
    const press = (kind: Kind, label: string) => until(() => engine.press(kind, label), `press ${kind} “${label}”`)
    /** A press of an option may miss it while its list is still opening. */
    const select = (label: string, option: string) =>
      until(async () => {
        await press('field', label)
        await press('option', option)
        return (await engine.read()).text.includes(`${label}\n${option}`)
      }, `choose ${option}`)
    const sees = (text: string) =>
      expect.poll(async () => (await engine.read()).text, { timeout: waitMs }).toContain(text)
    const isAt = (path: string) => expect.poll(async () => (await engine.read()).path, { timeout: waitMs }).toBe(path)
    const write = async (texts: Readonly<Record<string, string>>) => {
      for (const [label, text] of Object.entries(texts))
        await until(() => engine.write(label, text), `write “${label}”`)
    }
    const signUp = async (email: string, role: string) => {
      await open('/signup')
      await press('choice', role)
      await write({ Email: email, Password: password, 'Confirm password': password })
      await press('button', 'Sign up')
    }
    const login = async (email: string, secret: string, landing: string) => {
      await open('/login')
      await write({ Email: email, Password: secret })
      await press('button', 'Login')
      await isAt(landing)
    }
    const logOut = async () => {
      await press('button', 'My account')
      await press('button', 'Logout')
      await isAt('/')
    }

    test('visitor › searches and opens a job', async () => {
      await open('/')
      await write({ 'Search jobs': 'casting' })
      await press('button', 'Find Jobs')
      await press('link', 'Casting Supervisor')
      await sees('Responsibilities')
    })

    test('candidate › signs up, saves a profile and stays logged in over a reload', async () => {
      await signUp(candidate, 'Candidate')
      await isAt('/profile')
      await press('button', 'Edit Profile')
      await write({ Name: 'Meena Patel', Headline: 'Kundan setter', Location: 'Jaipur RJ' })
      await press('choice', 'Anyone logged in')
      await press('button', 'Save Profile')
      await sees('Your profile is up to date.')
      await open('/profile')
      await sees('Meena Patel')
      await logOut()
    })

    test.skipIf(hidesTabs)('shares the session with a tab opened by a link, not by a typed URL', async () => {
      await login(candidate, password, '/profile')
      // Firefox drops the referrer of what a service worker answers.
      await until(async () => {
        await open('/profile')
        await new Promise((go) => setTimeout(go, 5000))
        return (await engine.read()).isControlled
      }, 'the service worker')
      await open('/jobs?q=casting+supervisor')
      await sees('My account')
      await until(() => engine.press('link', 'About Us', 'menu'), 'open the menu of a link')
      await engine.openTab(`${inject('origin')}/about-us`)
      await sees('Login')
      await engine.showFirstTab()
      await until(() => engine.press('link', 'Casting Supervisor', 'new tab'), 'open the job in a new tab')
      await sees('My account')
      await logOut()
      await engine.showFirstTab()
      await sees('Logged Out')
    })

    test('employer › posts a job', async () => {
      await signUp(employer, 'Employer')
      await isAt('/employer/dashboard')
      await open('/employer/post-job')
      await write({ 'Job title': title, Company: 'Gulab Kothi Jewellers', Location: 'Jaipur RJ' })
      await select('Category', 'Production')
      await select('Job type', 'Contract')
      await write({ 'Pay from': '22-32k', Description: 'Enamel and set polki in gold.' })
      await press('choice', 'I confirm that nobody')
      await press('button', 'Submit for review')
      await sees('Pending')
      await logOut()
    })

    test('administrator › approves a job and edits a page', async () => {
      await login('admin@loupe.example', demonstrationPassword, '/')
      await open('/admin/requests')
      await sees(title)
      await press('button', 'Approve')
      await sees(`“${title}” is live.`)
      await open('/admin/edit-page/about-us')
      await write({ 'Page text': 'Since 1962, one bench.' })
      await press('button', 'Save Content')
      await sees('About Us now shows the new text.')
      await open('/about-us')
      await sees('Since 1962, one bench.')
      await logOut()
    })

    test('application › reaches the employer when a candidate sends it', async () => {
      await login(candidate, password, '/profile')
      await open('/jobs?q=meenakari')
      await press('button', 'Apply Now')
      await press('button', 'Send Application')
      await sees('Application Submitted')
      await logOut()
      await login(employer, password, '/employer/dashboard')
      await press('link', '1 applicant')
      await sees('Meena Patel')
    })
  })
