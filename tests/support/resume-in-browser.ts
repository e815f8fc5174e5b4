import type { Locator, Page } from '@playwright/test'
import { desktopBehind } from '#tests/desktop/harness/desktop.ts'
import { withApplicants } from './applicants-in-browser.ts'
import { enter } from './people-in-browser.ts'
import { applicationOf } from './sample-applications.ts'

/** Applicants whose résumés are these files, in this order; their names are 'Applicant 1' and so on. Opens the first of them. */
export async function receiveResumes(page: Page, ...files: readonly Buffer[]): Promise<void> {
  await enter(page, 'Employer', '/404')
  const names = await Promise.all(files.map((file, index) => keepFile(page, `u-${index}`, file)))
  const applications = (employerId: string) =>
    names.map((name, index) => {
      const applicant = `Applicant ${index + 1}`
      const { profile, ...sent } = applicationOf({ employerId, uid: `u-${index}` }, applicant)
      if (!profile) throw new Error('The application has been withdrawn')
      return { ...sent, profile: { ...profile, resumeName: 'resume.pdf', resumeUrl: `file:${name}` } }
    })
  await enter(page, 'Employer', '/employer/dashboard?applicants=job_1', withApplicants(applications))
  await page.getByRole('link', { name: 'Applicant 1', exact: true }).click()
}

async function keepFile(page: Page, owner: string, file: Buffer): Promise<string> {
  const desktop = desktopBehind(page.context())
  if (desktop) {
    const answer = await desktop.main().ask<{ value: string }>('invoke', 'files:keep', [owner, 'application/pdf', file])
    return answer.value
  }
  const name = `${owner}_${'0'.repeat(32)}`
  await page.evaluate(putInDatabase, { name, text: file.toString('base64') })
  return name
}

async function putInDatabase({ name, text }: { name: string; text: string }): Promise<void> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const opening = indexedDB.open('loupe-files', 1)
  opening.onupgradeneeded = () => void opening.result.createObjectStore('files')
  const database = await done(opening)
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  await done(
    database.transaction('files', 'readwrite').objectStore('files').put({ type: 'application/pdf', bytes }, name)
  )
  database.close()
}

/** The colour in the middle of a page that is shown, as red, green, blue and alpha, and how many of its points are dark; null before it is. */
export function readPage(page: Locator): Promise<{ middle: number[]; dark: number } | null> {
  return page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    if (!canvas.hasAttribute('width')) return null
    // The canvas takes finished pictures only: it is drawn into another one to be read.
    const read = document.createElement('canvas')
    Object.assign(read, { width: canvas.width, height: canvas.height })
    const context = read.getContext('2d')
    if (!context) return null
    context.drawImage(canvas, 0, 0)
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
    const middle = context.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data
    return { middle: [...middle], dark: data.filter((value, index) => index % 4 === 0 && value < 100).length }
  })
}
