import { Alert, Button, Skeleton } from 'antd'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useResumeDownload } from '#renderer/hooks/use-resume-download.ts'
import { t } from '#renderer/messages/messages.ts'

interface Props {
  /** 'file:{name}'. */
  link: string
  owner: string
  name: string
}

type Shown =
  | { as: 'pdf'; file: Blob; Viewer: ComponentType<{ file: Blob; title: string; onDownload: () => void }> }
  | { as: 'other' | 'missing' | 'failed' }

/** Renders PDF pages as bitmaps, never inside the app's origin; other types are downloads. */
export function ResumeView({ link, owner, name }: Props) {
  const { papers } = useRepositories()
  const download = useResumeDownload()
  const [shown, setShown] = useState<Shown>()
  const read = useCallback(async (): Promise<Shown> => {
    try {
      const file = await papers.readFile(link, owner)
      if (!file) return { as: 'missing' }
      if (file.type !== 'application/pdf') return { as: 'other' }
      // The viewer is larger than the rest of the screen.
      const viewer = await import('#renderer/components/workplace/pdf/pdf-viewer.tsx')
      return { as: 'pdf', file, Viewer: viewer.default }
    } catch {
      return { as: 'failed' }
    }
  }, [papers, link, owner])
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` retries
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
