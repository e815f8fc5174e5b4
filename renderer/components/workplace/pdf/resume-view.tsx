import './resume-view.css'
import { Alert, Button } from 'antd'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { roomFor } from '#renderer/hooks/use-media-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useResumeDownload } from '#renderer/hooks/use-resume-download.ts'
import { t } from '#renderer/messages/messages.ts'

interface Props {
  /** 'file:{name}'. */
  link: string
  /** uid of the candidate. */
  owner: string
  name: string
}

type Shown =
  | { as: 'pdf'; file: Blob; Viewer: ComponentType<{ file: Blob; title: string; onDownload: () => void }> }
  | { as: 'other' | 'missing' | 'failed' }

/** The viewer is larger than the rest of the screen: fetched when its button is pointed at. */
export const loadPdfViewer = () => import('./pdf-viewer.tsx')

/** Renders PDF pages as bitmaps, never inside the app's origin; other types are downloads. */
export function ResumeView({ link, owner, name }: Props) {
  const { candidateDocuments } = useRepositories()
  const download = useResumeDownload()
  const [shown, setShown] = useState<Shown>()
  const [attempt, setAttempt] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  // `attempt` retries.
  useEffect(() => {
    let isOver = false
    setShown(undefined)
    void readResume(candidateDocuments, link, owner).then((found) => {
      if (!isOver) setShown(found)
    })
    return () => {
      isOver = true
    }
  }, [candidateDocuments, link, owner, attempt])
  // Below the person where there is no room beside them.
  useEffect(() => {
    if (!matchMedia(roomFor.pane).matches) place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place} className="resume-view">
      {!shown && (
        <>
          <p className="small faint" role="status">
            {t('applicants.resume.loading')}
          </p>
          <div className="resume-sk" aria-hidden="true">
            <Skeleton width="100%" height="100%" />
          </div>
        </>
      )}
      {shown?.as === 'pdf' && (
        <shown.Viewer
          file={shown.file}
          title={t('applicants.resume.of', { name })}
          onDownload={() => void download({ link, owner, name })}
        />
      )}
      {shown && shown.as !== 'pdf' && (
        <Alert
          type="warning"
          role="alert"
          title={t(`applicants.resume.${shown.as}`)}
          action={shown.as === 'failed' && <Button onClick={() => setAttempt(attempt + 1)}>{t('error.retry')}</Button>}
        />
      )}
    </div>
  )
}

async function readResume(
  candidateDocuments: ReturnType<typeof useRepositories>['candidateDocuments'],
  link: string,
  owner: string
): Promise<Shown> {
  try {
    const file = await candidateDocuments.readFile(link, owner)
    if (!file) return { as: 'missing' }
    if (file.type !== 'application/pdf') return { as: 'other' }
    return { as: 'pdf', file, Viewer: (await loadPdfViewer()).default }
  } catch {
    return { as: 'failed' }
  }
}
