import { Button } from 'antd'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { t } from '#renderer/messages/messages.ts'
import { formatDay, formatLocalDay } from '#shared/domain/format-day.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { StatisticsTable } from './statistics-table.tsx'
import { countLive, type JobNumbers } from './summarize-job-statistics.ts'

// 102 kB, with recharts.
const LineCharts = lazyPart(() => import('./line-and-bar-charts.tsx').then((code) => code.LineCharts))
const Bars = lazyPart(() => import('./line-and-bar-charts.tsx').then((code) => code.Bars))

/** Where a line has a gap. */
const noValue = '–'

const maxGroups = 5
const maxBars = 10

interface LiveChartProps {
  title: string
  jobs: readonly Job[]
  moments: readonly number[]
  findGroup: (job: Job) => string
}

export function LiveChart({ title, jobs, moments, findGroup }: LiveChartProps) {
  const series = useMemo(() => countLive(jobs, moments, findGroup, maxGroups), [jobs, moments, findGroup])
  const lines = series.map(({ group, counts }) => ({ name: group || t('dashboard.numbers.others'), values: counts }))
  return <LineChart {...{ title, moments, lines }} />
}

interface LineChartProps {
  title: string
  moments: readonly number[]
  /** null: there is none, which the line shows as a gap. */
  lines: readonly { name: string; values: readonly (number | null)[] }[]
}

export function LineChart({ title, moments, lines }: LineChartProps) {
  const days = moments.map((moment) => formatDay(formatLocalDay(new Date(moment))) ?? '')
  const all = lines.flatMap(({ values }) => values)
  if (all.every((value) => value === null) || all.every((value) => value === 0)) return <Empty title={title} />
  return (
    <ChartFrame
      title={title}
      columns={[t('dashboard.numbers.day'), ...lines.map(({ name }) => name)]}
      rows={days.map((day, index) => [day, ...lines.map(({ values }) => values[index] ?? noValue)])}
    >
      <LineCharts
        lines={lines}
        moments={days.map((day) => day.replace(/ \d{4}$/, ''))}
        waiting={<div className="numbers-picture" />}
        failedTitle={t('dashboard.numbers.chartFailed')}
      />
    </ChartFrame>
  )
}

export function ApplicantsChart({ jobs: rows }: { jobs: readonly JobNumbers[] }) {
  const shown = rows.filter(({ applicants = 0 }) => applicants > 0).slice(0, maxBars)
  return (
    <BarChart
      title={t('dashboard.numbers.byJob')}
      columns={[t('dashboard.column.title'), t('dashboard.column.applicants'), t('dashboard.column.days')]}
      bars={shown.map(({ job, applicants = 0, days }) => ({
        ...{ name: job.title, value: applicants },
        more: [days ?? t('dashboard.days.none')]
      }))}
    />
  )
}

interface BarChartProps {
  title: string
  columns: readonly string[]
  /** `more`: further cells of the table. */
  bars: readonly { name: string; value: number; more?: readonly (string | number)[] }[]
}

export function BarChart({ title, columns, bars }: BarChartProps) {
  if (bars.length === 0) return <Empty title={title} />
  return (
    <ChartFrame title={title} columns={columns} rows={bars.map(({ name, value, more = [] }) => [name, value, ...more])}>
      <Bars
        bars={bars}
        waiting={<div className="numbers-picture" />}
        failedTitle={t('dashboard.numbers.chartFailed')}
      />
    </ChartFrame>
  )
}

function Empty({ title }: { title: string }) {
  return (
    <section className="numbers-chart">
      <h3>{title}</h3>
      <p className="soft">{t('dashboard.numbers.nothing')}</p>
    </section>
  )
}

interface ChartFrameProps {
  title: string
  /** The same data as a table. */
  columns: readonly string[]
  rows: readonly (readonly (string | number)[])[]
  children: ReactNode
}

/** A chart with its table: always there for screen readers, on request for everyone. */
function ChartFrame({ title, columns, rows, children }: ChartFrameProps) {
  const id = useId()
  const [isTable, setTable] = useState(false)
  return (
    <section className="numbers-chart" aria-labelledby={id}>
      <div className="numbers-chart-top spread">
        <h3 id={id}>{title}</h3>
        <Button aria-describedby={id} onClick={() => setTable(!isTable)}>
          {t(isTable ? 'dashboard.numbers.asChart' : 'dashboard.numbers.asTable')}
        </Button>
      </div>
      {!isTable && <div aria-hidden="true">{children}</div>}
      {/* Focusable, so that arrow keys scroll it. */}
      <div className={isTable ? 'numbers-table' : 'sr'} tabIndex={isTable ? 0 : undefined}>
        <StatisticsTable labelId={id} columns={columns} rows={rows} />
      </div>
    </section>
  )
}
