import { type MessageId, t } from '#renderer/messages/messages.ts'
import type { Role } from '#shared/domain/account/session-user.ts'

const offered = [
  ['Candidate', 'signup.candidate'],
  ['Employer', 'signup.employer']
] as const satisfies readonly [Role, MessageId][]

interface RoleChoiceProps {
  role: Role
  onChoose: (role: Role) => void
}

export function RoleChoice({ role, onChoose }: RoleChoiceProps) {
  return (
    <fieldset className="role-choice">
      <legend className="label">{t('signup.as')}</legend>
      {offered.map(([choice, label]) => (
        <label key={choice}>
          <input type="radio" name="role" value={choice} checked={role === choice} onChange={() => onChoose(choice)} />
          <span>{t(label)}</span>
        </label>
      ))}
    </fieldset>
  )
}
