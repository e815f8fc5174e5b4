import { questionPlaces, readAnswer } from '#shared/domain/job/screening-question-input.ts'
import type { GivenAnswer, ScreeningQuestion } from '#shared/domain/job/screening-questions.ts'

/** Of a form, by the place of the question. */
export type AnswerField = `answer${(typeof questionPlaces)[number]}`
export type AnswerValues = Record<AnswerField, string>

export const blankAnswers: AnswerValues = { answer1: '', answer2: '', answer3: '' }

type Questions = readonly ScreeningQuestion[] | undefined

export function listAsked(questions: Questions = []): [AnswerField, ScreeningQuestion][] {
  return questionPlaces.flatMap((place, index) => {
    const question = questions[index]
    return question ? [[`answer${place}` as const, question] as [AnswerField, ScreeningQuestion]] : []
  })
}

export function findAnswerProblems(
  questions: Questions,
  values: AnswerValues
): Partial<Record<AnswerField, 'missing' | 'number'>> {
  return Object.fromEntries(
    listAsked(questions).flatMap(([field, question]) => {
      const read = readAnswer(question, values[field])
      return 'problem' in read ? [[field, read.problem]] : []
    })
  )
}

/** As they were asked. */
export function readAnswers(questions: Questions, values: AnswerValues): GivenAnswer[] {
  return listAsked(questions).flatMap(([field, question]) => {
    const read = readAnswer(question, values[field])
    return 'answer' in read ? [{ question: question.text, kind: question.kind, answer: read.answer }] : []
  })
}

export function pickAnswers({ answer1, answer2, answer3 }: AnswerValues): AnswerValues {
  return { answer1, answer2, answer3 }
}
