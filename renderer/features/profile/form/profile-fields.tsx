import type { ReactNode } from 'react'
import { t } from '#renderer/messages/messages.ts'
import { availabilities, joiningPeriods } from '#shared/domain/candidate.ts'
import { jobLocations } from '#shared/domain/job-vocabulary.ts'
import { AvatarField } from './avatar-field.tsx'
import { ChoiceInput } from './choice-input.tsx'
import { ResumeField } from './resume-field.tsx'
import { SkillSuggestions } from './skill-suggestions.tsx'
import { TextInput } from './text-input.tsx'
import type { ProfileWork } from './use-profile-work.ts'

/** All fields of a profile, in the order in which people tell of themselves. */
export function ProfileFields({ work }: { work: ProfileWork }) {
  return (
    <>
      <Group legend={t('profile.group.who')}>
        <AvatarField work={work} />
        <TextInput field="name" work={work} autoComplete="name" />
        <TextInput field="headline" work={work} />
        <TextInput field="location" work={work} suggestions={jobLocations} />
      </Group>
      <Group legend={t('profile.group.work')}>
        <div>
          <TextInput field="skills" work={work} />
          <SkillSuggestions work={work} />
        </div>
        <TextInput field="experience" work={work} />
        <TextInput field="highestQualification" work={work} />
      </Group>
      <Group legend={t('profile.group.when')}>
        <ChoiceInput field="availability" work={work} choices={availabilities} />
        <ChoiceInput field="joiningPeriod" work={work} choices={joiningPeriods} />
      </Group>
      <Group legend={t('profile.group.contact')}>
        <TextInput field="contactNumber" work={work} type="tel" autoComplete="tel" />
        <ResumeField work={work} />
      </Group>
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
