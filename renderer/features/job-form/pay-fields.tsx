import { Button } from 'antd'
import { useState } from 'react'
import type { FieldProps } from '#renderer/components/form/labelled-field.tsx'
import { ChoiceInput, LineInput } from '#renderer/components/workplace/antd-inputs.tsx'
import { t } from '#renderer/messages/messages.ts'
import { defaultSalaryText } from '#shared/domain/job/default-job-texts.ts'
import { isPieceUnit, type PayUnit, payUnits, workDaysPerMonth } from '#shared/domain/job/pay.ts'
import {
  emptyPayTexts,
  formatPayTexts,
  type PayField,
  type PayTexts,
  readPayTexts
} from '#shared/domain/job/pay-input.ts'

interface Props {
  texts: PayTexts
  describe: (field: PayField | 'salaryRange') => FieldProps
  onChange: (texts: Partial<PayTexts>) => void
}

/** Pay is asked once: as figures, whose text is shown, or in words instead of them. Each comes back as it was left. */
export function PayFields({ texts, describe, onChange }: Props) {
  const [other, setOther] = useState<PayTexts>()
  // Words that are emptied by hand are still being written.
  const [isInWords, setInWords] = useState(texts.salaryRange !== '')
  const { figures, text, problems } = readPayTexts(texts)
  const [problem] = Object.values(problems)
  const hasFigures = texts.payFrom !== '' || texts.payTo !== ''
  const isShownInWords = texts.salaryRange !== '' || (isInWords && !hasFigures)
  const turn = () => {
    const { salaryRange, payFrom, payTo, payUnit, payPerDay } = texts
    setOther({ salaryRange, payFrom, payTo, payUnit, payPerDay })
    setInWords(!isShownInWords)
    onChange(other ?? { ...emptyPayTexts, ...(!isShownInWords && { salaryRange: text }) })
  }
  // A unit that was typed beside a figure gives way to the chosen one.
  const choose = (word: string) =>
    onChange({
      ...(text !== '' && formatPayTexts(text)),
      payUnit: payUnits.find((unit) => nameUnit(unit) === word) ?? ''
    })
  return (
    <fieldset className="job-pay">
      <legend className="label">
        <span>{t('post.pay')}</span> <span className="optional">{t('post.optional')}</span>
      </legend>
      {isShownInWords ? (
        <LineInput {...describe('salaryRange')} optional={undefined} />
      ) : (
        <div className="job-figures">
          <LineInput {...describe('payFrom')} inputMode="text" />
          <LineInput {...describe('payTo')} inputMode="text" />
          <ChoiceInput
            {...describe('payUnit')}
            value={nameUnit(figures.unit)}
            choices={payUnits.map(nameUnit)}
            none=""
            onChange={choose}
          />
          {isPieceUnit(figures.unit) && (
            <LineInput
              {...describe('payPerDay')}
              label={t(`post.pay.perDay.${figures.unit as 'piece' | 'stone' | 'gram' | 'carat'}`)}
              optional={t('post.optional')}
              help={t('post.pay.perDay.help', { days: workDaysPerMonth })}
              inputMode="decimal"
            />
          )}
        </div>
      )}
      <div className="job-pay-end">
        <p role="status" className="help">
          {text !== ''
            ? t('post.pay.shown', { pay: text })
            : problem
              ? t(`post.problem.${problem}`)
              : t('post.pay.blank', { standard: t(defaultSalaryText) })}
        </p>
        <Button type="link" className="job-pay-turn" onClick={turn}>
          {t(isShownInWords ? 'post.pay.inFigures' : 'post.pay.inWords')}
        </Button>
      </div>
    </fieldset>
  )
}

function nameUnit(unit: PayUnit): string {
  return t(`post.pay.unit.${unit}`)
}
