import {
  isTemplate,
  type MessageTemplate,
  messageTemplateSchema
} from '../domain/application/interview-thread/message-template.ts'
import { declarePersonalCollection, isPerson } from './collection.ts'

/** Written as an employer or the administrator, removed in any role. */
export const messageTemplates = declarePersonalCollection<MessageTemplate>('messageTemplates', (uid) => ({
  schema: messageTemplateSchema,
  hasChosenIds: true,
  loadRule: async () => (writer, _before, after) =>
    isPerson(writer, uid) && (!after || (writer?.role !== 'Candidate' && isTemplate(after))),
  erasure: { part: 'lists', find: () => ({}) }
}))
