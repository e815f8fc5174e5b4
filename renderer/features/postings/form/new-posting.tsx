import { t } from '#renderer/messages/messages.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { PostingForm } from './posting-form.tsx'
import { PostingPage } from './posting-page.tsx'
import type { RenderPreview } from './posting-preview.tsx'
import { PostingSkeleton } from './posting-skeleton.tsx'
import { useStoredDraft } from './use-stored-draft.ts'

interface Props {
  user: SessionUser
  preview: RenderPreview
}

/** A job that is not there yet. */
export function NewPosting({ user, preview }: Props) {
  const { repository, draft } = useStoredDraft(undefined)
  return (
    <PostingPage title={t('nav.postJob')} lead={t(user.isAdmin ? 'post.lead.newLive' : 'post.lead.new')}>
      {draft === undefined ? (
        <PostingSkeleton />
      ) : (
        <PostingForm user={user} draftRepository={repository} draft={draft} preview={preview} />
      )}
    </PostingPage>
  )
}
