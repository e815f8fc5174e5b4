import '#renderer/styles/fields.css'
import { useState } from 'react'
import { LabelledField } from '#renderer/components/form/labelled-field.tsx'
import { ConfirmDialog } from '#renderer/components/public/dialog/confirm-dialog.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { Kiosk } from '#renderer/platform/platform.ts'
import { maxPinLength } from '#shared/kiosk-bridge.ts'

const ways = ['close', 'restart'] as const

export function StaffExitDialog({ kiosk }: { kiosk: Kiosk }) {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const close = () => {
    setAsking(false)
    setRefusal(undefined)
  }
  const leave = async (given: FormData) => {
    if (busy) return
    setBusy(true)
    const how = given.get('how') === 'restart' ? 'restart' : 'close'
    setRefusal(await tryToLeave(kiosk, String(given.get('pin')), how))
    setBusy(false)
  }
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => setAsking(true)}>
        {t('kiosk.office')}
      </button>
      <ConfirmDialog
        open={asking}
        title={t('kiosk.office')}
        text={t('kiosk.office.text')}
        cancel={t('kiosk.office.cancel')}
        confirm={t('kiosk.office.go')}
        busy={busy}
        onCancel={close}
        onConfirm={leave}
      >
        <div className="kiosk-pin">
          <LabelledField label={t('kiosk.office.pin')} error={refusal}>
            {(input) => (
              <input
                {...input}
                className="input"
                name="pin"
                type="password"
                autoComplete="off"
                maxLength={maxPinLength}
                required
              />
            )}
          </LabelledField>
        </div>
        <fieldset className="kiosk-ways">
          <legend className="label">{t('kiosk.office.how')}</legend>
          {ways.map((way) => (
            <label key={way}>
              <input type="radio" name="how" value={way} defaultChecked={way === 'close'} />{' '}
              <span>{t(`kiosk.office.${way}`)}</span>
            </label>
          ))}
        </fieldset>
      </ConfirmDialog>
    </>
  )
}

/** Resolves with the reason of a refusal; success closes the window. */
async function tryToLeave(kiosk: Kiosk, pin: string, how: 'close' | 'restart'): Promise<string | undefined> {
  try {
    const answer = await kiosk.ask({ kind: 'leave', pin, how })
    if (answer.outcome === 'done') return undefined
    if (answer.outcome === 'wait') return t('kiosk.office.wait', { seconds: Math.ceil(answer.waitMs / 1000) })
    return t('kiosk.office.wrong')
  } catch {
    return t('kiosk.office.failed')
  }
}
