import { expect, test, vi } from 'vitest'

/** The settings of a build, which are read once. */
function load() {
  vi.resetModules()
  return import('#renderer/config/configuration.ts')
}

test('applicationsSheets › has separate sheets for administrator and employers', async () => {
  const [forAdmin, forEmployers] = ['https://sheets.example/all', 'https://sheets.example/employers']
  for (const [admin, employers] of [
    [forAdmin, forEmployers],
    [forAdmin, ''],
    ['', forEmployers]
  ] as const) {
    vi.stubEnv('LOUPE_APPLICATIONS_SHEET_URL', admin)
    vi.stubEnv('LOUPE_EMPLOYER_APPLICATIONS_SHEET_URL', employers)
    const { applicationsSheets } = await load()
    expect([applicationsSheets.Admin ?? '', applicationsSheets.Employer ?? '']).toEqual([admin, employers])
  }
})
