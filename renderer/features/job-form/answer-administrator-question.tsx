import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { ProseInput } from '#renderer/components/workplace/antd-inputs.tsx'
import { t } from '#renderer/messages/messages.ts'
import { cleanProse } from '#shared/domain/clean-text.ts'
import { formatFieldId } from './describe-job-field.ts'
import type { JobFormState } from './use-job-form.ts'

/** The administrator's question, and the field for its answer in words, or the answer that was given. */
export function AnswerAdministratorQuestion({ form }: { form: JobFormState }) {
  const { question, seen } = form
  const heading = useRef<HTMLHeadingElement>(null)
  const answer = question?.answer
  const before = useRef(answer)
  useEffect(() => {
    // The button that sent it is gone.
    if (answer !== undefined && before.current === undefined) heading.current?.focus()
    before.current = answer
  }, [answer])
  if (!question) return null
  return (
    <section className="job-asked" aria-labelledby="job-asked">
      <h2 id="job-asked" ref={heading} tabIndex={-1}>
        {t('post.asked')}
      </h2>
      <blockquote>{question.text}</blockquote>
      {answer === undefined ? (
        <>
          <p className="soft">{t(seen?.status === 'approved' ? 'post.asked.live' : 'post.asked.waiting')}</p>
          <AnswerField form={form} />
        </>
      ) : (
        <>
          <h3>{t('post.field.answer')}</h3>
          <blockquote>{answer}</blockquote>
        </>
      )}
    </section>
  )
}

function AnswerField({ form: { values, found, busy, write, answerAlone } }: { form: JobFormState }) {
  const [isTried, setTried] = useState(false)
  const isBlank = cleanProse(values.answer) === ''
  const problem = found.answer
  const tooLong = problem && 'max' in problem && t('post.problem.long', { max: problem.max, count: problem.actual })
  const send = () => {
    setTried(true)
    if (isBlank || problem) document.getElementById(formatFieldId('answer'))?.focus()
    void answerAlone()
  }
  return (
    <>
      <ProseInput
        id={formatFieldId('answer')}
        name="answer"
        label={t('post.field.answer')}
        help={t('post.help.answer')}
        error={tooLong || (isTried && isBlank ? t('post.missing.answer') : undefined)}
        rows={3}
        value={values.answer}
        onChange={(answer) => write({ answer })}
      />
      <Button aria-disabled={busy} onClick={send}>
        {t('post.answer.send')}
      </Button>
    </>
  )
}
