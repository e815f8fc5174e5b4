import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useLazyWatch } from '#renderer/hooks/use-watch.ts'
import type { Application } from '#shared/domain/application/application.ts'
import {
  interviewTemplateId,
  type MessageTemplate,
  type TemplateValues
} from '#shared/domain/application/thread/templates.ts'
import { formatApplicantName } from '../applicant.ts'

export function useTemplates() {
  const { thread } = useRepositories()
  const { data, error } = useLazyWatch(thread, (opened) => opened.watchTemplates)
  return {
    /** A form begins without them where they cannot be read. */
    isKnown: data !== undefined || error !== undefined,
    interview: data?.find(({ id }) => id === interviewTemplateId),
    words: (data ?? []).filter(({ id }) => id !== interviewTemplateId),
    async save(template: Pick<MessageTemplate, 'use' | 'text' | 'interview'>) {
      await (await thread.open()).saveTemplate(template)
    },
    async remove(template: MessageTemplate) {
      await (await thread.open()).removeTemplate(template)
    }
  }
}

export function readTemplateValues(application: Application): TemplateValues {
  const { title, company } = application.job
  return { name: formatApplicantName(application), job: title, house: company }
}
