import { Icon } from '#renderer/components/public/icon.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { FormFields } from './form-fields.ts'
import { PostingField } from './posting-field.tsx'

interface Props {
  field: 'category' | 'type'
  form: FormFields
  choices: readonly string[]
}

/** A choice. A word that an older job or a draft brings along stands there too: the field never shows another one instead. */
export function ChoiceInput({ field, form, choices }: Props) {
  const value = form.texts[field]
  const earlier = [form.base?.[field] ?? '', value].filter((word) => word !== '' && !choices.includes(word))
  return (
    <PostingField field={field} form={form}>
      {(input) => (
        <span className="select">
          <select
            {...input}
            className="input"
            value={value}
            onChange={(event) => form.write(field, event.target.value)}
          >
            <option value="">{t(`post.choose.${field}`)}</option>
            {[...new Set([...earlier, ...choices])].map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
          <Icon name="chevron" />
        </span>
      )}
    </PostingField>
  )
}
