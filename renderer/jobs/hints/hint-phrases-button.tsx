import { Button } from 'antd'
import { useState } from 'react'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { useWasOpened } from '#renderer/hooks/use-was-opened.ts'
import { t } from '#renderer/messages/messages.ts'

const HintPhrasesDrawer = lazyPart(() => import('./hint-phrases-drawer.tsx').then((code) => code.HintPhrasesDrawer))

export function HintPhrasesButton() {
  const [open, setOpen] = useState(false)
  const wasOpened = useWasOpened(open)
  return (
    <>
      <Button type="text" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('moderation.settings')}
      </Button>
      {wasOpened && (
        <HintPhrasesDrawer
          open={open}
          onClose={() => setOpen(false)}
          waiting={null}
          failedTitle={t('moderation.phrases.failed')}
        />
      )}
    </>
  )
}
