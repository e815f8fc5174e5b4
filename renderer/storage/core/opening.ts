export interface Opening<Part> {
  /** Opens it once; after a failure, the next call tries again. */
  open(): Promise<Part>
  /** Resolves when it has been opened; opens nothing. */
  readonly whenOpened: Promise<Part>
}

export function createOpening<Part>(load: () => Promise<Part>): Opening<Part> {
  let opening: Promise<Part> | undefined
  let tellOpened: (opened: Part) => void = () => {}
  const whenOpened = new Promise<Part>((tell) => {
    tellOpened = tell
  })
  return {
    whenOpened,
    open() {
      opening ??= load().then(
        (opened) => {
          tellOpened(opened)
          return opened
        },
        (error: unknown) => {
          opening = undefined
          throw error
        }
      )
      return opening
    }
  }
}
