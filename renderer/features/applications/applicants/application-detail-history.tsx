import { t } from '#renderer/messages/messages.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { formatDateTime } from '#shared/domain/date-time.ts'

/** What became of an application, newest first. */
export function ApplicationDetailHistory({ application: { history } }: { application: Application }) {
  return (
    <ol reversed>
      {[...history].reverse().map(({ state, at }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an applicant may come to the same stage twice
        <li key={history.length - index}>
          <span>{t(index === history.length - 1 ? 'applicants.history.applied' : `applicants.history.${state}`)}</span>{' '}
          <time dateTime={at}>{formatDateTime(at)}</time>
        </li>
      ))}
    </ol>
  )
}
