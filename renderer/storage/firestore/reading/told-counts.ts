import * as v from 'valibot'
import { boardCountsSchema } from '../../collections/board-counts.ts'
import { createdAt } from '../document-names.ts'
import type { Condition, ServerQuestion } from './server-query.ts'

/** Counts that are older say nothing any more. */
const maxAgeMs = 4 * 86_400_000

/** By what a count is kept: the conditions that it was asked with, whatever their order. The day is always today's. */
export function nameCount(conditions: readonly Condition[]): string {
  return conditions
    .map(({ field, operator, value }) => (operator === '==' ? `${field}=${value}` : field))
    .sort()
    .join('&')
}

/** What a document says of how many meet the conditions; undefined: nothing, or nothing of today's worth. */
export function readCount(
  fields: Readonly<Record<string, unknown>> | undefined,
  { conditions }: Pick<ServerQuestion, 'conditions'>,
  now = Date.now()
): number | undefined {
  const { [createdAt]: _created, ...stored } = fields ?? {}
  const { output, success } = v.safeParse(boardCountsSchema, stored)
  if (!success || Math.abs(now - Date.parse(output.at)) > maxAgeMs) return undefined
  return output.totals[nameCount(conditions)]
}
