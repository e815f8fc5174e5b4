import { Button, Modal, Switch } from 'antd'
import { useId } from 'react'
import { t } from '#renderer/messages/messages.ts'
import { moderationKeys, useShortcutsOn } from './moderation-shortcuts.tsx'

/** Signs have no place in the name of a text. */
const actions = { '?': 'all', '/': 'search' } as const

export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId()
  const { on } = useShortcutsOn()
  return (
    <Modal
      open={open}
      onCancel={onClose}
      title={<h2>{t('moderation.keys.title')}</h2>}
      closable={false}
      footer={null}
      destroyOnHidden
      rootClassName="question"
    >
      <dl className="keys-all">
        {moderationKeys.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{key.toUpperCase()}</kbd>
            </dt>
            <dd>{t(`moderation.keys.${key === '?' || key === '/' ? actions[key] : key}`)}</dd>
          </div>
        ))}
      </dl>
      <label className="keys-switch" htmlFor={`${id}-on`}>
        <span>{t('moderation.keys.on')}</span>
        <Switch id={`${id}-on`} checked={on} onChange={(wanted) => useShortcutsOn.setState({ on: wanted })} />
      </label>
      <div className="dialog-end">
        <Button type="text" onClick={onClose}>
          {t('moderation.close')}
        </Button>
      </div>
    </Modal>
  )
}
