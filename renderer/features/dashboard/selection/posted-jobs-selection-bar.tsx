import { Button } from 'antd'
import { useState } from 'react'
import { PrintView, usePrint } from '#renderer/components/workplace/print-view.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import { useCanPrint } from '#renderer/hooks/use-can-print.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { formatStatus } from '#renderer/jobs/job-status-label.tsx'
import { t } from '#renderer/messages/messages.ts'
import { copyText } from '#renderer/stores/copy-text-to-clipboard.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { formatDay, formatLocalDay } from '#shared/domain/format-day.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { isPublic } from '#shared/domain/job/job-expiry.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import type { CountApplicants } from '../filter/filter-posted-jobs.ts'
import { type LifecycleStep, lifecycleSteps } from '../lifecycle/use-job-lifecycle.ts'
import { formatCsv, nameExport } from './export-jobs.ts'

interface Props {
  user: SessionUser
  selected: readonly Job[]
  total: number
  countApplicants: CountApplicants
  onEnding: (step: LifecycleStep, jobs: readonly Job[]) => void
  onSelectAll: () => void
  onClear: () => void
}

export function PostedJobsSelectionBar({
  user,
  selected,
  total,
  countApplicants,
  onEnding,
  onSelectAll,
  onClear
}: Props) {
  const [result, setResult] = useState<{ text: string; of: readonly Job[] }>()
  const [isRunning, setRunning] = useState(false)
  const { printed, print } = usePrint<readonly Job[]>()
  const { copyLinks, exportCsv } = useBatchActions(countApplicants)
  const { publicAddress } = useServices().platform
  const canPrint = useCanPrint()
  const count = selected.length
  const run = async (act: typeof exportCsv) => {
    setRunning(true)
    setResult({ text: await act(selected), of: selected })
    setRunning(false)
  }
  // A result is about the jobs that were selected then.
  const text = result?.of === selected ? result.text : undefined
  const steps = lifecycleSteps.filter((step) => step !== 'takeDown' || user.isAdmin)
  return (
    <section className="posted-selection" aria-label={t('dashboard.selection')} data-empty={count === 0 || undefined}>
      <p role="status">{count === 0 ? '' : joinParts([t('dashboard.selection.count', { count }), text])}</p>
      {count > 0 && (
        <>
          {/* Links to a device's own board would lead elsewhere. */}
          {publicAddress !== null && (
            <Button disabled={isRunning} onClick={() => run(copyLinks)}>
              {t('dashboard.selection.links')}
            </Button>
          )}
          {canPrint && <Button onClick={() => print(selected)}>{t('dashboard.selection.print')}</Button>}
          <Button disabled={isRunning} onClick={() => run(exportCsv)}>
            {t('dashboard.selection.export')}
          </Button>
          {steps.map((step) => (
            <Button key={step} disabled={isRunning} onClick={() => onEnding(step, selected)}>
              {t(`dashboard.end.${step}`)}
            </Button>
          ))}
          {count < total && (
            <Button type="text" onClick={onSelectAll}>
              {t('dashboard.selection.all', { count: total })}
            </Button>
          )}
          <Button type="text" onClick={onClear}>
            {t('dashboard.selection.none')}
          </Button>
        </>
      )}
      {printed && <PrintedJobs jobs={printed} />}
    </section>
  )
}

/** Each resolves with a sentence about the outcome and never rejects. */
function useBatchActions(countApplicants: CountApplicants) {
  const { platform } = useServices()
  const { jobs: jobsRepository } = useRepositories()
  return {
    async copyLinks(jobs: readonly Job[]) {
      const live = jobs.filter((job) => isPublic(job, new Date()))
      const links = live.map(({ id }) => platform.publicAddress + paths.job(id))
      if (links.length > 0 && !(await copyText(links.join('\n')))) return t('dashboard.selection.linksFailed')
      return t('dashboard.selection.linksCopied', { count: links.length })
    },
    async exportCsv(jobs: readonly Job[]) {
      const now = new Date()
      try {
        const text = formatCsv(await jobsRepository.readHistories(jobs), countApplicants, now.getTime())
        await platform.saveFile(nameExport(now), new Blob([text], { type: 'text/csv;charset=utf-8' }))
        return t('dashboard.selection.exported', { count: jobs.length })
      } catch {
        return t('dashboard.selection.exportFailed')
      }
    }
  }
}

function PrintedJobs({ jobs }: { jobs: readonly Job[] }) {
  return (
    <PrintView>
      <h1>{t('dashboard.printed')}</h1>
      <p>{joinParts([t('dashboard.count', { count: jobs.length }), formatDay(formatLocalDay(new Date()))])}</p>
      {jobs.map((job) => (
        <article key={job.id}>
          <h2>{job.title}</h2>
          <p>{joinParts([job.company.trim(), job.location.trim(), job.salaryRange.trim()])}</p>
          <p>
            {joinParts([
              formatStatus(job, new Date()),
              job.type.trim(),
              job.category.trim(),
              formatDay(job.postedDate)
            ])}
          </p>
        </article>
      ))}
    </PrintView>
  )
}
