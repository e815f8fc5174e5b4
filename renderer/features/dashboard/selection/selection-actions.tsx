import type { ReactNode } from 'react'
import { paths } from '#renderer/config/paths.ts'
import { useServices } from '#renderer/hooks/services.ts'
import { useCanPrint } from '#renderer/hooks/use-can-print.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { copyText } from '#renderer/stores/copy-text.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { isPublic } from '#shared/domain/job/job-expiry.ts'
import { type EndingStep, endingSteps } from '../ending/ending-steps.ts'
import type { CountApplicants } from '../find/select-postings.ts'
import { formatCsv, listExportedColumns, nameExport } from './export-postings.ts'
import { usePrint } from './printed-jobs.tsx'

/** Something that is done to all the jobs that are selected. */
export interface SelectionAction {
  id: string
  label: string
  /** Does it, and says what came of it; undefined: that shows by itself. Never rejects. */
  run: (jobs: readonly Job[]) => Promise<string | undefined>
}

/** What can be done to the selected jobs; each further way to treat many of them is one more entry. `sheet` stands beside the page. */
export function useSelectionActions(
  countApplicants: CountApplicants,
  user: SessionUser,
  onEnding: (step: EndingStep, jobs: readonly Job[]) => void
): {
  actions: readonly SelectionAction[]
  sheet: ReactNode
} {
  const { platform } = useServices()
  const { postings } = useRepositories()
  const { publicAddress } = platform
  const { print, sheet } = usePrint()
  const canPrint = useCanPrint()
  const copyLinks: SelectionAction = {
    id: 'links',
    label: t('dashboard.selection.links'),
    run: async (jobs) => {
      const live = jobs.filter((job) => isPublic(job, new Date()))
      const links = live.map(({ id }) => publicAddress + paths.job(id))
      if (links.length > 0 && !(await copyText(links.join('\n')))) return t('dashboard.selection.linksFailed')
      return t('dashboard.selection.linksCopied', { count: links.length })
    }
  }
  const exportCsv: SelectionAction = {
    id: 'export',
    label: t('dashboard.selection.export'),
    run: async (jobs) => {
      const now = new Date()
      const columns = listExportedColumns(
        (column) => t(`dashboard.column.${column}`),
        (status) => t(`posting.status.${status}`),
        countApplicants,
        now.getTime()
      )
      try {
        // The days live are read from the histories.
        const text = formatCsv(await postings.readHistories(jobs), columns)
        await platform.saveFile(nameExport(now), new Blob([text], { type: 'text/csv;charset=utf-8' }))
        return t('dashboard.selection.exported', { count: jobs.length })
      } catch {
        return t('dashboard.selection.exportFailed')
      }
    }
  }
  const printJobs: SelectionAction = {
    id: 'print',
    label: t('dashboard.selection.print'),
    run: async (jobs) => {
      print(jobs)
      return undefined
    }
  }
  const ends = endingSteps
    .filter((step) => step !== 'takeDown' || user.isAdmin)
    .map((step) => ({
      id: step,
      label: t(`dashboard.end.${step}`),
      // How far it is, and what came of it, stands beside the selection.
      run: async (jobs: readonly Job[]) => {
        onEnding(step, jobs)
        return undefined
      }
    }))
  // On a board of one device a link would lead others to a board without these jobs.
  return {
    actions: [...(publicAddress === null ? [] : [copyLinks]), ...(canPrint ? [printJobs] : []), exportCsv, ...ends],
    sheet
  }
}
