import { useMemo } from 'react'
import { AntdConfirmDialog } from '#renderer/components/workplace/antd-confirm-dialog.tsx'
import type { ToastName } from '#renderer/config/toast-catalogue.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'

/** For the shortlist of the person, and for the administrator. Referentially stable; a toast says what became of it. */
export function usePublicProfileActions() {
  const { candidates, shortlist } = useRepositories()
  return useMemo(
    () => ({
      add: createStep('shortlist', async (candidate) =>
        (await shortlist?.add(candidate)) === 'added' ? 'candidateShortlisted' : 'candidateAlready'
      ),
      remove: createStep('shortlist', async ({ id }) => {
        await shortlist?.remove(id)
        return 'candidateRemoved'
      }),
      hide: createStep('publicProfile', async ({ id }) => {
        await candidates.setBlocked(id, true)
        return 'publicProfileBlocked'
      }),
      show: createStep('publicProfile', async ({ id }) => {
        await candidates.setBlocked(id, false)
        return 'publicProfileUnblocked'
      }),
      delete: createStep('publicProfile', async ({ id }) => {
        await candidates.remove(id)
        return 'publicProfileDeleted'
      })
    }),
    [candidates, shortlist]
  )
}

function createStep(about: 'shortlist' | 'publicProfile', run: (candidate: CandidateProfile) => Promise<ToastName>) {
  return async (candidate: CandidateProfile) => {
    try {
      showToast(await run(candidate), { name: candidate.name })
    } catch (error) {
      showFailure(about, error)
    }
  }
}

interface Props {
  /** Off the shortlist, or off the board. */
  step: keyof typeof questions
  candidate: CandidateProfile | null
  onClose: () => void
  onConfirm: (candidate: CandidateProfile) => void
}

const questions = {
  remove: {
    title: 'candidates.remove.ask',
    text: 'candidates.remove.text',
    cancel: 'candidates.remove.keep',
    confirm: 'candidates.remove'
  },
  delete: {
    title: 'candidates.delete.ask',
    text: 'candidates.delete.text',
    cancel: 'candidates.delete.keep',
    confirm: 'candidates.delete.do'
  }
} as const

export function PublicProfileDialog({ step, candidate, onClose, onConfirm }: Props) {
  const question = questions[step]
  const confirm = () => {
    if (candidate) onConfirm(candidate)
    onClose()
  }
  return (
    <AntdConfirmDialog
      open={candidate !== null}
      title={t(question.title)}
      text={candidate && t(question.text, { name: candidate.name })}
      cancel={t(question.cancel)}
      confirm={t(question.confirm)}
      danger
      onCancel={onClose}
      onConfirm={confirm}
    />
  )
}
