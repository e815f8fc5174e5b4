import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { createReportSender } from '#renderer/data/job-reports/report-sender.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import { useForm } from '#renderer/hooks/use-form.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { cleanProse } from '#shared/domain/clean-text.ts'
import type { ReportReason } from '#shared/domain/report/job-report.ts'
import { maxReportLength } from '#shared/domain/text-limits.ts'

type SendFailure = 'nobody' | 'offline' | 'refused' | 'other'

interface ReportValues {
  reason: ReportReason | undefined
  words: string
}

export type ReportForm = ReturnType<typeof useReportJobForm>

/** State of one report; lives as long as the page of the job. */
export function useReportJobForm(jobId: string, isOpen: boolean) {
  const { platform } = useServices()
  const sender = useMemo(() => createReportSender(platform, () => useSession.getState().user), [platform])
  const [outcome, setOutcome] = useState<'sent' | 'again'>()
  const [failure, setFailure] = useState<SendFailure>()
  const form = useForm<null, ReportValues, 'missing' | 'long'>({
    stored: null,
    read: () => ({ reason: undefined, words: '' }),
    validate: ({ reason, words }) => ({
      ...(reason === undefined && { reason: 'missing' }),
      ...(cleanProse(words).length > maxReportLength && { words: 'long' })
    }),
    async send({ reason, words }) {
      if (reason === undefined) return undefined
      setFailure(undefined)
      const result = await sender.send(jobId, { reason, words })
      if (result === 'nobody') return void setFailure('nobody')
      setOutcome(result)
      return 'closed'
    },
    onFailure: (error) => setFailure(describe(error))
  })
  const { isChanged } = form

  // A person who has begun to write is not interrupted.
  const showAsKnown = useEffectEvent(() => isChanged || setOutcome((now) => now ?? 'again'))
  useEffect(() => {
    if (!isOpen) return
    let ended = false
    sender.hasReported(jobId).then((isKnown) => {
      if (!ended && isKnown) showAsKnown()
    })
    return () => {
      ended = true
    }
  }, [sender, jobId, isOpen])

  useEffect(() => {
    if (!isOpen) setOutcome((now) => now && 'again')
  }, [isOpen])

  return { ...form, outcome, failure, has: cleanProse(form.values.words).length }
}

function describe(error: unknown): SendFailure {
  if (!(error instanceof StoreError)) return 'other'
  if (error.isOffline) return 'offline'
  return error.failure === 'refused' ? 'refused' : 'other'
}
