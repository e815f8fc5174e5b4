import { t } from '#renderer/messages/messages.ts'
import type { Application } from '#shared/domain/application.ts'
import { momentOf } from '#shared/domain/date-time.ts'

/** What became of an application, newest first. */
export function DossierHistory({ application: { history } }: { application: Application }) {
  return (
    <ol reversed>
      {[...history].reverse().map(({ state, at }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an applicant may come to the same stage twice
        <li key={history.length - place}>
          <span>{t(place === history.length - 1 ? 'applicants.history.applied' : `applicants.history.${state}`)}</span>{' '}
          <time dateTime={at}>{momentOf(at)}</time>
        </li>
      ))}
    </ol>
  )
}
