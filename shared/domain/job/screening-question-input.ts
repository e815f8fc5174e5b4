import { toAsciiDigits } from '../../documents/fold-text.ts'
import { cleanLine } from '../clean-text.ts'
import { splitLines } from '../parse-list-input.ts'
import {
  type AnswerKind,
  answerKinds,
  questionLimits,
  type ScreeningQuestion,
  type WantedAnswer
} from './screening-questions.ts'

/** Of the form, which has three places. */
export const questionPlaces = ['1', '2', '3'] as const
export type QuestionPlace = (typeof questionPlaces)[number]

const parts = ['question', 'answerKind', 'choices', 'wanted', 'wantedTo'] as const
export type QuestionPart = (typeof parts)[number]
export type QuestionField = `${QuestionPart}${QuestionPlace}`
type QuestionTexts = Record<QuestionField, string>

export type QuestionProblem =
  | { reason: 'missing' | 'repeated' | 'fewChoices' | 'number' | 'reversed' }
  | { reason: 'long' | 'many'; max: number; actual: number }
  | { reason: 'long-line'; max: number; actual: number; line: string }

export const questionFields = questionPlaces.flatMap((place) => parts.map((part): QuestionField => `${part}${place}`))

export const emptyQuestionTexts = Object.fromEntries(questionFields.map((field) => [field, ''])) as QuestionTexts

export function isQuestionField(field: string): field is QuestionField {
  return questionFields.some((each) => each === field)
}

export const readPlace = (texts: QuestionTexts, place: QuestionPlace) => ({
  text: cleanLine(texts[`question${place}`]),
  kind: answerKinds.find((kind) => kind === texts[`answerKind${place}`]),
  choices: splitLines(texts[`choices${place}`]),
  wanted: splitLines(texts[`wanted${place}`]),
  wantedTo: cleanLine(texts[`wantedTo${place}`])
})

/** A place without a kind of answer is not in use. */
export function listUsedPlaces(texts: QuestionTexts): QuestionPlace[] {
  return questionPlaces.filter((place) => texts[`answerKind${place}`] !== '')
}

/** What cannot be stored has a problem. */
export function readQuestionTexts(texts: QuestionTexts): {
  questions: ScreeningQuestion[]
  wanted: WantedAnswer[]
  problems: Partial<Record<QuestionField, QuestionProblem>>
} {
  const questions: ScreeningQuestion[] = []
  const wanted: WantedAnswer[] = []
  const problems: Partial<Record<QuestionField, QuestionProblem>> = {}
  for (const place of questionPlaces) {
    const { text, kind, choices } = readPlace(texts, place)
    if (!kind) continue
    const problem = findTextProblem(text, questions)
    if (problem) problems[`question${place}`] = problem
    if (kind === 'choice') {
      const choicesProblem = findChoicesProblem(choices)
      if (choicesProblem) problems[`choices${place}`] = choicesProblem
    }
    questions.push({ text, kind, ...(kind === 'choice' && { choices: [...new Set(choices)] }) })
    const must = readWanted(texts, place, kind, problems)
    if (must && text !== '') wanted.push({ question: text, ...must })
  }
  return { questions, wanted, problems }
}

function findTextProblem(text: string, earlier: readonly ScreeningQuestion[]): QuestionProblem | undefined {
  const { text: max } = questionLimits
  if (text === '') return { reason: 'missing' }
  if (text.length > max) return { reason: 'long', max, actual: text.length }
  return earlier.some((each) => each.text === text) ? { reason: 'repeated' } : undefined
}

function findChoicesProblem(choices: readonly string[]): QuestionProblem | undefined {
  const { choices: max, choice: maxLength } = questionLimits
  const line = choices.find(({ length }) => length > maxLength)
  if (line !== undefined) return { reason: 'long-line', max: maxLength, actual: line.length, line }
  if (new Set(choices).size < 2) return { reason: 'fewChoices' }
  return choices.length > max ? { reason: 'many', max, actual: choices.length } : undefined
}

function readWanted(
  texts: QuestionTexts,
  place: QuestionPlace,
  kind: AnswerKind,
  problems: Partial<Record<QuestionField, QuestionProblem>>
): Omit<WantedAnswer, 'question'> | undefined {
  const { choices, wanted, wantedTo } = readPlace(texts, place)
  if (kind !== 'number') {
    const offered = kind === 'yesNo' ? ['yes', 'no'] : choices
    const answers = offered.filter((answer) => wanted.includes(answer))
    return answers.length > 0 ? { answers } : undefined
  }
  const [from, to] = [parseAnswerNumber(wanted[0] ?? ''), parseAnswerNumber(wantedTo)]
  if (from === null) problems[`wanted${place}`] = { reason: 'number' }
  if (to === null) problems[`wantedTo${place}`] = { reason: 'number' }
  else if (to !== undefined && to < (from ?? 0)) problems[`wantedTo${place}`] = { reason: 'reversed' }
  if ((from ?? to ?? undefined) === undefined) return undefined
  return { ...(typeof from === 'number' && { from }), ...(typeof to === 'number' && { to }) }
}

/** '8', '8 years', '1,20,000', '₹25,000', '25k', '८'; undefined: empty; null: no single number, or too large. */
export function parseAnswerNumber(typed: string): number | undefined | null {
  const text = toAsciiDigits(typed).trim()
  if (text === '') return undefined
  const [, figures, thousand] =
    /^(?:₹|rs\.?|inr|about|approx\.?)? ?(\d{1,3}(?:,\d{2,3})+|\d{1,7}(?:\.\d{1,2})?) ?(k)?(?:\/-|\+| ?(?:years?|yrs?\.?|saal))?$/i.exec(
      text
    ) ?? []
  if (figures === undefined) return null
  const figure = Number(figures.replaceAll(',', '')) * (thousand ? 1000 : 1)
  return figure <= questionLimits.number ? figure : null
}

/** `wanted` is not in the job itself. */
export function formatQuestionTexts(
  questions: readonly ScreeningQuestion[] = [],
  wanted: readonly WantedAnswer[] = []
): QuestionTexts {
  const texts = { ...emptyQuestionTexts }
  for (const [index, place] of questionPlaces.entries()) {
    const asked = questions[index]
    if (!asked) continue
    const must = wanted.find(({ question }) => question === asked.text)
    texts[`question${place}`] = asked.text
    texts[`answerKind${place}`] = asked.kind
    texts[`choices${place}`] = (asked.choices ?? []).join('\n')
    texts[`wanted${place}`] = must?.answers?.join('\n') ?? String(must?.from ?? '')
    texts[`wantedTo${place}`] = String(must?.to ?? '')
  }
  return texts
}

/** A candidate's answer as it is stored, or why it is none. */
export function readAnswer(
  { kind, choices = [] }: Pick<ScreeningQuestion, 'kind' | 'choices'>,
  typed: string
): { answer: string } | { problem: 'missing' | 'number' } {
  if (typed.trim() === '') return { problem: 'missing' }
  if (kind === 'number') {
    const figure = parseAnswerNumber(typed)
    return typeof figure === 'number' ? { answer: String(figure) } : { problem: 'number' }
  }
  const offered = kind === 'yesNo' ? ['yes', 'no'] : choices
  return offered.includes(typed) ? { answer: typed } : { problem: 'missing' }
}
