import { Button } from 'antd'
import { useState } from 'react'
import type { FieldProps } from '#renderer/components/form/field.tsx'
import { ChoiceInput, LineInput, NumberInput } from '#renderer/components/workplace/inputs.tsx'
import { t } from '#renderer/messages/messages.ts'
import {
  formatPay,
  formatRupees,
  maxPay,
  type PayFigures,
  type PayUnit,
  parsePay,
  payUnits
} from '#shared/domain/job/pay.ts'

const noFigures: PayFigures = { min: null, max: null, unit: 'month' }

/** Figures write the stored text below them, and show those of a text that says nothing else. Other words are replaced only by a press. */
export function PayFields({ field }: { field: FieldProps }) {
  const { value: text, onChange } = field
  /** The figures, and the text they left: a different one was typed since. */
  const [typed, setTyped] = useState<{ figures: PayFigures; text: string } | null>(null)
  const parsed = parsePay(text)
  const figures = typed?.text === text ? typed.figures : (parsed ?? noFigures)
  const composed = formatPay(figures)
  const isReversed = figures.min !== null && figures.max !== null && figures.max < figures.min

  const change = (part: Partial<PayFigures>) => {
    const next = { ...figures, ...part }
    const isEmpty = next.min === null && next.max === null
    const pay = formatPay(next)
    const mayWrite = (parsed !== null || text.trim() === '') && (isEmpty || pay !== '')
    setTyped({ figures: next, text: mayWrite ? pay : text })
    if (mayWrite && pay !== text) onChange(pay)
  }
  return (
    <fieldset className="job-pay">
      <legend className="label">{t('post.pay')}</legend>
      <div className="job-figures">
        <FigureInput label={t('post.pay.min')} value={figures.min} onChange={(min) => change({ min })} />
        <FigureInput
          label={t('post.pay.max')}
          value={figures.max}
          error={isReversed ? t('post.pay.reversed') : undefined}
          onChange={(max) => change({ max })}
        />
        <ChoiceInput
          label={t('post.pay.unit')}
          value={nameUnit(figures.unit)}
          choices={payUnits.map(nameUnit)}
          none=""
          onChange={(word) => change({ unit: payUnits.find((unit) => nameUnit(unit) === word) ?? figures.unit })}
        />
      </div>
      <LineInput {...field} />
      {composed !== '' && composed !== text && (
        <Button className="job-pay-use" onClick={() => onChange(composed)}>
          {t('post.pay.use', { pay: composed })}
        </Button>
      )}
    </fieldset>
  )
}

function nameUnit(unit: PayUnit): string {
  return t(`post.pay.unit.${unit}`)
}

type FigureProps = Pick<Parameters<typeof NumberInput>[0], 'label' | 'value' | 'error' | 'onChange'>

function FigureInput(field: FigureProps) {
  return (
    <NumberInput
      {...field}
      prefix="₹"
      inputMode="decimal"
      min={0}
      max={maxPay}
      precision={2}
      formatter={(figure) => groupDigits(String(figure ?? ''))}
      parser={(typed) => (typed ?? '').replace(/[^\d.]/g, '')}
    />
  )
}

/** '1,20,000.5' for '120000.5'. */
function groupDigits(figure: string): string {
  return figure.replace(/^\d+/, (digits) => formatRupees(Number(digits))).replace(/\.00$/, '')
}
