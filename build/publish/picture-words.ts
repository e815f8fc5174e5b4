import type { Job } from '#shared/domain/job/job.ts'
import { findGivenSalary } from '#shared/domain/job/job-defaults.ts'
import type { PublishedPage } from './pages.ts'
import { hash } from './site-folder.ts'

/** Texts in the picture of a preview. */
export interface PictureWords {
  readonly title: string
  /** Pay, place and house; blank ones leave no room. */
  readonly pay: string
  readonly place: string
  readonly house: string
}

export interface Picture {
  /** Its path in the site: another picture has another name, since messengers keep what they have seen. */
  readonly file: string
  readonly words: PictureWords
}

/** Goes up when the picture is drawn otherwise. */
const design = 1

export function describePicture({ job, house, title }: Pick<PublishedPage, 'job' | 'house' | 'title'>): Picture {
  const words = job ? describeJob(job, house?.name) : { title, pay: '', place: house?.place ?? '', house: '' }
  return { file: `pictures/${hash(JSON.stringify([design, words]))}.jpg`, words }
}

function describeJob(job: Job, houseName: string | undefined): PictureWords {
  const line = (text: string) => text.replace(/\s+/g, ' ').trim()
  return {
    title: line(job.title),
    pay: line(findGivenSalary(job) ?? ''),
    place: line(job.location),
    house: line(job.company) || line(houseName ?? '')
  }
}
