import { ChoiceField, ProseField, TextField } from '#renderer/components/form/fields.tsx'
import { t } from '#renderer/messages/messages.ts'
import { jobLocations, jobTypes } from '#shared/domain/job/job-choices.ts'
import type { ContentField } from '#shared/domain/job/job-content.ts'
import { jobCategories } from '#shared/domain/job/job-vocabulary.ts'
import { KeywordSuggestions } from './keyword-suggestions.tsx'
import { type PostingFieldsForm, postingField } from './posting-field.ts'

/** The ten fields of a posting. */
export function PostingFields({ form }: { form: PostingFieldsForm }) {
  const field = (name: ContentField) => postingField(name, form)
  const prose = (name: ContentField) => ({ ...field(name), className: 'posting-prose' })
  return (
    <>
      <TextField {...field('title')} />
      <TextField {...field('company')} autoComplete="organization" />
      <TextField {...field('location')} suggestions={jobLocations} />
      <ChoiceField
        {...field('category')}
        choices={withEarlier('category', form, jobCategories)}
        none={t('post.choose.category')}
      />
      <ChoiceField {...field('type')} choices={withEarlier('type', form, jobTypes)} none={t('post.choose.type')} />
      <TextField {...field('salaryRange')} />
      <ProseField {...prose('description')} rows={5} />
      <ProseField {...prose('responsibilities')} rows={4} />
      <ProseField {...prose('qualifications')} rows={3} />
      <div>
        <TextField {...field('keywords')} />
        <KeywordSuggestions form={form} />
      </div>
    </>
  )
}

/** What an older job or a draft brings along stands before the words that are offered. */
function withEarlier(field: 'category' | 'type', { base, texts }: PostingFieldsForm, offered: readonly string[]) {
  const earlier = [base?.[field] ?? '', texts[field]].filter((word) => word !== '' && !offered.includes(word))
  return [...new Set([...earlier, ...offered])]
}
