import './printed-jobs.css'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { paths } from '#renderer/config/paths.ts'
import { useServices } from '#renderer/hooks/services.ts'
import { t } from '#renderer/messages/messages.ts'
import { formatDay, formatLocalDay } from '#shared/domain/dates.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { formatCsv, listExportedColumns, nameExport } from './export-postings.ts'
import { joinParts } from './posted-parts.tsx'
import type { CountApplicants } from './select-postings.ts'

/** Something that is done to all the jobs that are selected. */
export interface SelectionAction {
  id: string
  label: string
  /** Does it, and says what came of it; undefined: that shows by itself. Never rejects. */
  run: (jobs: readonly Job[]) => Promise<string | undefined>
}

/** What can be done to the selected jobs; each further way to treat many of them is one more entry. `sheet` stands beside the page. */
export function useSelectionActions(countApplicants: CountApplicants): {
  actions: readonly SelectionAction[]
  sheet: ReactNode
} {
  const { platform } = useServices()
  const { publicAddress } = platform
  const { print, sheet } = usePrint()
  const copyLinks: SelectionAction = {
    id: 'links',
    label: t('dashboard.selection.links'),
    run: async (jobs) => {
      const live = jobs.filter(({ status }) => status === 'approved')
      const links = live.map(({ id }) => publicAddress + paths.job(id))
      try {
        await navigator.clipboard.writeText(links.join('\n'))
        return t('dashboard.selection.linksCopied', { count: links.length })
      } catch {
        return t('dashboard.selection.linksFailed')
      }
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
        await platform.saveFile(
          nameExport(now),
          new Blob([formatCsv(jobs, columns)], { type: 'text/csv;charset=utf-8' })
        )
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
  // On a board of one device a link would lead others to a board without these jobs.
  return { actions: [...(publicAddress === null ? [] : [copyLinks]), printJobs, exportCsv], sheet }
}

/** Prints jobs instead of the page. */
function usePrint(): { print: (jobs: readonly Job[]) => void; sheet: ReactNode } {
  const [printed, setPrinted] = useState<readonly Job[]>([])
  useEffect(() => {
    // Whoever prints the page afterwards gets the page.
    const clear = () => setPrinted([])
    window.addEventListener('afterprint', clear)
    return () => window.removeEventListener('afterprint', clear)
  }, [])
  const print = (jobs: readonly Job[]) => {
    // The browser prints what stands there now.
    flushSync(() => setPrinted(jobs))
    window.print()
  }
  return { print, sheet: printed.length > 0 && createPortal(<PrintedJobs jobs={printed} />, document.body) }
}

function PrintedJobs({ jobs }: { jobs: readonly Job[] }) {
  return (
    <section className="printed-jobs">
      <h1>{t('dashboard.printed')}</h1>
      <p>{joinParts([t('dashboard.count', { count: jobs.length }), formatDay(formatLocalDay(new Date()))])}</p>
      {jobs.map((job) => (
        <article key={job.id}>
          <h2>{job.title}</h2>
          <p>{joinParts([job.company.trim(), job.location.trim(), job.salaryRange.trim()])}</p>
          <p>
            {joinParts([
              t(`posting.status.${job.status}`),
              job.type.trim(),
              job.category.trim(),
              formatDay(job.postedDate)
            ])}
          </p>
        </article>
      ))}
    </section>
  )
}
