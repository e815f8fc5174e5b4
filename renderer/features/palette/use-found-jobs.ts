import { useEffect, useState } from 'react'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'

/** How many postings are asked for. */
const maxFound = 20

/** So long somebody who types is waited for. */
const settleMs = 150

export interface FoundJobs {
  /** The words that were looked for. */
  words: string
  jobs: readonly Job[]
  /** Not all of the board was looked through. */
  isPartial: boolean
  hasFailed: boolean
}

const nothing: FoundJobs = { words: '', jobs: [], isPartial: false, hasFailed: false }

/** The postings with these words that the person may see: all for the administrator, else their own and those of the public. */
export function useFoundJobs(words: string, { uid, isAdmin }: Pick<SessionUser, 'uid' | 'isAdmin'>): FoundJobs {
  const { postings } = useRepositories()
  const [found, setFound] = useState(nothing)
  const asked = words.trim()
  useEffect(() => {
    if (asked === '') return setFound(nothing)
    let isOver = false
    const find = async () => {
      const whose = isAdmin ? ['all' as const] : [{ uid }, 'public' as const]
      const answers = await Promise.all(whose.map((each) => postings.find(asked, each, maxFound)))
      const byId = new Map(answers.flatMap(({ jobs }) => jobs.map((job) => [job.id, job] as const)))
      return { jobs: [...byId.values()], isPartial: answers.some(({ isPartial }) => isPartial), hasFailed: false }
    }
    const timer = setTimeout(() => {
      find()
        .catch(() => ({ ...nothing, hasFailed: true }))
        .then((answer) => isOver || setFound({ ...answer, words: asked }))
    }, settleMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [asked, postings, uid, isAdmin])
  return found
}
