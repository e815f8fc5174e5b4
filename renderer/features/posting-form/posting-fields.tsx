import type { FieldProps } from '#renderer/components/form/field.tsx'
import { Suggestions } from '#renderer/components/public/suggestions.tsx'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import { addSkill, suggestSkills } from '#shared/domain/candidate/trade-skills.ts'
import { jobLocations, jobTypes } from '#shared/domain/job/job-choices.ts'
import { type ContentField, findDefaultCompany } from '#shared/domain/job/job-content.ts'
import { type FieldProblem, type JobTexts, requiredFields } from '#shared/domain/job/job-form.ts'
import { isJobCategory, jobCategories } from '#shared/domain/job/job-vocabulary.ts'
import { PayFigures } from './pay-figures.tsx'
import { ChoiceInput, LineInput, ProseInput, SuggestingInput } from './posting-inputs.tsx'
import { formatFieldId } from './problem-summary.tsx'
import type { PostingFormState } from './use-posting-form.ts'

/** The fields of a posting, in the order of `contentFields`. Short ones stand beside each other where there is room. */
export function PostingFields({ form }: { form: PostingFormState }) {
  const field = (name: ContentField) => describePostingField(name, form)
  const { texts, write } = form
  return (
    <>
      <LineInput {...field('title')} />
      <div className="posting-pair">
        <SuggestingInput {...field('company')} suggestions={suggestCompanies(form)} />
        <SuggestingInput {...field('location')} suggestions={jobLocations} />
      </div>
      <div className="posting-pair">
        <ChoiceInput
          {...field('category')}
          choices={withEarlier('category', form, jobCategories)}
          none={t('post.choose.category')}
        />
        <ChoiceInput {...field('type')} choices={withEarlier('type', form, jobTypes)} none={t('post.choose.type')} />
      </div>
      <ProseInput {...field('description')} rows={5} />
      <ProseInput {...field('responsibilities')} rows={4} />
      <ProseInput {...field('qualifications')} rows={3} />
      <div className="posting-salary">
        <LineInput {...field('salaryRange')} />
        <PayFigures text={texts.salaryRange} onWrite={(pay) => write('salaryRange', pay)} />
      </div>
      <div>
        <LineInput {...field('keywords')} />
        <KeywordSuggestions form={form} />
      </div>
      <ProseInput {...field('companyOverview')} rows={3} />
    </>
  )
}

/** The company of the chosen category, offered and never written by itself. */
function suggestCompanies({ texts: { category } }: PostingFormState): readonly string[] {
  return isJobCategory(category) ? [findDefaultCompany(category)] : []
}

/** What an older job or a draft brings along, and is no longer offered, stands before the words that are. */
function withEarlier(field: 'category' | 'type', { base, texts }: PostingFormState, offered: readonly string[]) {
  const earlier = [base?.[field] ?? '', texts[field]].filter((word) => word !== '' && !offered.includes(word))
  return [...new Set([...earlier, ...offered])]
}

/** Skills of the trade: those that the word at the end may become, or that the posting speaks of. */
function KeywordSuggestions({ form: { texts, write } }: { form: PostingFormState }) {
  const text = [texts.title, texts.description, texts.responsibilities, texts.qualifications].join('\n')
  return (
    <Suggestions
      words={suggestSkills(texts.keywords, { category: texts.category, text })}
      label={t('post.suggested')}
      verb={t('post.suggested.add')}
      onTake={(skill) => write('keywords', addSkill(texts.keywords, skill))}
    />
  )
}

/** One field of the form with what is said around it. Required is the rule: only the others say so. */
function describePostingField(field: ContentField, { texts, problems, write }: PostingFormState) {
  const required = requiredFields.includes(field)
  const problem = problems[field]
  return {
    id: formatFieldId(field),
    name: field,
    label: t(`post.field.${field}`),
    optional: required ? undefined : t('post.optional'),
    help: describeHelp(field),
    error: problem && describeProblem(field, problem, texts),
    required,
    value: texts[field],
    onWrite: (text: string) => write(field, text)
  } satisfies FieldProps & { id: string }
}

function describeHelp(field: ContentField): string | undefined {
  switch (field) {
    case 'title':
    case 'company':
    case 'companyOverview':
    case 'location':
    case 'keywords':
      return t(`post.help.${field}`)
    case 'salaryRange':
      return t('post.help.salaryRange', { standard: t('job.default.salary') })
    case 'responsibilities':
    case 'qualifications':
      return t('post.help.lines')
    default:
      return undefined
  }
}

const missing: Partial<Record<ContentField, MessageId>> = {
  title: 'post.missing.title',
  company: 'post.missing.company',
  location: 'post.missing.location',
  category: 'post.missing.category',
  type: 'post.missing.type',
  description: 'post.missing.description'
}

/** Enough of a line to find it again. */
const excerptLength = 40

/** Says what to do about a field that is refused. */
function describeProblem(field: ContentField, problem: FieldProblem, texts: JobTexts): string {
  switch (problem.reason) {
    case 'missing':
      return t(missing[field] ?? 'post.missing.title')
    case 'unknown':
      return t('post.problem.unknown', { word: texts[field] })
    case 'long':
      return t('post.problem.long', { most: problem.max, has: problem.actual })
    case 'many':
      return t(field === 'keywords' ? 'post.problem.manyWords' : 'post.problem.manyLines', {
        most: problem.max,
        has: problem.actual
      })
    case 'long-line':
      return t(field === 'keywords' ? 'post.problem.longWord' : 'post.problem.longLine', {
        most: problem.max,
        has: problem.actual,
        line: `${problem.line.slice(0, excerptLength)}…`
      })
  }
}
