import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  emptyQuestionTexts,
  formatQuestionTexts,
  parseAnswerNumber,
  readAnswer,
  readQuestionTexts
} from '#shared/domain/job/screening-question-input.ts'
import {
  formatQuestionLine,
  type GivenAnswer,
  meetsWanted,
  questionsSchema
} from '#shared/domain/job/screening-questions.ts'

describe('screening questions of a job form', () => {
  test('come back with the wanted answers as they were typed', () => {
    const typed = {
      ...emptyQuestionTexts,
      ...{ question1: 'Own tools?', answerKind1: 'yesNo', wanted1: 'yes' },
      ...{ question2: 'Years?', answerKind2: 'number', wanted2: '2', wantedTo2: '8' },
      ...{ question3: 'Shift?', answerKind3: 'choice', choices3: 'Day\nNight', wanted3: 'Night' }
    }
    const { questions, wanted, problems } = readQuestionTexts(typed)
    expect(problems).toEqual({})
    // What is wanted is not in the job.
    expect(JSON.stringify(questions)).not.toMatch(/wanted|from/)
    expect(formatQuestionTexts(questions, wanted)).toEqual(typed)
    // As a shared board stores them.
    expect(v.parse(questionsSchema, questions.map(formatQuestionLine))).toEqual(questions)
  })

  test.each([
    ['an empty text', { answerKind1: 'yesNo' }, { question1: 'missing' }],
    ['a text that is too long', { question1: 'x'.repeat(121), answerKind1: 'yesNo' }, { question1: 'long' }],
    ['one choice', { question1: 'Shift?', answerKind1: 'choice', choices1: 'Day' }, { choices1: 'fewChoices' }],
    [
      'seven choices',
      { question1: 'S?', answerKind1: 'choice', choices1: 'a\nb\nc\nd\ne\nf\ng' },
      { choices1: 'many' }
    ],
    ['wanted words', { question1: 'Years?', answerKind1: 'number', wanted1: 'many' }, { wanted1: 'number' }],
    ['5 to 2', { question1: 'Y?', answerKind1: 'number', wanted1: '5', wantedTo1: '2' }, { wantedTo1: 'reversed' }],
    [
      'the same twice',
      { question1: 'S?', answerKind1: 'yesNo', question3: ' S? ', answerKind3: 'number' },
      { question3: 'repeated' }
    ]
  ])('are refused with %s', (_, typed, expected) => {
    const { problems } = readQuestionTexts({ ...emptyQuestionTexts, ...typed })
    expect(Object.fromEntries(Object.entries(problems).map(([field, { reason }]) => [field, reason]))).toEqual(expected)
  })
})

test.each([
  ...([
    ['8', 8],
    ['8.5', 8.5],
    [' 8 years ', 8],
    ['8+', 8],
    ['८', 8],
    ['1,20,000', 120_000],
    ['₹25,000/-', 25_000]
  ] as const),
  ...([
    ['25k', 25_000],
    ['0', 0],
    ['', undefined],
    ['6 months', null],
    ['five', null],
    ['2-5', null]
  ] as const),
  ...([
    ['-3', null],
    ['99999999', null],
    ['1e5', null],
    ['yes', null]
  ] as const)
])('answer to a screening question for a number › reads %j as %j', (typed, figure) => {
  expect(parseAnswerNumber(typed)).toBe(figure)
})

test.each([
  ['yesNo', 'yes', 'yes'],
  ['yesNo', 'maybe', undefined],
  ['choice', 'Day', 'Day'],
  ['choice', 'Noon', undefined],
  ['number', '8 years', '8'],
  ['number', '', undefined]
] as const)('answer to a screening question of type %s › stores %j as %j', (kind, typed, answer) => {
  const read = readAnswer({ kind, choices: ['Day', 'Night'] }, typed)
  expect('answer' in read ? read.answer : undefined).toBe(answer)
})

test.each([
  ['all as wanted', '8', 'yes', true],
  ['a number below', '1', 'yes', false],
  ['a number above', '11', 'yes', false],
  ['another choice', '8', 'no', false],
  ['a question that was not asked', undefined, 'yes', false]
])('required answers to screening questions › are met or not by %s', (_, years, tools, expected) => {
  const answers: GivenAnswer[] = [
    ...(years === undefined ? [] : [{ question: 'Years?', kind: 'number' as const, answer: years }]),
    { question: 'Own tools?', kind: 'yesNo', answer: tools }
  ]
  const wanted = [
    { question: 'Years?', from: 2, to: 10 },
    { question: 'Own tools?', answers: ['yes'] }
  ]
  expect([meetsWanted(answers, wanted), meetsWanted(answers, [])]).toEqual([expected, true])
})
