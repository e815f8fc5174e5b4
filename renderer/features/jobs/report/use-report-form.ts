import { useEffect, useMemo, useRef, useState } from 'react'
import { createReportSender } from '#renderer/data/reports/report-sender.ts'
import { useServices } from '#renderer/hooks/services.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { ReportReason } from '#shared/domain/report/report.ts'
import { maxReportLength } from '#shared/domain/text-limits.ts'
import { cleanProse } from '#shared/domain/visible-text.ts'

type SendFailure = 'nobody' | 'offline' | 'refused' | 'other'

export type ReportForm = ReturnType<typeof useReportForm>

/** State of one report; lives as long as the page of the posting. */
export function useReportForm(jobId: string, isOpen: boolean) {
  const { platform } = useServices()
  const sender = useMemo(() => createReportSender(platform, () => useSession.getState().user), [platform])
  const [reason, setReason] = useState<ReportReason>()
  const [words, setWords] = useState('')
  const [state, setState] = useState<'writing' | 'sending' | 'sent' | 'again'>('writing')
  const [failure, setFailure] = useState<SendFailure>()
  const [isTried, setTried] = useState(false)
  const isBusy = useRef(false)
  const isBegun = reason !== undefined || words !== ''
  const has = cleanProse(words).length

  // biome-ignore lint/correctness/useExhaustiveDependencies: typing must not restart the check
  useEffect(() => {
    if (!isOpen || isBegun) return
    let ended = false
    sender.hasReported(jobId).then((isKnown) => {
      if (!ended && isKnown) setState((now) => (now === 'writing' ? 'again' : now))
    })
    return () => {
      ended = true
    }
  }, [sender, jobId, isOpen])

  useEffect(() => {
    if (!isOpen) setState((now) => (now === 'sent' ? 'again' : now))
  }, [isOpen])

  async function send(): Promise<void> {
    setTried(true)
    if (isBusy.current || reason === undefined || has > maxReportLength) return
    isBusy.current = true
    setState('sending')
    setFailure(undefined)
    try {
      const result = await sender.send(jobId, { reason, words })
      setState(result === 'nobody' ? 'writing' : result)
      if (result === 'nobody') setFailure('nobody')
    } catch (error) {
      setState('writing')
      setFailure(describe(error))
    } finally {
      isBusy.current = false
    }
  }

  return {
    ...{ reason, words, state, failure, has, setReason, setWords, send },
    isMissing: isTried && reason === undefined,
    isTooLong: has > maxReportLength
  }
}

function describe(error: unknown): SendFailure {
  if (!(error instanceof StoreError)) return 'other'
  if (error.isOffline) return 'offline'
  return error.failure === 'refused' ? 'refused' : 'other'
}
