import { t } from '#renderer/messages/messages.ts'
import type { PolicyProblem } from '#shared/kiosk.ts'

export function PolicyProblems({ problems }: { problems: readonly PolicyProblem[] }) {
  return (
    <div className="notice" role="status">
      <div>
        <b>{t('kiosk.problems')}</b>
        <ul>
          {problems.map((problem) => (
            <li key={describe(problem)}>{describe(problem)}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function describe(problem: PolicyProblem): string {
  if (problem.kind === 'unreadable') return t('kiosk.problem.unreadable')
  if (problem.kind === 'writable' || problem.kind === 'unchecked')
    return t(`kiosk.problem.${problem.kind}`, { file: problem.file })
  if (problem.kind === 'text') return t('kiosk.problem.text', { line: problem.line })
  if (problem.kind === 'unknown') return t('kiosk.problem.unknown', { line: problem.line, field: problem.field })
  return t(`kiosk.problem.${problem.field}`, { line: problem.line })
}
