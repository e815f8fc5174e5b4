import './form-end.css'
import type { ReactNode } from 'react'

interface Props {
  /** Stands above the buttons. */
  above?: ReactNode
  /** Words of the button; undefined: it cannot be submitted now, which `above` explains. */
  submit: string | undefined
  busy: boolean
  /** Other buttons. */
  children?: ReactNode
}

/** The foot of a long form, in sight all the while. */
export function FormEnd({ above, submit, busy, children }: Props) {
  return (
    <div className="form-end">
      {above && <div className="above">{above}</div>}
      {submit && (
        <button type="submit" className="btn btn-primary btn-tall" aria-disabled={busy || undefined}>
          {submit}
        </button>
      )}
      {children}
    </div>
  )
}
