import { useEffect, useMemo, useState } from 'react'
import { filterByWords } from '#renderer/data/jobs-repository.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'

const maxFound = 20

const settleMs = 150

interface FoundJobs {
  words: string
  jobs: readonly Job[]
  isPartial: boolean
  hasFailed: boolean
}

const nothing: FoundJobs = { words: '', jobs: [], isPartial: false, hasFailed: false }

/** Searches the jobs visible to the person. While the answer is pending, the last one is filtered locally. */
export function useFoundJobs(words: string, { uid, isAdmin }: Pick<SessionUser, 'uid' | 'isAdmin'>): FoundJobs {
  const { jobs: jobsRepository } = useRepositories()
  const [found, setFound] = useState(nothing)
  const searches = useMemo(
    () =>
      (isAdmin ? (['all'] as const) : [{ uid }, 'public' as const]).map((whose) => jobsRepository.beginSearch(whose)),
    [jobsRepository, uid, isAdmin]
  )
  const asked = words.trim()
  useEffect(() => {
    if (asked === '') return setFound(nothing)
    let isOver = false
    const find = async () => {
      const answers = await Promise.all(searches.map((search) => search(asked, maxFound)))
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
  }, [asked, searches])
  return useMemo(() => {
    if (found.words === asked) return found
    return { ...found, jobs: asked === '' ? [] : filterByWords(found.jobs, asked, maxFound) }
  }, [found, asked])
}
