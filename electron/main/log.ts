export function logFailure(what: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the main process has no other place to say it
  console.error(what, cause)
}
