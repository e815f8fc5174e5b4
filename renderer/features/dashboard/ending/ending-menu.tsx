import { Button, Dropdown } from 'antd'
import { Icon } from '#renderer/components/public/icon.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { type EndingStep, isRenewalDue, listEndingSteps } from './ending-steps.ts'

interface Props {
  job: Job
  user: SessionUser
  /** Id of what the posting is called. */
  titleId: string
  onEnding: (step: EndingStep, jobs: readonly Job[]) => void
}

/** The ways in which a posting ends or goes on. What its owner was reminded of is one press. */
export function EndingMenu({ job, user, titleId, onEnding }: Props) {
  const steps = listEndingSteps(user, job)
  const isDue = isRenewalDue(user, job, new Date())
  const rest = isDue ? steps.filter((step) => step !== 'renew') : steps
  const items = rest.map((step) => ({
    key: step,
    label: t(`dashboard.end.${step}`),
    danger: step === 'takeDown',
    onClick: () => onEnding(step, [job])
  }))
  return (
    <>
      {isDue && (
        <Button aria-describedby={titleId} onClick={() => onEnding('renew', [job])}>
          {t('dashboard.end.renew')}
        </Button>
      )}
      {items.length > 0 && (
        <Dropdown trigger={['click']} autoFocus menu={{ items }}>
          <Button type="text" aria-haspopup="menu" aria-describedby={titleId}>
            {t('dashboard.end.menu')}
            <Icon name="chevron" />
          </Button>
        </Dropdown>
      )}
    </>
  )
}
