import './candidate.css'
import '#renderer/components/public/avatar.css'
import type { ReactElement, ReactNode } from 'react'
import { Avatar } from '#renderer/components/public/avatar.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { TagList } from '#renderer/components/public/tag-list.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import { listDifferent } from '#shared/domain/candidate/candidate-search.ts'
import { joinParts } from '#shared/domain/join-parts.ts'

interface Props {
  candidate: CandidateProfile
  id: string
  mark?: (text: string) => ReactElement
  renderName?: (name: ReactElement) => ReactElement
  /** Behind the name. */
  children?: ReactNode
}

export function CandidateHeader({
  candidate,
  id,
  mark = (text) => <span>{text}</span>,
  renderName = (name) => name,
  children
}: Props) {
  const { name, headline, location, experience, availability, joiningPeriod } = candidate
  const place = location.trim()
  const where = joinParts([place, experience])
  const joins = joiningPeriod.trim() === '' ? '' : t('candidates.joins', { period: joiningPeriod })
  const when = joinParts([availability, joins])
  return (
    <div className="candidate-head">
      <Avatar name={name} picture={candidate.avatar} owner={candidate.uid} />
      <div>
        <h3 id={id}>
          {renderName(mark(name))}
          {children}
        </h3>
        {headline.trim() !== '' && <p>{mark(headline)}</p>}
        {where !== '' && (
          <p className="soft">
            {place && mark(place)}
            <span>{place ? where.slice(place.length) : where}</span>
          </p>
        )}
        {when !== '' && <p className="soft">{when}</p>}
      </div>
    </div>
  )
}

export function CandidateBadges({ isOwn, isShortlisted }: { isOwn: boolean; isShortlisted: boolean }) {
  const badges = [isOwn && t('candidates.you'), isShortlisted && t('candidates.shortlisted')]
  return badges.map(
    (badge) =>
      badge && (
        <span key={badge}>
          {' '}
          <span className="candidate-badge">{badge}</span>
        </span>
      )
  )
}

const maxShown = 3

interface SkillProps extends Pick<Props, 'mark'> {
  skills: readonly string[]
  /** The profile, which has all of them; undefined: all are shown here. */
  more?: { to: string; state: unknown; nameId: string }
}

export function SkillTags({ skills, mark, more }: SkillProps) {
  const different = listDifferent(skills)
  if (different.length === 0) return null
  const count = more ? different.length - maxShown : 0
  return (
    <TagList texts={more ? different.slice(0, maxShown) : different} mark={mark} aria-label={t('candidates.skills')}>
      {more && count > 0 && (
        <li>
          <Link className="candidate-more" to={more.to} state={more.state} aria-describedby={more.nameId}>
            <span aria-hidden="true">{t('candidates.skills.more', { count })}</span>
            <span className="sr">{t('candidates.skills.moreRead', { count })}</span>
          </Link>
        </li>
      )}
    </TagList>
  )
}

export function CandidateSkeleton() {
  return (
    <div className="candidate candidate-sk" aria-hidden="true">
      <div className="candidate-head">
        <span className="avatar sk" />
        <div>
          <Skeleton width="12rem" height="1.9rem" />
          <Skeleton width="16rem" height="1.5rem" />
          <Skeleton width="10rem" height="1.5rem" />
          <Skeleton width="14rem" height="1.5rem" />
        </div>
      </div>
      <Skeleton width="15rem" height="1.75rem" />
      <Skeleton width="100%" height="2.75rem" />
    </div>
  )
}
