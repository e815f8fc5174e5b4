import { jobCategories, jobLocations, jobTypes } from '#shared/domain/job-vocabulary.ts'
import { ChoiceInput } from './choice-input.tsx'
import type { FormFields } from './form-fields.ts'
import { KeywordSuggestions } from './keyword-suggestions.tsx'
import { ProseInput } from './prose-input.tsx'
import { TextInput } from './text-input.tsx'

/** The ten fields of a posting. */
export function PostingFields({ form }: { form: FormFields }) {
  return (
    <>
      <TextInput field="title" form={form} />
      <TextInput field="company" form={form} autoComplete="organization" />
      <TextInput field="location" form={form} suggestions={jobLocations} />
      <ChoiceInput field="category" form={form} choices={jobCategories} />
      <ChoiceInput field="type" form={form} choices={jobTypes} />
      <TextInput field="salaryRange" form={form} />
      <ProseInput field="description" form={form} rows={5} />
      <ProseInput field="responsibilities" form={form} rows={4} />
      <ProseInput field="qualifications" form={form} rows={3} />
      <div>
        <TextInput field="keywords" form={form} />
        <KeywordSuggestions form={form} />
      </div>
    </>
  )
}
