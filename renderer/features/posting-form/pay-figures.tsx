import { Button, InputNumber, Select } from 'antd'
import { useId, useState } from 'react'
import { t } from '#renderer/messages/messages.ts'
import {
  type PayFigures as Figures,
  formatPay,
  formatRupees,
  maxPay,
  parsePay,
  payUnits
} from '#shared/domain/job/pay.ts'
import { PostingItem } from './posting-item.tsx'

interface Props {
  /** The pay as it stands in the posting: the text is what is stored, figures only write it. */
  text: string
  onWrite: (text: string) => void
}

const noFigures: Figures = { min: null, max: null, unit: 'month' }

/**
 * Pay in figures: they write the text of the field beside them, and show what stands there as long as it says nothing else. Words of the
 * person's own are replaced only when they press for it.
 */
export function PayFigures({ text, onWrite }: Props) {
  const id = useId()
  /** What was put in, and the text that stood in the field after it: any other text has been typed since. */
  const [typed, setTyped] = useState<{ figures: Figures; text: string } | null>(null)
  const parsed = parsePay(text)
  const figures = typed?.text === text ? typed.figures : (parsed ?? noFigures)
  const composed = formatPay(figures)
  const isReversed = figures.min !== null && figures.max !== null && figures.max < figures.min

  const change = (part: Partial<Figures>) => {
    const next = { ...figures, ...part }
    const isEmpty = next.min === null && next.max === null
    const pay = formatPay(next)
    const mayWrite = (parsed !== null || text.trim() === '') && (isEmpty || pay !== '')
    setTyped({ figures: next, text: mayWrite ? pay : text })
    if (mayWrite && pay !== text) onWrite(pay)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would name its legend before every figure
    <div role="group" aria-label={t('post.pay')} className="posting-pay">
      <FigureInput id={`${id}-min`} label={t('post.pay.min')} value={figures.min} onChange={(min) => change({ min })} />
      <FigureInput
        id={`${id}-max`}
        label={t('post.pay.max')}
        value={figures.max}
        onChange={(max) => change({ max })}
        error={isReversed ? t('post.pay.reversed') : undefined}
      />
      <PostingItem id={`${id}-unit`} label={t('post.pay.unit')}>
        {(input) => (
          <Select
            {...input}
            className="posting-control"
            value={figures.unit}
            options={payUnits.map((unit) => ({ value: unit, label: t(`post.pay.unit.${unit}`) }))}
            onChange={(unit) => change({ unit })}
          />
        )}
      </PostingItem>
      {composed !== '' && composed !== text && (
        <Button className="posting-pay-use" onClick={() => onWrite(composed)}>
          {t('post.pay.use', { pay: composed })}
        </Button>
      )}
    </div>
  )
}

interface FigureProps {
  id: string
  label: string
  value: number | null
  error?: string | undefined
  onChange: (figure: number | null) => void
}

function FigureInput({ value, onChange, ...words }: FigureProps) {
  return (
    <PostingItem {...words}>
      {(input) => (
        <InputNumber<number | string>
          {...input}
          className="posting-control"
          prefix="₹"
          inputMode="decimal"
          controls={false}
          min={0}
          max={maxPay}
          precision={2}
          value={value}
          formatter={(figure) => groupDigits(String(figure ?? ''))}
          parser={(typed) => (typed ?? '').replace(/[^\d.]/g, '')}
          onChange={(figure) => onChange(figure === null ? null : Number(figure))}
        />
      )}
    </PostingItem>
  )
}

/** '120000.5' as '1,20,000.5'; what is still being typed stays. */
function groupDigits(figure: string): string {
  return figure.replace(/^\d+/, (digits) => formatRupees(Number(digits))).replace(/\.00$/, '')
}
