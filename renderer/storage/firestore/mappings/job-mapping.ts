import * as v from 'valibot'
import type { Fields } from '#shared/collections/collection.ts'
import { endedJobs } from '#shared/collections/ended-jobs.ts'
import { jobHistory } from '#shared/collections/job-history.ts'
import { jobs } from '#shared/collections/jobs.ts'
import { isRecord } from '#shared/documents/document.ts'
import { type Job, jobSchema } from '#shared/domain/job/job.ts'
import { describeEnding } from '#shared/domain/job/job-closing-outcome.ts'
import { parseHistory } from '#shared/domain/job/job-history-events.ts'
import { formatQuestionLine, questionsSchema } from '#shared/domain/job/screening-questions.ts'
import { buildJobSearchKeys } from '#shared/domain/search/document-search-keys.ts'
import { searchKeysField } from '#shared/domain/search/search-keys-field.ts'
import { countJob } from '../counts/account-limits.ts'
import { countBeside, listRemovals, type Mapping, type SideWrite, type Step } from './document-mapping.ts'

/**
 * A job is two documents: everybody reads it while it is live, with its search keys, the number of its `steps` and the time of the
 * last one in `changedAt`; its owner and the administrator read `jobHistory` under the same name, {id, employerId, history}.
 * An ended one leaves {id, ending, category} in `endedJobs` until it is opened again, a removed one its id in `removedJobs`, so that no
 * other job gets it. An employer's job that comes to those that have not ended is counted with its owner.
 */
export const jobMapping: Mapping = {
  async open(step, stored) {
    const [historyPath, endedPath] = [step.pathIn(jobHistory), step.pathIn(endedJobs)]
    const history = stored && (await step.read(historyPath))
    const hasEnded = stored?.status === 'deleted'
    const ended = hasEnded ? await step.read(endedPath) : undefined
    return {
      document: stored && mergeJob(stored, history),
      async change(after) {
        const { open, part } = splitJob(after, stored)
        const ending = describeEnding(after as unknown as Job)
        return {
          stored: open,
          beside: [
            ...(part ? [{ path: historyPath, set: part }] : []),
            ...(ending && !hasEnded ? [{ path: endedPath, set: { ...ending } }] : []),
            ...listRemovals(!ending && ended && endedPath),
            ...(await countOwner(step, after))
          ]
        }
      },
      remove: async () => [
        { path: `removedJobs/${step.name}`, set: { id: step.id } },
        ...listRemovals(history && historyPath)
      ]
    }
  }
}

async function countOwner(step: Step, after: Fields): Promise<SideWrite[]> {
  const last = parseHistory(after as unknown as Job).at(-1)
  const isComing = last?.by.role === 'Employer' && (last.type === 'post' || last.type === 'reopen')
  if (!isComing) return []
  return countBeside(step, 'job', step.uid, (before) => countJob(before, step.name, (names) => findEnded(step, names)))
}

/** The rules check the one that is found. */
async function findEnded(step: Step, names: readonly string[]): Promise<string | undefined> {
  const found = await Promise.all(names.map((name) => step.readBeside(step.pathIn(jobs, name))))
  return names.find((_, index) => found[index] === undefined || found[index].status === 'deleted')
}

export function mergeJob(job: Fields, apart: Fields | undefined): Fields {
  const { [searchKeysField]: _keys, steps: _steps, changedAt: _at, ...open } = job
  return apart ? { ...open, history: apart.history } : open
}

export function splitJob(given: Fields, before?: Fields): { open: Fields; part?: Fields } {
  const document = mapQuestions(given)
  const { history, ...content } = document
  const lines = listLines(history)
  const keys = buildKeys(document, before)
  if (lines.length === 0) return { open: { ...document, ...keys } }
  const { at } = readLastLine(lines)
  return {
    open: { ...content, ...keys, steps: lines.length, changedAt: typeof at === 'string' ? at : '' },
    part: { id: content.id, employerId: content.employerId, history: lines }
  }
}

/** Lists of objects would cost the rules too many expressions: questions are lines, in earlier versions of the job, too. */
function mapQuestions(content: Fields): Fields {
  const { questions, approvedVersion, rejectedVersion } = content
  const parsed = v.safeParse(questionsSchema, questions)
  const mapVersion = (version: unknown) =>
    isRecord(version) && isRecord(version.content) ? { ...version, content: mapQuestions(version.content) } : version
  return {
    ...content,
    ...(parsed.success && { questions: parsed.output.map(formatQuestionLine) }),
    ...(approvedVersion !== undefined && { approvedVersion: mapVersion(approvedVersion) }),
    ...(rejectedVersion !== undefined && { rejectedVersion: mapVersion(rejectedVersion) })
  }
}

/** The administrator writes the keys with the step that makes a job live; every other step leaves them as they are. */
function buildKeys(document: Fields, before: Fields | undefined): Fields {
  const isMadeLive = document.status === 'approved' && readLastLine(listLines(document.history)).type !== 'renew'
  const stored = before?.[searchKeysField]
  if (!isMadeLive) return stored === undefined ? {} : { [searchKeysField]: stored }
  const parsed = v.safeParse(jobSchema, document)
  return parsed.success ? { [searchKeysField]: buildJobSearchKeys(parsed.output) } : {}
}

/** A single value counts as the first line. */
function listLines(history: unknown): readonly unknown[] {
  return Array.isArray(history) ? history : [history ?? []].flat()
}

function readLastLine(lines: readonly unknown[]): { at?: unknown; type?: unknown } {
  return { ...(lines.at(-1) as object | null) }
}
