import { type ChangeEvent, useRef, useState } from 'react'
import type { FieldInput } from '#renderer/components/form/field.tsx'
import { t } from '#renderer/messages/messages.ts'

interface Props {
  input: FieldInput
  /** What can be chosen, as the browser's window of files understands it. */
  accept: string
  text: string
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void
}

/** The browser's choice of a file in the dress of a button. */
export function FileButton({ input, accept, text, onChoose }: Props) {
  return (
    <span className="file-button">
      <input {...input} className="sr" type="file" accept={accept} onChange={onChoose} />
      <label className="btn btn-line" htmlFor={input.id}>
        {text}
      </label>
    </span>
  )
}

interface Choice {
  /** The file that is shown as refused, and why. */
  error: string | undefined
  choose: (event: ChangeEvent<HTMLInputElement>) => void
  /** What was refused is of no interest any more, and neither is what is still being looked at. */
  forget: () => void
}

/** Checks a file that somebody chooses. A newer choice makes an older one void, however long the check takes. */
export function useFileChoice<Problem extends string>(
  check: (file: File) => Promise<Blob | Problem>,
  onChosen: (file: File, checked: Blob) => void,
  describeProblem: (problem: Problem, file: File) => string
): Choice {
  const [error, setError] = useState<string>()
  const turn = useRef(0)
  const forget = () => {
    turn.current += 1
    setError(undefined)
  }
  return {
    error,
    forget,
    choose({ target }) {
      const [file] = target.files ?? []
      if (!file) return
      forget()
      const mine = turn.current
      check(file).then((checked) => {
        if (mine !== turn.current) return
        if (checked instanceof Blob) onChosen(file, checked)
        else setError(describeProblem(checked, file))
      })
      // The same file can be chosen again after it was put right.
      target.value = ''
    }
  }
}

/** '25.1 MB': rounded up to a tenth, so that what is too large never reads like what is not. */
export function formatMegabytes(size: number): string {
  return t('profile.megabytes', { size: Math.ceil((size / (1024 * 1024)) * 10) / 10 })
}
