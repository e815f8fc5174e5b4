import { Icon } from '#renderer/components/public/icon.tsx'
import { t } from '#renderer/messages/messages.ts'
import { ProfileField } from './profile-field.tsx'
import type { ProfileWork } from './use-profile-work.ts'

interface Props {
  field: 'availability' | 'joiningPeriod'
  work: ProfileWork
  choices: readonly string[]
}

/** A choice. A word that an older record brings along stands there too: the field never shows another one instead. */
export function ChoiceInput({ field, work, choices }: Props) {
  const value = work.content[field]
  const earlier = [work.base?.[field] ?? '', value].filter((word) => word !== '')
  return (
    <ProfileField field={field} work={work}>
      {(input) => (
        <span className="select">
          <select
            {...input}
            className="input"
            value={value}
            onChange={(event) => work.write({ [field]: event.target.value })}
          >
            <option value="">{t(`profile.choose.${field}`)}</option>
            {[...new Set([...choices, ...earlier])].map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
          <Icon name="chevron" />
        </span>
      )}
    </ProfileField>
  )
}
