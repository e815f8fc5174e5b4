import { t } from '#renderer/messages/messages.ts'
import { emptyProfile } from '#shared/domain/user-profile.ts'
import type { ProfileWork } from './use-profile-work.ts'

/** What was saved in another window beside what was typed here, where both changed the same. */
export function ProfileConflict({ work }: { work: ProfileWork }) {
  const { outdated, differing, base, content, conflict } = work
  if (!outdated) return null
  const stored = base ?? emptyProfile
  // A link to a file says nothing to a person: its name, or the picture above, does.
  const shown = differing.filter((field) => field !== 'resumeUrl' && field !== 'avatarUrl')
  return (
    <div ref={conflict.frame}>
      <section className="profile-conflict" aria-labelledby="profile-conflict">
        <h2 id="profile-conflict" tabIndex={-1}>
          {t('profile.conflict')}
        </h2>
        <p className="soft">{t(shown.length > 0 ? 'profile.conflict.text' : 'profile.conflict.same')}</p>
        {shown.map((field) => (
          <div key={field} className="profile-differs">
            <h3 id={`differs-${field}`}>{t(`profile.field.${field}`)}</h3>
            <dl>
              <Version name={t('profile.conflict.stored')} text={stored[field]} />
              <Version name={t('profile.conflict.yours')} text={content[field]} />
            </dl>
            <button
              type="button"
              className="btn btn-line"
              aria-describedby={`differs-${field}`}
              onClick={() => work.take(field)}
            >
              {t('profile.conflict.take')}
            </button>
          </div>
        ))}
      </section>
    </div>
  )
}

function Version({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text.trim() ? text : <span className="faint">{t('profile.conflict.empty')}</span>}</dd>
    </div>
  )
}
