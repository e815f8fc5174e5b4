import { Checkbox } from 'antd'
import type { ReactNode } from 'react'
import type { FieldProps } from '#renderer/components/form/labelled-field.tsx'
import { ChoiceInput, LineInput, SuggestingInput } from '#renderer/components/workplace/antd-inputs.tsx'
import { t } from '#renderer/messages/messages.ts'
import { benefits, type TermField, trialPieces } from '#shared/domain/job/job-terms.ts'

const weekdays = Array.from({ length: 7 }, (_, day) =>
  // 1 January 2023 was a Sunday.
  new Date(Date.UTC(2023, 0, 1 + day)).toLocaleDateString('en-IN', { weekday: 'long', timeZone: 'UTC' })
)

/** A term without a control does not compile. */
export const jobTermFields: Record<TermField, (field: FieldProps) => ReactNode> = {
  openings: (field) => <LineInput {...field} inputMode="numeric" />,
  experienceFrom: (field) => <LineInput {...field} />,
  experienceTo: (field) => <LineInput {...field} />,
  hours: (field) => <LineInput {...field} />,
  weeklyOff: (field) => <SuggestingInput {...field} suggestions={weekdays} />,
  benefits: (field) => <BenefitChoices {...field} />,
  trialPiece: (field) => <TrialPieceChoice {...field} />,
  walkInDays: (field) => <LineInput {...field} />,
  walkInHours: (field) => <LineInput {...field} />,
  walkInPlace: (field) => <LineInput {...field} />,
  walkInContact: (field) => <LineInput {...field} />
}

function BenefitChoices({ id, label, value, onChange }: FieldProps) {
  const chosen = benefits.filter((benefit) => value.split(', ').includes(benefit))
  return (
    <fieldset className="field" id={id} tabIndex={-1}>
      <legend className="label">{label}</legend>
      <Checkbox.Group
        className="job-benefits"
        options={benefits.map((benefit) => ({ value: benefit, label: t(`job.benefit.${benefit}`) }))}
        value={chosen}
        onChange={(words) => onChange(words.join(', '))}
      />
    </fieldset>
  )
}

function TrialPieceChoice({ value, onChange, ...field }: FieldProps) {
  const words = ['', ...trialPieces] as const
  const name = (word: (typeof words)[number]) => t(word === '' ? 'post.trialPiece.unsaid' : `job.trialPiece.${word}`)
  return (
    <ChoiceInput
      {...field}
      value={name(trialPieces.find((trial) => trial === value) ?? '')}
      choices={words.map(name)}
      none=""
      onChange={(text) => onChange(words.find((word) => name(word) === text) ?? '')}
    />
  )
}
