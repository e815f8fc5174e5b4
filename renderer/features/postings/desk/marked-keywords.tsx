import { t } from '#renderer/messages/messages.ts'
import type { LineChange } from '#shared/domain/job/job-changes.ts'
import { Words } from './words.tsx'

/** What the search finds the posting by, although no reader sees it: it is published too, so it is decided about too. */
export function MarkedKeywords({ keywords }: { keywords: readonly LineChange[] }) {
  if (keywords.length === 0) return null
  const changed = keywords.some(({ kind }) => kind !== 'kept')
  return (
    <section className="sheet-keywords">
      <h2>{t('desk.keywords')}</h2>
      <p className="faint">{t('desk.keywords.help')}</p>
      <ul className={changed ? 'tags changed' : 'tags'}>
        {keywords.map(({ parts }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: keywords have no identity and two may be alike
          <li key={index} className="tag">
            <Words parts={parts} />
          </li>
        ))}
      </ul>
    </section>
  )
}
