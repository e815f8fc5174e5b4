import './form-footer.css'
import type { ReactNode } from 'react'

interface Props {
  above?: ReactNode
  /** undefined: it cannot be submitted, see `above`. */
  submit: string | undefined
  busy: boolean
  children?: ReactNode
}

export function FormFooter({ above, submit, busy, children }: Props) {
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
