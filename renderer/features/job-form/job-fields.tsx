import { Checkbox } from 'antd'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import type { FieldProps } from '#renderer/components/form/labelled-field.tsx'
import { pasteList } from '#renderer/components/form/paste-as-list.ts'
import { Icon } from '#renderer/components/public/icon.tsx'
import { SuggestionButtons } from '#renderer/components/public/suggestion-buttons.tsx'
import {
  ChoiceInput,
  LineInput,
  NumberInput,
  ProseInput,
  SuggestingInput
} from '#renderer/components/workplace/antd-inputs.tsx'
import { useFindPhrases } from '#renderer/jobs/hints/use-hint-phrases.ts'
import { t } from '#renderer/messages/messages.ts'
import { addSkill, suggestSkills } from '#shared/domain/candidate/trade-skills.ts'
import { findTextHints } from '#shared/domain/job/hints/find-hints.ts'
import { type PayHintKind, readPassage, type TextHintKind } from '#shared/domain/job/hints/job-hint.ts'
import { findPayHints } from '#shared/domain/job/hints/pay-hints.ts'
import { isJobCategory, jobCategories } from '#shared/domain/job/job-categories-and-statuses.ts'
import { findDefaultCompany, type ReviewedField } from '#shared/domain/job/job-content-fields.ts'
import { liveDays } from '#shared/domain/job/job-expiry.ts'
import { type JobTexts, parseContent } from '#shared/domain/job/job-form-values.ts'
import { jobLocations, jobTypes } from '#shared/domain/job/job-types-and-locations.ts'
import { questionFields } from '#shared/domain/job/screening-question-input.ts'
import { CollapsibleFields, type FoldName } from './collapsible-fields.tsx'
import { describeJobField, formatFieldId } from './describe-job-field.ts'
import { jobTermFields } from './employment-term-fields.tsx'
import { PayFields } from './pay-fields.tsx'
import { ScreeningQuestionFields } from './screening-question-fields.tsx'
import type { JobFormState } from './use-job-form.ts'

/** Questions are their own group. */
type DrawnField = Exclude<ReviewedField, 'questions'>

type Control = (field: FieldProps, form: JobFormState) => ReactNode

/** A field without a control, or in no group of the form, does not compile. */
const controls: { [Field in DrawnField]: Field extends GroupedField ? Control : never } = {
  title: (field) => <LineInput {...field} />,
  company: (field, { values: { category } }) => (
    // The company of the category is offered and never filled in unasked.
    <SuggestingInput {...field} suggestions={isJobCategory(category) ? [findDefaultCompany(category)] : []} />
  ),
  location: (field) => <SuggestingInput {...field} suggestions={jobLocations} />,
  category: (field, form) => (
    <ChoiceInput {...field} choices={withEarlier('category', form, jobCategories)} none={t('post.choose.category')} />
  ),
  type: (field, form) => (
    <ChoiceInput {...field} choices={withEarlier('type', form, jobTypes)} none={t('post.choose.type')} />
  ),
  description: (field) => <ProseInput {...field} rows={5} />,
  responsibilities: (field) => <ProseInput {...field} rows={4} />,
  qualifications: (field) => <ProseInput {...field} rows={3} />,
  salaryRange: (_, form) => (
    <PayFields texts={form.texts} describe={(field) => describeJobField(field, form)} onChange={form.write} />
  ),
  keywords: (field, form) => (
    <>
      <LineInput {...field} onPaste={pasteList} />
      <KeywordSuggestions form={form} />
    </>
  ),
  companyOverview: (field) => <ProseInput {...field} rows={3} />,
  ...jobTermFields
}

/** In the order of the specification; `fold`: optional ones, one line until they are wanted. */
const formGroups = [
  { fields: ['title', 'company', 'location', 'category', 'type', 'description'] },
  { fold: 'work', fields: ['responsibilities', 'qualifications'] },
  { fields: ['salaryRange'] },
  {
    fold: 'terms',
    fields: ['openings', 'hours', 'experienceFrom', 'experienceTo', 'weeklyOff', 'trialPiece', 'benefits']
  },
  { fold: 'walkIn', fields: ['walkInDays', 'walkInHours', 'walkInPlace', 'walkInContact'] },
  { fold: 'more', fields: ['keywords', 'companyOverview'] }
] as const satisfies readonly FormGroup[]

interface FormGroup {
  fold?: FoldName
  fields: readonly DrawnField[]
}
type GroupedField = (typeof formGroups)[number]['fields'][number]

const narrowFields: readonly ReviewedField[] = [
  ...(['company', 'location', 'category', 'type', 'openings', 'hours', 'experienceFrom', 'experienceTo'] as const),
  ...(['weeklyOff', 'trialPiece', 'walkInDays', 'walkInHours'] as const)
]

export function JobFields({ form, isAdmin }: { form: JobFormState; isAdmin: boolean }) {
  const { texts, values, problems, write } = form
  const hints = useJobHints(texts)
  return (
    <>
      {formGroups.map(({ fold, fields }: FormGroup) => {
        const group = <FieldGroup key={fields[0]} {...{ fields, form, hints }} isFolded={fold !== undefined} />
        return fold ? (
          <CollapsibleFields key={fold} name={fold} fields={fields} form={form}>
            {group}
          </CollapsibleFields>
        ) : (
          group
        )
      })}
      <CollapsibleFields name="questions" fields={questionFields} form={form}>
        <div>
          <ScreeningQuestionFields form={form} />
          <FieldHints hints={hints.get('questions')} />
        </div>
      </CollapsibleFields>
      <NumberInput
        id={formatFieldId('days')}
        label={t('post.field.days')}
        help={t('post.help.days', liveDays)}
        error={problems.days && t('post.problem.days', liveDays)}
        precision={0}
        inputMode="numeric"
        value={values.days}
        onChange={(days) => write({ days })}
      />
      {!isAdmin && <NoFee form={form} />}
    </>
  )
}

interface GroupProps {
  fields: readonly DrawnField[]
  form: JobFormState
  hints: ReadonlyMap<ReviewedField, readonly Hint[]>
  /** The group says that its fields are optional. */
  isFolded: boolean
}

function FieldGroup({ fields, form, hints, isFolded }: GroupProps) {
  return (
    <div className="job-fields">
      {fields.map((field) => {
        const described = describeJobField(field, form)
        return (
          <div key={field} className={narrowFields.includes(field) ? 'narrow' : undefined}>
            {controls[field](isFolded ? { ...described, optional: undefined } : described, form)}
            <FieldHints hints={hints.get(field)} />
          </div>
        )
      })}
    </div>
  )
}

interface Hint {
  kind: TextHintKind | PayHintKind
  words: string
}

/** The review queue's hints at the texts, one of a kind for each field, so that its employer can put them right first. They stop no submit. */
function useJobHints(texts: JobTexts): ReadonlyMap<ReviewedField, readonly Hint[]> {
  const findPhrases = useFindPhrases()
  // Typing never waits for a long text to be read.
  const typed = useDeferredValue(texts)
  return useMemo(() => {
    const content = parseContent(typed)
    const words = content.salaryRange
    const hints = new Map<ReviewedField, Hint[]>([
      ['salaryRange', findPayHints(content).map((kind) => ({ kind, words }))]
    ])
    for (const { kind, passage } of findTextHints(content, findPhrases)) {
      const { field } = passage
      const earlier = hints.get(field) ?? []
      if (earlier.some((hint) => hint.kind === kind)) continue
      hints.set(field, [...earlier, { kind, words: readPassage(content, passage) }])
    }
    return hints
  }, [typed, findPhrases])
}

function FieldHints({ hints }: { hints: readonly Hint[] | undefined }) {
  return hints?.map(({ kind, words }) => (
    <p key={kind} className="job-hint" role="status">
      {t(`post.hint.${kind}`, { words })}
    </p>
  ))
}

function NoFee({ form: { values, problems, write } }: { form: JobFormState }) {
  const id = formatFieldId('isFree')
  return (
    <div className="field">
      <Checkbox
        id={id}
        className="job-free"
        checked={values.isFree}
        onChange={(event) => write({ isFree: event.target.checked })}
        aria-invalid={problems.isFree ? true : undefined}
        aria-describedby={problems.isFree && `${id}-error`}
      >
        {t('post.noFee')}
      </Checkbox>
      {problems.isFree && (
        <p className="error" id={`${id}-error`}>
          <Icon name="warning" />
          <span>{t('post.problem.fee')}</span>
        </p>
      )}
    </div>
  )
}

/** A word of an older job or draft that is no longer offered comes first. */
function withEarlier(field: 'category' | 'type', { seen, values }: JobFormState, offered: readonly string[]) {
  const earlier = [seen?.[field] ?? '', values[field]].filter((word) => word !== '' && !offered.includes(word))
  return [...new Set([...earlier, ...offered])]
}

/** Completes the last word, else offers skills that the job speaks of. */
function KeywordSuggestions({ form: { values, write } }: { form: JobFormState }) {
  const { category, keywords } = values
  const text = [values.title, values.description, values.responsibilities, values.qualifications].join('\n')
  return (
    <SuggestionButtons
      words={suggestSkills(keywords, { category, text })}
      label={t('post.suggested')}
      verb={t('post.suggested.add')}
      onTake={(skill) => write({ keywords: addSkill(keywords, skill) })}
    />
  )
}
