import type { BrowserContext, TestInfo } from '@playwright/test'

/** Writes down what the pages of a context complain of, and what they did not get: a failed journey often says no more than that something was not there. */
export function logPages(context: BrowserContext): string[] {
  const lines: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') lines.push(`${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (webError) => lines.push(`thrown: ${webError.error().stack ?? webError.error().message}`))
  context.on('requestfailed', (request) => lines.push(`${request.failure()?.errorText}: ${request.url()}`))
  context.on('response', (response) => {
    if (response.status() >= 400) lines.push(`${response.status()}: ${response.url()}`)
  })
  return lines
}

/** Puts it beside the report of a test that did not end as it should. */
export async function attachWhenFailed(testInfo: TestInfo, name: string, lines: readonly string[]): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus || lines.length === 0) return
  await testInfo.attach(name, { body: lines.join('\n'), contentType: 'text/plain' })
}
