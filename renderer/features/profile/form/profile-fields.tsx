import type { ReactNode } from 'react'
import { ChoiceField } from '#renderer/components/form/choice-field.tsx'
import { TextField } from '#renderer/components/form/text-field.tsx'
import { t } from '#renderer/messages/messages.ts'
import { availabilities, joiningPeriods } from '#shared/domain/candidate/candidate.ts'
import type { TypedProfileField } from '#shared/domain/candidate/user-profile.ts'
import { jobLocations } from '#shared/domain/job/job-vocabulary.ts'
import { AvatarField } from './avatar-field.tsx'
import { profileField } from './profile-field.ts'
import { ResumeField } from './resume-field.tsx'
import { SkillSuggestions } from './skill-suggestions.tsx'
import type { ProfileFormState } from './use-profile-form.ts'

/** All fields of a profile, in the order in which people tell of themselves. */
export function ProfileFields({ work }: { work: ProfileFormState }) {
  const field = (name: TypedProfileField) => profileField(name, work)
  return (
    <>
      <Group legend={t('profile.group.who')}>
        <AvatarField work={work} />
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('headline')} />
        <TextField {...field('location')} suggestions={jobLocations} />
      </Group>
      <Group legend={t('profile.group.work')}>
        <div>
          <TextField {...field('skills')} />
          <SkillSuggestions work={work} />
        </div>
        <TextField {...field('experience')} />
        <TextField {...field('highestQualification')} />
      </Group>
      <Group legend={t('profile.group.when')}>
        <ChoiceField
          {...field('availability')}
          choices={withEarlier(availabilities, work.base?.availability)}
          none={t('profile.choose.availability')}
        />
        <ChoiceField
          {...field('joiningPeriod')}
          choices={withEarlier(joiningPeriods, work.base?.joiningPeriod)}
          none={t('profile.choose.joiningPeriod')}
        />
      </Group>
      <Group legend={t('profile.group.contact')}>
        <TextField {...field('contactNumber')} type="tel" autoComplete="tel" />
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

/** The word that is stored can be kept, whether it is offered or not. */
function withEarlier(offered: readonly string[], stored = ''): readonly string[] {
  return stored === '' || offered.includes(stored) ? offered : [...offered, stored]
}
