import { expect, test } from '@playwright/test'
import { userDataFolder } from '#tests/support/desktop-folder.ts'
import { hashQuicklyIn } from '#tests/support/few-hash-rounds.ts'
import { readPage, receiveResumes } from '#tests/support/resume-in-browser.ts'
import { createCjkPdf } from '#tests/support/sample-pdf.ts'
import { startAppServer } from './harness/app-server.ts'
import { appOrigin, openDesktop } from './harness/desktop.ts'

test('PDF viewer › draws a resume with the files of the app’s scheme', async ({ browser }) => {
  const appServer = await startAppServer(appOrigin)
  const context = await browser.newContext({ baseURL: appServer.origin })
  await hashQuicklyIn(context)
  const { folder, remove } = userDataFolder()
  const desktop = await openDesktop(context, folder, { appServer })
  try {
    const page = await context.newPage()
    await receiveResumes(page, createCjkPdf())
    const first = page.getByRole('region', { name: 'Page 1 of 1' })
    await expect(first.getByText('金匠')).toBeAttached()
    await expect.poll(async () => (await readPage(first))?.middle).toEqual([255, 255, 255, 255])
  } finally {
    await context.close()
    await desktop.close()
    appServer.close()
    remove()
  }
})
