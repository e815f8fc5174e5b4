import { useEffect, useMemo, useRef, useState } from 'react'
import type { Applications } from '#renderer/data/applications-repository.ts'
import { type LiveQuery, useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useLazyWatchedQuery, useWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import { fold } from '#shared/documents/fold-text.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Application } from '#shared/domain/application/application.ts'
import {
  interviewTemplateId,
  type MessageTemplate
} from '#shared/domain/application/interview-thread/message-template.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { interviewLimits } from '#shared/domain/text-limits.ts'
import { useOwnSteps } from '../interview-thread/use-interview-thread.ts'
import type { UsualPlace } from './invite/use-interview-invitation-form.ts'

const pageSize = 2000

/** Newest first; the administrator gets all. */
export function useApplicants({ uid, isAdmin }: SessionUser) {
  const { applications } = useRepositories()
  const [limit, setLimit] = useState(pageSize)
  const query = useLiveQuery<Applications>(
    (onData, onError) =>
      isAdmin
        ? applications.watchAll(limit, onData, onError)
        : applications.watchForEmployer(uid, limit, onData, onError),
    [applications, uid, isAdmin, limit],
    { keepPreviousFor: [applications, uid, isAdmin] }
  )
  return { ...query, showOlder: () => setLimit(limit + pageSize) }
}

/** null: gone; missing: loading. */
type JobsById = ReadonlyMap<string, Job | null>

export function useApplicantJobs(jobIds: readonly string[]): LiveQuery<JobsById> {
  const { jobs } = useRepositories()
  // Order and duplicates must not resubscribe.
  const idsKey = JSON.stringify([...new Set(jobIds)].sort())
  // Known jobs stay while another one loads.
  const jobsById = useRef<JobsById>(new Map())
  return useLiveQuery(
    (onData, onError) => {
      const stops = (JSON.parse(idsKey) as string[]).map((id) =>
        jobs.watchJob(
          id,
          (job) => {
            jobsById.current = new Map(jobsById.current).set(id, job)
            onData(jobsById.current)
          },
          onError
        )
      )
      return () => {
        for (const stop of stops) stop()
      }
    },
    [jobs, idsKey],
    { keepPreviousFor: [jobs] }
  )
}

export type ApplicantNotes = ReturnType<typeof useApplicantNotes>

/** Also deletes notes of withdrawn applications: only the employer may. */
export function useApplicantNotes(jobId: string, applications: readonly Application[]) {
  const { applicantNotes } = useRepositories()
  const { data, error, retry } = useWatchedQuery(applicantNotes?.watch, jobId)
  const checked = useRef(new Set<string>())
  useEffect(() => {
    const here = new Set(applications.flatMap(({ id, profile }) => (profile ? id : [])))
    const left = (data ?? []).filter(({ id }) => !here.has(id) && !checked.current.has(id))
    if (left.length === 0 || !applicantNotes) return
    for (const { id } of left) checked.current.add(id)
    // Retried at the next emission.
    applicantNotes.removeWithdrawn(left).catch(() => {
      for (const { id } of left) checked.current.delete(id)
    })
  }, [applicantNotes, applications, data])
  /** By application id; undefined: loading. Kept after an error. */
  const notes = useMemo(() => data && new Map(data.map((note) => [note.id, note])), [data])
  return { notes, error, retry }
}

export function useTemplates() {
  const { thread } = useRepositories()
  const { data, error } = useLazyWatchedQuery(thread, (opened) => opened.watchTemplates)
  return {
    /** A form begins without them where they cannot be read. */
    isKnown: data !== undefined || error !== undefined,
    interview: data?.find(({ id }) => id === interviewTemplateId),
    words: (data ?? []).filter(({ id }) => id !== interviewTemplateId),
    async save(template: Pick<MessageTemplate, 'use' | 'text' | 'interview'>) {
      await (await thread.open()).saveTemplate(template)
    },
    async remove(template: MessageTemplate) {
      await (await thread.open()).removeTemplate(template)
    }
  }
}

/** Where a company meets people: as its last invitation to a place says, else the shop's address in its request for an account, else what the job says. */
export function useUsualPlace(application: Application | undefined, template: MessageTemplate | undefined): UsualPlace {
  const { ownRequest } = useRepositories()
  const { data: request } = useLazyWatchedQuery(ownRequest, (opened) => opened.watch)
  const { data: steps = [] } = useOwnSteps('company')
  // Remembered only with the person's consent, which the template is: here it is of an interview by phone.
  const met = steps.find((step) => step.type === 'invite' && step.where.kind === 'place')
  if (template && met?.type === 'invite' && met.where.kind === 'place') return met.where
  const { job } = application ?? {}
  const { address = '', company = '', place = '' } = request?.details ?? {}
  const isNew = (part: string) => !fold(address).includes(fold(part.trim()))
  const [city = ''] = place.trim().split(' ')
  // Without a blank it is a website's.
  const isShop = /\s/.test(address.trim())
  const offered = [
    ...(isShop ? [[isNew(company) ? company : '', address, isNew(city) ? place : ''], [address]] : []),
    [job?.company ?? '', job?.location ?? '']
  ].map((parts) => parts.filter((part) => part.trim() !== '').join(', '))
  return { address: offered.find(({ length }) => length <= interviewLimits.address) ?? '', map: '' }
}
