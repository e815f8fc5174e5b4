import './candidate.css'
import type { ReactNode } from 'react'
import { Avatar } from '#renderer/components/public/avatar.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'

interface Props {
  candidate: CandidateProfile
  /** Id of the heading. */
  id: string
  mark?: (text: string) => ReactNode
  /** What stands behind the name. */
  children?: ReactNode
}

/** Who it is: picture, name, headline, place, experience, and when they can come. */
export function CandidateHead({ candidate, id, mark = (text) => text, children }: Props) {
  const { name, headline, location, experience, availability, joiningPeriod } = candidate
  const where = [location, experience].filter((text) => text.trim() !== '')
  const joins = joiningPeriod.trim() === '' ? '' : t('candidates.joins', { period: joiningPeriod })
  const when = [availability, joins].filter((text) => text.trim() !== '')
  return (
    <div className="candidate-head">
      <Avatar name={name} picture={candidate.avatar} owner={candidate.uid} />
      <div>
        <h3 id={id}>
          {mark(name)}
          {children}
        </h3>
        {headline.trim() !== '' && <p className="candidate-headline">{mark(headline)}</p>}
        {where.length > 0 && <p className="soft">{where.join(' · ')}</p>}
        {when.length > 0 && <p className="soft">{when.join(' · ')}</p>}
      </div>
    </div>
  )
}
