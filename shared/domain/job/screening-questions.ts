import * as v from 'valibot'
import { storedObject, storedText } from '../well-formed-text.ts'

export const answerKinds = ['yesNo', 'number', 'choice'] as const
export type AnswerKind = (typeof answerKinds)[number]

/** build/firebase/firestore.rules has the same. */
export const questionLimits = { max: 3, text: 120, choices: 6, choice: 120, number: 9_999_999 } as const

const name = (max: number) => v.pipe(storedText, v.nonEmpty(), v.maxLength(max))

const questionSchema = storedObject({
  text: name(questionLimits.text),
  kind: v.picklist(answerKinds),
  /** Of 'choice' alone: two or more. */
  choices: v.optional(v.pipe(v.array(name(questionLimits.choice)), v.maxLength(questionLimits.choices)))
})
export type ScreeningQuestion = v.InferOutput<typeof questionSchema>

const lineSchema = v.pipe(
  v.string(),
  v.transform((line): unknown => {
    const [kind = '', text = '', ...choices] = line.split('\t')
    return { text, kind, ...(choices.length > 0 && { choices }) }
  }),
  questionSchema
)

/** What an employer asks with the application to a job. A shared board stores lines. */
export const questionsSchema = v.pipe(
  v.array(v.union([questionSchema, lineSchema])),
  v.maxLength(questionLimits.max)
) as v.GenericSchema<unknown, ScreeningQuestion[]>

/** The kind of answer, the question and its choices between tabs, which no clean text has. */
export function formatQuestionLine({ text, kind, choices = [] }: ScreeningQuestion): string {
  return [kind, text, ...choices].join('\t')
}

const number = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(questionLimits.number)))

/** What the employer must hear, by the text of the question: for their own filter, never in the public job. */
const wantedSchema = storedObject({
  question: name(questionLimits.text),
  /** 'yes', 'no' or choices; any of them will do. */
  answers: v.optional(v.pipe(v.array(name(questionLimits.choice)), v.maxLength(questionLimits.choices))),
  from: number,
  to: number
})
export type WantedAnswer = v.InferOutput<typeof wantedSchema>

export const wantedAnswersSchema = v.pipe(v.array(wantedSchema), v.maxLength(questionLimits.max))

/** In one order and without empty parts, so that equal questions are equal as JSON. */
export function pickQuestions(questions: readonly ScreeningQuestion[] = []): ScreeningQuestion[] {
  return questions.map(({ text, kind, choices }) => ({ text, kind, ...(choices && { choices: [...choices] }) }))
}

/** What hints are found in. */
export function joinQuestionText({ text, choices = [] }: ScreeningQuestion): string {
  return [text, ...choices].join('\n')
}

/** A candidate's, as they were asked: a later edit of the job changes nothing. */
const givenAnswerSchema = storedObject({
  question: name(questionLimits.text),
  kind: v.picklist(answerKinds),
  /** 'yes' or 'no', a number in ASCII digits, or the text of a choice. */
  answer: name(questionLimits.choice)
})
export type GivenAnswer = v.InferOutput<typeof givenAnswerSchema>

export const givenAnswersSchema = v.pipe(v.array(givenAnswerSchema), v.maxLength(questionLimits.max))

/** Nothing wanted is met by everybody. */
export function meetsWanted(answers: readonly GivenAnswer[] = [], wanted: readonly WantedAnswer[] = []): boolean {
  return wanted.every(({ question, answers: any, from, to }) => {
    const given = answers.find((each) => each.question === question)
    if (!given) return false
    if (given.kind !== 'number') return any === undefined || any.includes(given.answer)
    const figure = Number(given.answer)
    return figure >= (from ?? 0) && figure <= (to ?? Number.POSITIVE_INFINITY)
  })
}
