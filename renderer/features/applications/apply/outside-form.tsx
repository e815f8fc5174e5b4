import { useEffect } from 'react'
import { useServices } from '#renderer/hooks/services.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { openExternal } from '#renderer/stores/open-external.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Job } from '#shared/domain/job/job.ts'

interface Props {
  /** The address of the form. */
  form: string
  job: Job
  uid: string
  onClose: () => void
}

/** Opens the form outside of the product and marks the job as applied to. Shows nothing of its own. */
export function OutsideForm({ form, job, uid, onClose }: Props) {
  const { platform } = useServices()
  const { applications } = useRepositories()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is opened once, whatever changes meanwhile
  useEffect(() => {
    // Behind a turn of the event loop: an effect that is taken back at once, as development does, opens nothing.
    const turn = setTimeout(() => {
      onClose()
      openForm()
    })
    return () => clearTimeout(turn)
  }, [])

  async function openForm() {
    if (!(await openExternal(platform, form))) return
    try {
      await applications.markApplied(uid, job.id)
      showToast('applicationFormOpened', { title: job.title })
    } catch (error) {
      showFailure('application', error)
    }
  }
  return null
}
