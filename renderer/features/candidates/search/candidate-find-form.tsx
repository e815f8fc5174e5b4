import { FindForm } from '#renderer/components/search/find-form.tsx'
import { SearchChoice, SearchText } from '#renderer/components/search/search-fields.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Availability } from '#shared/domain/candidate/candidate.ts'
import { addSkill, suggestSkills } from '#shared/domain/candidate/trade-skills.ts'
import { jobLocations } from '#shared/domain/job/job-choices.ts'
import type { CandidateSearchAddress } from './use-candidate-search.ts'

const availabilities: readonly string[] = ['Actively searching', 'Not now'] satisfies Availability[]

interface Props {
  address: CandidateSearchAddress
  /** How many candidates the search finds, once that is known. */
  matching: number | undefined
}

/** What candidates can be looked for by. */
export function CandidateFindForm({ address, matching }: Props) {
  const { skills } = address.texts
  return (
    <FindForm
      address={address}
      path={paths.candidates}
      show={t('candidates.filters.show', { count: matching ?? 0 })}
      words={
        <SearchText field="q" address={address} label={t('candidates.field.q')} hint={t('candidates.field.q.hint')} />
      }
      filters={
        <>
          <SearchText
            field="location"
            address={address}
            label={t('candidates.field.location')}
            hint={t('candidates.field.location.hint')}
            suggestions={jobLocations}
          />
          <SearchText
            field="skills"
            address={address}
            label={t('candidates.field.skills')}
            hint={t('candidates.field.skills.hint')}
            help={t('candidates.field.skills.help')}
            suggestions={suggestSkills(skills).map((skill) => addSkill(skills, skill))}
          />
          <SearchChoice
            field="availability"
            address={address}
            label={t('candidates.field.availability')}
            any={t('candidates.field.availability.any')}
            choices={availabilities}
            help={t('candidates.field.availability.help')}
          />
        </>
      }
    />
  )
}
