import { Button, Checkbox } from 'antd'
import { SuggestionButtons } from '#renderer/components/public/suggestion-buttons.tsx'
import { ChoiceInput, LineInput, ProseInput } from '#renderer/components/workplace/antd-inputs.tsx'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import {
  emptyQuestionTexts,
  isQuestionField,
  listUsedPlaces,
  type QuestionPlace,
  questionPlaces,
  readPlace
} from '#shared/domain/job/screening-question-input.ts'
import { type AnswerKind, answerKinds } from '#shared/domain/job/screening-questions.ts'
import { describeJobField, formatFieldId, nameField } from './describe-job-field.ts'
import type { JobFormState } from './use-job-form.ts'

const examples: readonly [MessageId, AnswerKind][] = [
  ['post.question.join', 'yesNo'],
  ['post.question.years', 'number'],
  ['post.question.tools', 'yesNo']
]

/** Up to three questions that go with the job. What is wanted stays with the employer. */
export function ScreeningQuestionFields({ form: { texts, write }, form }: { form: JobFormState }) {
  const used = listUsedPlaces(texts)
  const free = questionPlaces.find((place) => !used.includes(place))
  const asked = used.map((place) => texts[`question${place}`])
  const offered = examples.map(([id, kind]) => [t(id), kind] as const).filter(([text]) => !asked.includes(text))
  const add = (text: string, kind: AnswerKind) => {
    if (!free) return
    write({ [`question${free}`]: text, [`answerKind${free}`]: kind })
    requestAnimationFrame(() => document.getElementById(formatFieldId(`question${free}`))?.focus())
  }
  return (
    <div className="job-questions">
      <p className="help">{t('post.question.help')}</p>
      {used.map((place) => (
        <QuestionEditor key={place} place={place} form={form} />
      ))}
      {free && (
        <>
          <SuggestionButtons
            words={offered.map(([text]) => text)}
            label={t('post.question.examples')}
            verb={t('post.suggested.add')}
            onTake={(text) => add(text, offered.find(([each]) => each === text)?.[1] ?? 'yesNo')}
          />
          <Button onClick={() => add('', 'yesNo')}>{t('post.question.add')}</Button>
        </>
      )}
    </div>
  )
}

function QuestionEditor({ place, form }: { place: QuestionPlace; form: JobFormState }) {
  const { kind } = readPlace(form.texts, place)
  const remove = () => {
    const own = Object.keys(emptyQuestionTexts).filter((field) => isQuestionField(field) && field.endsWith(place))
    form.write(Object.fromEntries(own.map((field) => [field, ''])))
  }
  const name = (one: AnswerKind) => t(`post.question.kind.${one}`)
  return (
    <fieldset className="job-question" aria-label={nameField(`question${place}`)}>
      <LineInput {...describeJobField(`question${place}`, form)} />
      <ChoiceInput
        {...describeJobField(`answerKind${place}`, form)}
        value={kind ? name(kind) : ''}
        choices={answerKinds.map(name)}
        none=""
        onChange={(text) =>
          form.write({
            [`answerKind${place}`]: answerKinds.find((one) => name(one) === text) ?? 'yesNo',
            [`wanted${place}`]: '',
            [`wantedTo${place}`]: ''
          })
        }
      />
      {kind === 'choice' && <ProseInput {...describeJobField(`choices${place}`, form)} rows={3} />}
      <Wanted place={place} form={form} />
      <p className="help">{t('post.question.wanted.help')}</p>
      <Button type="text" className="job-question-remove" onClick={remove}>
        {t('post.question.remove', { number: place })}
      </Button>
    </fieldset>
  )
}

/** 'must', for the employer's own filter. */
function Wanted({ place, form }: { place: QuestionPlace; form: JobFormState }) {
  const { kind, choices, wanted } = readPlace(form.texts, place)
  const field = describeJobField(`wanted${place}`, form)
  if (kind === 'number')
    return (
      <div className="job-question-range">
        <LineInput {...field} label={t('post.question.from')} inputMode="decimal" />
        <LineInput {...describeJobField(`wantedTo${place}`, form)} inputMode="decimal" />
      </div>
    )
  const offered = kind === 'yesNo' ? ['yes', 'no'] : choices
  const label = (answer: string) => (kind === 'yesNo' ? t(answer === 'yes' ? 'answer.yes' : 'answer.no') : answer)
  return (
    <fieldset className="field" id={field.id} tabIndex={-1}>
      <legend className="label">
        <span>{field.label}</span> <span className="optional">{t('post.optional')}</span>
      </legend>
      <Checkbox.Group
        options={[...new Set(offered)].map((answer) => ({ value: answer, label: label(answer) }))}
        value={wanted}
        onChange={(answers) => field.onChange(answers.join('\n'))}
      />
    </fieldset>
  )
}
