import type { CandidateProfile } from '#shared/domain/candidate.ts'
import { initialsOf } from './initials.ts'

/** Only a picture that came with the record: one from elsewhere would tell its server who looks at whom. */
const carried = /^data:image\/(?:png|jpeg|webp);base64,/

/** The picture of a candidate, or their initials. The name stands beside it. */
export function Avatar({ candidate }: { candidate: CandidateProfile }) {
  if (carried.test(candidate.avatar)) return <img className="avatar" src={candidate.avatar} alt="" />
  return (
    <span className="avatar" aria-hidden="true">
      {initialsOf(candidate.name)}
    </span>
  )
}
