import { Alert, Button, Skeleton } from 'antd'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useResumeDownload } from '#renderer/hooks/use-resume-download.ts'
import { t } from '#renderer/messages/messages.ts'

interface Props {
  /** 'file:{name}' of the stored file. */
  link: string
  /** uid of the applicant. */
  owner: string
  name: string
}

/** What is known of a résumé that is to be shown. */
type Shown =
  | { as: 'pdf'; file: Blob; Viewer: ComponentType<{ file: Blob; title: string; onDownload: () => void }> }
  | { as: 'other' | 'missing' | 'failed' }

/** Shows the résumé that came with an application: a PDF as pictures, never as a page of the app. What is none is offered as a file. */
export function ResumeView({ link, owner, name }: Props) {
  const { papers } = useRepositories()
  const download = useResumeDownload()
  const [shown, setShown] = useState<Shown>()
  const read = useCallback(async (): Promise<Shown> => {
    try {
      const file = await papers.readFile(link, owner)
      if (!file) return { as: 'missing' }
      if (file.type !== 'application/pdf') return { as: 'other' }
      // Its code is larger than the rest of the screen: it comes when somebody opens a PDF.
      const viewer = await import('#renderer/components/workplace/pdf/pdf-viewer.tsx')
      return { as: 'pdf', file, Viewer: viewer.default }
    } catch {
      return { as: 'failed' }
    }
  }, [papers, link, owner])
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    let isOver = false
    setShown(undefined)
    void read().then((found) => {
      if (!isOver) setShown(found)
    })
    return () => {
      isOver = true
    }
  }, [read, attempt])
  if (!shown) return <Skeleton active title={false} paragraph={{ rows: 8 }} />
  if (shown.as === 'pdf') {
    const keep = () => void download({ link, owner, name })
    return <shown.Viewer file={shown.file} title={t('applicants.resume.of', { name })} onDownload={keep} />
  }
  return (
    <Alert
      type="warning"
      role="alert"
      title={t(`applicants.resume.${shown.as}`)}
      action={shown.as === 'failed' && <Button onClick={() => setAttempt(attempt + 1)}>{t('error.retry')}</Button>}
    />
  )
}
