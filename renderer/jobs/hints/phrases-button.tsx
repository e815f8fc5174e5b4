import { Button } from 'antd'
import { useState } from 'react'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { useWasOpened } from '#renderer/hooks/use-was-opened.ts'
import { t } from '#renderer/messages/messages.ts'

const PhrasesDrawer = lazyPart(() => import('./phrases-drawer.tsx').then((code) => code.PhrasesDrawer))

export function PhrasesButton() {
  const [open, setOpen] = useState(false)
  const wasOpened = useWasOpened(open)
  return (
    <>
      <Button type="text" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('moderation.settings')}
      </Button>
      {wasOpened && (
        <PhrasesDrawer
          open={open}
          onClose={() => setOpen(false)}
          waiting={null}
          failedTitle={t('moderation.phrases.failed')}
        />
      )}
    </>
  )
}
