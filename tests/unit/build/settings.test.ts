import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseExternalAddress } from '#shared/external-url.ts'
import { checkNodeVersion, forPackaging } from '../../../build/scripts/node-version.mjs'
import { readSettings } from '../../../build/settings/settings.mjs'
import { projectRoot } from './planted-project.ts'

test('build settings › uses loupe.example without settings', () => {
  expect(readSettings({})).toMatchObject({ publicUrl: '', domain: 'loupe.example' })
  expect(readSettings({ LOUPE_PUBLIC_URL: ' ', LOUPE_DOMAIN: '' })).toMatchObject({
    publicUrl: '',
    domain: 'loupe.example'
  })
})

test('build settings › normalizes URL and domain', () => {
  const env = { LOUPE_PUBLIC_URL: 'https://jobs.gem.example/board/', LOUPE_DOMAIN: 'Gem.Example' }
  expect(readSettings(env)).toMatchObject({ publicUrl: 'https://jobs.gem.example/board', domain: 'gem.example' })
})

test.each([
  'jobs.example',
  'ftp://jobs.example',
  'javascript:alert(1)',
  'https://a@b.example',
  'https://b.example/?q=1',
  'https://b.example/#x',
  'https:// x'
])('build settings › refuses LOUPE_PUBLIC_URL=%s', (address) => {
  expect(() => readSettings({ LOUPE_PUBLIC_URL: address })).toThrow(/^LOUPE_PUBLIC_URL must be .*\(it is "/)
})

test.each(['https://gem.example', 'gem', 'gem.example/x', 'a@gem.example', '-gem.example', 'gem..example', '10.0.0.1'])(
  'build settings › refuses LOUPE_DOMAIN=%s',
  (name) => {
    expect(() => readSettings({ LOUPE_DOMAIN: name })).toThrow(/^LOUPE_DOMAIN must be .*\(it is "/)
  }
)

const sheets = ['LOUPE_APPLICATIONS_SHEET_URL', 'LOUPE_EMPLOYER_APPLICATIONS_SHEET_URL'] as const

test('build settings › reads a URL for each applications sheet, empty by default', () => {
  expect(readSettings({})).toMatchObject({ applicationsSheet: '', employerApplicationsSheet: '' })
  const admin = 'https://docs.sheets.example/d/1aB/edit?usp=sharing#gid=0'
  const employers = 'https://sheets.example:8443'
  const [forAdmin, forEmployers] = sheets
  expect(readSettings({ [forAdmin]: ` ${admin} ` })).toMatchObject({
    applicationsSheet: admin,
    employerApplicationsSheet: ''
  })
  expect(readSettings({ [forEmployers]: employers })).toMatchObject({
    applicationsSheet: '',
    employerApplicationsSheet: employers
  })
  // The app must be willing to open every address that the build takes.
  for (const address of [admin, employers]) expect(parseExternalAddress(address)).not.toBeNull()
})

test('build settings › returns no application form unless one is set', () => {
  const form = 'https://forms.example.com/d/1?from=loupe'
  expect(readSettings({})).toMatchObject({ applicationForm: '' })
  expect(readSettings({ LOUPE_APPLICATION_FORM_URL: ` ${form} ` })).toMatchObject({ applicationForm: form })
  expect(parseExternalAddress(form)).not.toBeNull()
})

const outside = [...sheets, 'LOUPE_APPLICATION_FORM_URL'] as const

test.each(outside)('build settings › refuses a %s that is not a public https URL', (name) => {
  const wrong = [
    'sheets.example',
    'http://sheets.example/d',
    'javascript:alert(1)',
    'https://a:b@sheets.example/',
    'https://x y.example',
    'https://localhost/d',
    'https://10.0.0.1/d',
    `https://sheets.example/${'x'.repeat(2048)}`
  ]
  for (const address of wrong) {
    expect(() => readSettings({ [name]: address })).toThrow(new RegExp(`^${name} must be [^\\n]*\\(it is "[^\\n]*$`))
  }
})

test('build settings › signs out idle users of a kiosk after 5 minutes', () => {
  expect(readSettings({})).toMatchObject({ kiosk: false, idleMinutes: 0 })
  expect(readSettings({ LOUPE_KIOSK: '1' })).toMatchObject({ kiosk: true, idleMinutes: 5, board: null })
  expect(readSettings({ LOUPE_KIOSK: '1', LOUPE_IDLE_MINUTES: '0' })).toMatchObject({ kiosk: true, idleMinutes: 0 })
  expect(readSettings({ LOUPE_IDLE_MINUTES: '1440' })).toMatchObject({ kiosk: false, idleMinutes: 1440 })
})

test.each(['-1', '1441', '2000', '05', '1.5', 'five'])('build settings › refuses LOUPE_IDLE_MINUTES=%s', (given) => {
  expect(() => readSettings({ LOUPE_IDLE_MINUTES: given })).toThrow(/^LOUPE_IDLE_MINUTES must be .*\(it is "/)
})

test('build settings › adds sample data unless LOUPE_SAMPLES is 0', () => {
  expect(readSettings({})).toMatchObject({ samples: true })
  expect(readSettings({ LOUPE_SAMPLES: ' 1 ' })).toMatchObject({ samples: true })
  expect(readSettings({ LOUPE_SAMPLES: '0' })).toMatchObject({ samples: false })
  for (const word of ['no', 'true', '2', '00'])
    expect(() => readSettings({ LOUPE_SAMPLES: word })).toThrow(
      /^LOUPE_SAMPLES must be 1 for yes or 0 for no \(it is "/
    )
})

test('Node version check › accepts Node 20.19 and newer', () => {
  for (const version of ['20.19.0', '20.20.2', '21.0.0', '22.1.0', '24.0.0'])
    expect(checkNodeVersion(version)).toBeNull()
  for (const version of ['20.18.9', '18.20.4', '8.0.0']) expect(checkNodeVersion(version)).toContain(version)
})

test('Node version check › requires Node 22.12 before any step of the desktop build', () => {
  for (const version of ['22.12.0', '24.0.0']) expect(checkNodeVersion(version, forPackaging)).toBeNull()
  for (const version of ['22.11.0', '20.20.2'])
    expect(checkNodeVersion(version, forPackaging)).toBe(
      `The desktop app needs Node 22.12 or newer; this is Node ${version}. Get a newer one from https://nodejs.org and run the command again.`
    )
  for (const file of ['scripts/desktop', 'package/package']) {
    const script = readFileSync(join(projectRoot, `build/${file}.mjs`), 'utf8')
    expect(script.indexOf('assertNodeVersion(forPackaging)')).toBeGreaterThan(0)
    expect(script.indexOf('assertNodeVersion(forPackaging)')).toBeLessThan(script.indexOf('installPackages'))
  }
})

test('build settings › returns no update URL unless an https URL is set', () => {
  expect(readSettings({})).toMatchObject({ updateUrl: '' })
  const url = 'https://downloads.example.com/loupe'
  expect(readSettings({ LOUPE_UPDATE_URL: ` ${url} ` })).toMatchObject({ updateUrl: url })
  for (const wrong of ['http://downloads.example.com', 'https://192.168.0.1/loupe', 'https://localhost/', 'loupe']) {
    expect(() => readSettings({ LOUPE_UPDATE_URL: wrong })).toThrow(/^LOUPE_UPDATE_URL must be /)
  }
})
