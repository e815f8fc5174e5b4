import './candidate.css'
import type { ReactNode } from 'react'
import { t } from '#renderer/messages/messages.ts'
import type { CandidateProfile } from '#shared/domain/candidate.ts'
import { Avatar } from './avatar.tsx'

/** Draws the picture of a candidate. */
export type AvatarOf = (candidate: CandidateProfile) => ReactNode

interface Props {
  candidate: CandidateProfile
  /** Id of the heading. */
  id: string
  avatarOf?: AvatarOf | undefined
  mark?: (text: string) => ReactNode
  /** What stands behind the name. */
  children?: ReactNode
}

/** Who it is: picture, name, headline, place, experience, and when they can come. */
export function CandidateHead({ candidate, id, avatarOf, mark = (text) => text, children }: Props) {
  const { name, headline, location, experience, availability, joiningPeriod } = candidate
  const where = [location, experience].filter((text) => text.trim() !== '')
  const joins = joiningPeriod.trim() === '' ? '' : t('candidates.joins', { period: joiningPeriod })
  const when = [availability, joins].filter((text) => text.trim() !== '')
  return (
    <div className="candidate-head">
      {avatarOf ? avatarOf(candidate) : <Avatar candidate={candidate} />}
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
