import { Area, AreaChart, Bar, BarChart, CartesianGrid, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { scale } from '#renderer/styles/design-tokens.ts'

interface LineChartsProps {
  lines: readonly { name: string; values: readonly (number | null)[] }[]
  moments: readonly string[]
}

const text = { fontSize: scale['t-14'], fill: 'var(--ink-3)' }
const plain = { isAnimationActive: false } as const

/** Small multiples on one scale, distinguished by name rather than colour. */
export function LineCharts({ lines, moments }: LineChartsProps) {
  const top = Math.max(1, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const last = moments.length - 1
  return (
    <ul className="numbers-lines">
      {lines.map(({ name, values }) => (
        <li key={name}>
          <p className="small soft">
            <span>{name}</span> <b>{values.at(-1) ?? '–'}</b>
          </p>
          <ResponsiveContainer width="100%" height={112}>
            <AreaChart
              accessibilityLayer={false}
              data={values.map((value, index) => ({ value, moment: moments[index] }))}
              margin={{ top: 6, right: 6, bottom: 0, left: 6 }}
            >
              <CartesianGrid vertical={false} stroke="var(--line)" />
              <XAxis
                dataKey="moment"
                axisLine={false}
                tickLine={false}
                interval={0}
                tick={text}
                tickFormatter={(moment, index) => (index === 0 || index === last ? String(moment) : '')}
                padding={{ left: 18, right: 18 }}
              />
              <YAxis domain={[0, top]} ticks={[0, top]} width={34} axisLine={false} tickLine={false} tick={text} />
              <Area
                {...plain}
                dataKey="value"
                type="linear"
                // A value between two gaps is no line.
                dot={{ r: 2, fill: 'var(--primary)', strokeWidth: 0 }}
                stroke="var(--primary)"
                strokeWidth={1.5}
                fill="var(--primary-subtle)"
              />
            </AreaChart>
          </ResponsiveContainer>
        </li>
      ))}
    </ul>
  )
}

const barHeight = 44
const longestName = 26

export function Bars({ bars }: { bars: readonly { name: string; value: number }[] }) {
  return (
    <ResponsiveContainer width="100%" height={bars.length * barHeight}>
      <BarChart
        accessibilityLayer={false}
        layout="vertical"
        // Names may repeat.
        data={bars.map(({ name, value }, index) => ({ index, name, value }))}
        margin={{ top: 0, right: 44, bottom: 0, left: 0 }}
      >
        <XAxis type="number" hide allowDecimals={false} />
        <YAxis
          type="category"
          dataKey="index"
          width={190}
          axisLine={{ stroke: 'var(--line-strong)' }}
          tickLine={false}
          tick={{ ...text, fill: 'var(--ink-2)' }}
          tickFormatter={(index) => shorten(bars[Number(index)]?.name ?? '')}
        />
        <Bar {...plain} dataKey="value" fill="var(--primary)" barSize={18}>
          <LabelList dataKey="value" position="right" fill="var(--ink)" fontSize={scale['t-14']} />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  )
}

function shorten(name: string): string {
  return name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name
}
