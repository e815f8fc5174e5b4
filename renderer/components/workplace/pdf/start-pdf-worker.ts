import { trustScript } from '#renderer/config/trusted-types.ts'
import worker from './pdf-worker.ts?worker&url'

const trusted = trustScript('pdf', worker)

export function startPdfWorker(): Worker {
  return new Worker(trusted, { type: 'module' })
}
