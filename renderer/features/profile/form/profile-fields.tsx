import type { ReactNode } from 'react'
import type { FieldProps } from '#renderer/components/form/labelled-field.tsx'
import { ProfileVisibilityField } from '#renderer/components/form/profile-visibility-field.tsx'
import { ChoiceField, TextField } from '#renderer/components/form/text-fields.tsx'
import { SuggestionButtons } from '#renderer/components/public/suggestion-buttons.tsx'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { availabilities, joiningPeriods } from '#shared/domain/candidate/candidate.ts'
import { addSkill, suggestSkills } from '#shared/domain/candidate/trade-skills.ts'
import { requiredProfileFields, type TypedProfileField } from '#shared/domain/candidate/user-profile.ts'
import { jobLocations } from '#shared/domain/job/job-types-and-locations.ts'
import { AvatarField, ResumeField } from './avatar-and-resume-fields.tsx'
import { PhotosField } from './photos-field.tsx'
import type { ProfileFormState } from './use-profile-form.ts'

export function ProfileFields({ form }: { form: ProfileFormState }) {
  const { readFile } = useRepositories().candidateDocuments
  const field = (name: TypedProfileField) => describeProfileField(name, form)
  return (
    <>
      <Group legend={t('profile.group.who')}>
        <AvatarField form={form} />
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('headline')} />
        <TextField {...field('location')} suggestions={jobLocations} />
      </Group>
      <Group legend={t('profile.group.work')}>
        <div>
          <TextField {...field('skills')} isList />
          <SkillSuggestions form={form} />
        </div>
        <TextField {...field('experience')} />
        <TextField {...field('highestQualification')} />
      </Group>
      <Group legend={t('profile.group.when')}>
        <ChoiceField
          {...field('availability')}
          choices={withEarlier(availabilities, form.stored?.availability)}
          none={t('profile.choose.availability')}
        />
        <ChoiceField
          {...field('joiningPeriod')}
          choices={withEarlier(joiningPeriods, form.stored?.joiningPeriod)}
          none={t('profile.choose.joiningPeriod')}
        />
      </Group>
      <Group legend={t('profile.group.contact')}>
        <TextField
          {...field('contactNumber')}
          type="tel"
          autoComplete="tel"
          onLeave={() => form.leave('contactNumber')}
        />
        <ResumeField form={form} />
        <PhotosField form={form} owner={form.stored?.id} read={readFile} />
      </Group>
      {form.asksVisibility && (
        <Group legend={t('profile.group.publicProfile')}>
          <ProfileVisibilityField
            hidden={form.values.hidden}
            onChoose={(hidden) => form.write({ hidden })}
            isMissing={form.problems.hidden !== undefined}
          />
        </Group>
      )}
    </>
  )
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="profile-group">{children}</div>
    </fieldset>
  )
}

/** The stored word can be kept, offered or not. */
function withEarlier(offered: readonly string[], stored = ''): readonly string[] {
  return stored === '' || offered.includes(stored) ? offered : [...offered, stored]
}

/** How much of a skill is quoted, in UTF-16 units. */
const excerptLength = 40

/** Required is the exception: the others say so. */
function describeProfileField(field: TypedProfileField, form: ProfileFormState): FieldProps {
  const required = isRequired(field)
  return {
    ...form.bind(field),
    label: t(`profile.field.${field}`),
    optional: required ? undefined : t('profile.optional'),
    help: hasHelp(field) ? t(`profile.help.${field}`) : undefined,
    error: describeError(field, form),
    required
  }
}

const helpedFields = ['headline', 'skills', 'experience', 'contactNumber', 'highestQualification'] as const

function hasHelp(field: TypedProfileField): field is (typeof helpedFields)[number] {
  return helpedFields.some((helped) => helped === field)
}

function isRequired(field: TypedProfileField): field is (typeof requiredProfileFields)[number] {
  return requiredProfileFields.some((required) => required === field)
}

function describeError(field: TypedProfileField, { problems }: ProfileFormState): string | undefined {
  const problem = problems[field]
  switch (problem?.reason) {
    case 'long':
      return t('profile.long', { max: problem.max, count: problem.actual })
    case 'many-skills':
      return t('profile.manySkills', { max: problem.max, count: problem.actual })
    case 'long-skill':
      return t('profile.longSkill', {
        max: problem.max,
        count: problem.actual,
        skill: `${problem.skill.slice(0, excerptLength)}…`
      })
    case 'phone':
      return t('phone.bad')
    default:
      return problem && isRequired(field) ? t(`profile.missing.${field}`) : undefined
  }
}

/** Completes the last word, else offers skills that the headline speaks of. */
function SkillSuggestions({ form: { values, write } }: { form: ProfileFormState }) {
  return (
    <SuggestionButtons
      words={suggestSkills(values.skills, { text: `${values.headline}\n${values.experience}` })}
      label={t('profile.suggested')}
      verb={t('profile.suggested.add')}
      onTake={(skill) => write({ skills: addSkill(values.skills, skill) })}
    />
  )
}
