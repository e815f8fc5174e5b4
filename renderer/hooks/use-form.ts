import { type FormEvent, useRef, useState } from 'react'
import { StoreError } from '#renderer/storage/document-store.ts'
import { useFocusFirst } from './use-focus-first.ts'

/** Saves count the revision up; null or undefined: none is stored. */
type Versioned = { revision?: number | undefined } | null | undefined

export type FormProblems<Values, Problem> = Partial<Record<keyof Values, Problem>>

type TextField<Values> = {
  [Field in keyof Values & string]: Values[Field] extends string ? Field : never
}[keyof Values & string]

interface FormEdit<Stored, Values> {
  typed: Partial<Values>
  base: Stored
  seen: Stored
}

interface FormVersion<Stored, Values> {
  seen: Stored
  stored: Stored
  /** Fields changed here and elsewhere, to different values. */
  differing: readonly (keyof Values)[]
}

interface FormOptions<Stored, Values, Problem> {
  stored: Stored
  read: (stored: Stored) => Values
  /** Keeps untouched fields as they were when typing began; else they follow the record. */
  keepsUntouched?: boolean
  resume?: FormEdit<Stored, Values> | null
  validate: (values: Values, seen: Stored) => FormProblems<Values, Problem>
  onRefused?: (problems: FormProblems<Values, Problem>) => void
  /** Stores the values. Resolves with the new record (null: it was removed), 'closed' (the form ends), or undefined: nothing was sent, and the person saw why. */
  send: (values: Values, version: FormVersion<Stored, Values>) => Promise<Stored | 'closed' | undefined>
  /** Shows the person why `send` rejected. */
  onFailure: (error: unknown) => void
}

/** A form over a stored record, one submit at a time. A failed submit keeps what was typed; after a conflict the next one replaces the newer version. */
export function useForm<Stored extends Versioned, Values extends object, Problem>(
  options: FormOptions<Stored, Values, Problem>
) {
  type Field = keyof Values & string
  const { read, validate, onFailure } = options
  const [edit, setEdit] = useState(options.resume ?? null)
  /** A version that a save returned before the live query does. */
  const [saved, setSaved] = useState<Stored>()
  const [attempted, setAttempted] = useState<readonly Field[]>([])
  /** Fields whose problem is shown before a submit. */
  const [left, setLeft] = useState<readonly Field[]>([])
  const [busy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const refused = useFocusFirst<HTMLFormElement>('[aria-invalid]')
  const notice = useFocusFirst<HTMLDivElement>('h2')

  const stored = saved && readRevision(saved) > readRevision(options.stored) ? saved : options.stored
  if (saved && stored !== saved) setSaved(undefined)
  const { typed, base, seen }: FormEdit<Stored, Values> = edit ?? { typed: {}, base: stored, seen: stored }
  const [current, before] = [read(stored), read(base)]
  const fields = Object.keys(current) as Field[]
  const touched = fields.filter((field) => field in typed && typed[field] !== before[field])
  const isOutdated = readRevision(seen) !== readRevision(base)
  const isAnchored = options.keepsUntouched && (touched.length > 0 || isOutdated)
  const values: Values = { ...(isAnchored ? before : current), ...pick(typed, touched) }
  const changed = fields.filter((field) => values[field] !== current[field])
  const isChanged = changed.length > 0
  const differing = changed.filter((field) => before[field] !== current[field])
  const problems = validate(values, seen)

  const isUnseen = !busy && readRevision(stored) !== readRevision(seen)

  if (edit && !isChanged && isUnseen) setEdit(null)

  const change = (next: (now: FormEdit<Stored, Values>) => Partial<FormEdit<Stored, Values>>) =>
    setEdit((now) => {
      const begun = now ?? { typed: {}, base: stored, seen: stored }
      return { ...begun, ...next(begun) }
    })
  const write = (part: Partial<Values>) => change((now) => ({ typed: { ...now.typed, ...part } }))
  const reset = () => {
    setEdit(null)
    setAttempted([])
    setLeft([])
  }
  const run = async (step: () => Promise<Stored | 'closed' | undefined>) => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    try {
      const result = await step()
      if (result === 'closed') return
      if (result !== undefined) {
        setSaved(result)
        setEdit((now) => keepLater(now, edit, result))
        setAttempted([])
        notice.ask()
      }
    } catch (error) {
      if (error instanceof StoreError && error.failure === 'conflict') {
        const newer = error.stored as Stored
        setSaved(newer)
        setEdit((now) => now && { ...now, seen: newer })
        notice.ask()
      }
      onFailure(error)
    }
    isRunning.current = false
    setBusy(false)
  }

  return {
    ...{ values, base, seen, stored, differing, isChanged, attempted, busy, reset },
    /** Frames that get the focus: refused fields, and the notice. */
    ...{ refused, notice },
    /** Problems of the fields since a submit was refused, before it of those that were left; `found` of all. */
    problems:
      attempted.length > 0
        ? problems
        : pick(
            problems,
            left.filter((field) => problems[field])
          ),
    found: problems,
    isNewer: isChanged && isUnseen,
    isOutdated,
    write,
    bind: (name: TextField<Values>) => ({
      ...{ name, value: values[name] as string },
      onChange: (text: string) => write({ [name]: text } as Partial<Values>)
    }),
    /** For a field that is judged as soon as the person goes on to the next one. */
    leave: (name: Field) => setLeft((before) => (before.includes(name) ? before : [...before, name])),
    take: (...names: Field[]) => change((now) => ({ typed: { ...now.typed, ...pick(current, names) } })),
    acknowledge: () => change(() => ({ seen: stored })),
    rebase: () => change(() => ({ base: stored, seen: stored })),
    /** Runs one step at a time with the record; see `send`. */
    run,
    submit(event: FormEvent) {
      event.preventDefault()
      const bad = fields.filter((field) => problems[field])
      setAttempted(bad)
      if (bad.length === 0) return run(() => options.send(values, { seen, stored, differing }))
      refused.ask()
      options.onRefused?.(problems)
    }
  }
}

export function readRevision(record: Versioned): number {
  return record?.revision ?? 0
}

/** The fields typed while `sent` was being stored as `stored`; null: none. */
function keepLater<Stored, Values extends object>(
  now: FormEdit<Stored, Values> | null,
  sent: FormEdit<Stored, Values> | null,
  stored: Stored
): FormEdit<Stored, Values> | null {
  if (!now) return null
  const fields = Object.keys(now.typed) as (keyof Values)[]
  const later = fields.filter((field) => now.typed[field] !== sent?.typed[field])
  return later.length === 0 ? null : { typed: pick<Values>(now.typed, later), base: stored, seen: stored }
}

function pick<Values extends object>(values: Partial<Values>, fields: readonly (keyof Values)[]): Partial<Values> {
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<Values>
}
