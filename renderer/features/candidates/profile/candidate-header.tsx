import './candidate.css'
import '#renderer/components/public/avatar.css'
import type { ReactElement, ReactNode } from 'react'
import { Avatar } from '#renderer/components/public/avatar.tsx'
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
  children?: ReactNode
}

export function CandidateHeader({ candidate, id, mark = (text) => <span>{text}</span>, children }: Props) {
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
          {mark(name)}
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

const maxShown = 3

export function SkillTags({ skills, mark }: { skills: readonly string[] } & Pick<Props, 'mark'>) {
  const different = listDifferent(skills)
  if (different.length === 0) return null
  const more = different.length - maxShown
  return (
    <TagList texts={different.slice(0, maxShown)} mark={mark} aria-label={t('candidates.skills')}>
      {more > 0 && (
        <li className="candidate-more" title={different.slice(maxShown).join(', ')}>
          <span aria-hidden="true">{t('candidates.skills.more', { count: more })}</span>
          <span className="sr">{t('candidates.skills.moreRead', { count: more })}</span>
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
