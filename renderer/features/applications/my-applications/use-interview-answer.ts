import { useState } from 'react'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { AccountLimitError } from '#renderer/storage/core/account-limit-error.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { cleanProse } from '#shared/domain/clean-text.ts'
import { maxAnswerLength } from '#shared/domain/text-limits.ts'

type Press = { type: 'confirm'; start: string } | { type: 'otherTime'; proposed?: string } | { type: 'decline' }

/** One press sends it, with the words that were added. A failed one keeps them. */
export function useInterviewAnswer(application: Pick<Application, 'id'>) {
  const { thread } = useRepositories()
  const [words, setWords] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<'interview.failed' | 'interview.full' | 'interview.moved'>()
  const has = cleanProse(words).length
  const send = async (press: Press) => {
    if (isBusy || has > maxAnswerLength) return
    setBusy(true)
    setProblem(undefined)
    try {
      await (await thread.open()).take(application, { ...press, words })
      // Words typed during the request were not sent.
      setWords((now) => (now === words ? '' : now))
    } catch (error) {
      const isMoved = error instanceof StoreError && error.failure === 'conflict'
      setProblem(
        error instanceof AccountLimitError ? 'interview.full' : isMoved ? 'interview.moved' : 'interview.failed'
      )
    }
    setBusy(false)
  }
  return { has, isBusy, problem, words, setWords, send }
}
