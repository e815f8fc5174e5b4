import { Select } from 'antd'
import { useState } from 'react'
import { Field } from '#renderer/components/form/field.tsx'
import { LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { NumberWays } from '#renderer/components/workplace/number-ways.tsx'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import { ReachDialog } from './reach-dialog.tsx'
import { useOpenPostings } from './use-open-postings.ts'

interface Props {
  candidate: CandidateProfile
  onClose: () => void
}

/** The number of somebody who shows it to employers, read with this press. */
export function ContactDialog({ candidate, onClose }: Props) {
  return (
    <ReachDialog title={t('candidates.contact.title', { name: candidate.name })} onClose={onClose}>
      <Contact candidate={candidate} />
    </ReachDialog>
  )
}

function Contact({ candidate }: Pick<Props, 'candidate'>) {
  const { papers } = useRepositories()
  const { name } = candidate
  const {
    data: number,
    error,
    retry
  } = useLiveQuery<string>(
    (onData, onError) => {
      papers.findNumber(candidate).then(onData, onError)
      return undefined
    },
    [papers, candidate]
  )
  const { data: postings = [] } = useOpenPostings()
  const [chosen, setChosen] = useState<string>()
  const job = postings.find(({ id }) => id === chosen) ?? postings[0]
  if (error) return <LoadFailed title={t('candidates.contact.failed')} error={error} onRetry={retry} />
  if (number === undefined) return null
  if (number === '') return <p>{t('candidates.contact.none', { name })}</p>
  return (
    <>
      {job && (
        <Field label={t('candidates.contact.posting')} help={t('candidates.contact.posting.help')}>
          {(input) => (
            <Select
              {...input}
              virtual={false}
              value={job.id}
              onChange={setChosen}
              options={postings.map(({ id, title, location }) => ({ value: id, label: joinParts([title, location]) }))}
            />
          )}
        </Field>
      )}
      <p className="reach-ways">
        <NumberWays
          number={number}
          words={
            job
              ? t('candidates.contact.text', { name, house: job.company, title: joinParts([job.title, job.location]) })
              : t('candidates.contact.textAlone', { name })
          }
        />
      </p>
    </>
  )
}
