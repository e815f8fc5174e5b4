import { Checkbox } from 'antd'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import type { FieldProps } from '#renderer/components/form/field.tsx'
import { pasteList } from '#renderer/components/form/paste-list.ts'
import { Icon } from '#renderer/components/public/icon.tsx'
import { Suggestions } from '#renderer/components/public/suggestions.tsx'
import {
  ChoiceInput,
  LineInput,
  NumberInput,
  ProseInput,
  SuggestingInput
} from '#renderer/components/workplace/inputs.tsx'
import { useFindPhrases } from '#renderer/jobs/hints/use-phrases.ts'
import { t } from '#renderer/messages/messages.ts'
import { addSkill, suggestSkills } from '#shared/domain/candidate/trade-skills.ts'
import { findTextFlags } from '#shared/domain/job/flags/find-flags.ts'
import { readPassage, type TextFlagKind } from '#shared/domain/job/flags/flag.ts'
import { jobLocations, jobTypes } from '#shared/domain/job/job-choices.ts'
import { type ContentField, contentFields, findDefaultCompany } from '#shared/domain/job/job-content.ts'
import { defaultSalaryText } from '#shared/domain/job/job-defaults.ts'
import { liveDays } from '#shared/domain/job/job-expiry.ts'
import { isRequired, type JobTexts, parseContent } from '#shared/domain/job/job-form-values.ts'
import { isJobCategory, jobCategories } from '#shared/domain/job/job-vocabulary.ts'
import { PayFields } from './pay-fields.tsx'
import type { JobField, JobFormState, JobProblem } from './use-job-form.ts'

type Control = (field: FieldProps, form: JobFormState) => ReactNode

/** A field without a control does not compile. */
const controls: Record<ContentField, Control> = {
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
  salaryRange: (field) => <PayFields field={field} />,
  keywords: (field, form) => (
    <>
      <LineInput {...field} onPaste={pasteList} />
      <KeywordSuggestions form={form} />
    </>
  ),
  companyOverview: (field) => <ProseInput {...field} rows={3} />
}

/** Their labels say enough. */
const plainFields = ['category', 'type', 'description'] as const

function hasHelp(field: ContentField): field is Exclude<ContentField, (typeof plainFields)[number]> {
  return plainFields.every((plain) => plain !== field)
}

const narrowFields: readonly ContentField[] = ['company', 'location', 'category', 'type']

export function formatFieldId(field: JobField): string {
  return `job-${field}`
}

/** The fields in the order of `contentFields`, then the terms. */
export function JobFields({ form, isAdmin }: { form: JobFormState; isAdmin: boolean }) {
  const { texts, values, problems, write } = form
  const hints = useJobHints(texts)
  return (
    <>
      <div className="job-fields">
        {contentFields.map((field) => (
          <div key={field} className={narrowFields.includes(field) ? 'narrow' : undefined}>
            {controls[field](describeField(field, form), form)}
            <FieldHints hints={hints.get(field)} />
          </div>
        ))}
      </div>
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

interface Hint {
  kind: TextFlagKind
  words: string
}

/** The review queue's hints at the texts, one of a kind for each field, so that its employer can put them right first. They stop no submit. */
function useJobHints(texts: JobTexts): ReadonlyMap<ContentField, readonly Hint[]> {
  const findPhrases = useFindPhrases()
  // Typing never waits for a long text to be read.
  const typed = useDeferredValue(texts)
  return useMemo(() => {
    const content = parseContent(typed)
    const hints = new Map<ContentField, Hint[]>()
    for (const { kind, passage } of findTextFlags(content, findPhrases)) {
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
    <Suggestions
      words={suggestSkills(keywords, { category, text })}
      label={t('post.suggested')}
      verb={t('post.suggested.add')}
      onTake={(skill) => write({ keywords: addSkill(keywords, skill) })}
    />
  )
}

/** Required is the rule: only the others say so. */
function describeField(field: ContentField, { values, problems, write }: JobFormState): FieldProps {
  const problem = problems[field]
  return {
    id: formatFieldId(field),
    name: field,
    label: t(`post.field.${field}`),
    optional: isRequired(field) ? undefined : t('post.optional'),
    help: hasHelp(field) ? t(`post.help.${field}`, { standard: t(defaultSalaryText) }) : undefined,
    error: problem && describeProblem(field, problem, values[field]),
    required: isRequired(field),
    value: values[field],
    onChange: (text) => write({ [field]: text })
  }
}

/** How much of a line is quoted, in UTF-16 units. */
const excerptLength = 40

export function describeProblem(field: ContentField, problem: JobProblem, text: string): string {
  const isWords = field === 'keywords'
  switch (problem.reason) {
    case 'unknown':
      return t('post.problem.unknown', { word: text })
    case 'long':
      return t('post.problem.long', { most: problem.max, has: problem.actual })
    case 'many':
      return t(isWords ? 'post.problem.manyWords' : 'post.problem.manyLines', {
        most: problem.max,
        has: problem.actual
      })
    case 'long-line':
      return t(isWords ? 'post.problem.longWord' : 'post.problem.longLine', {
        most: problem.max,
        has: problem.actual,
        line: `${problem.line.slice(0, excerptLength)}…`
      })
    default:
      return t(isRequired(field) ? `post.missing.${field}` : 'post.missing.title')
  }
}
