type Hold = (go: () => void) => void

let hold: Hold | undefined

/** Leaves the screen by code, as a palette does; a screen with unsaved work asks first, as it does of links. */
export function leaveBy(go: () => void): void {
  if (hold) hold(go)
  else go()
}

/** Is given each navigation that code begins through `leaveBy`, until the returned function is called. One screen at a time. */
export function holdLeaving(own: Hold): () => void {
  hold = own
  return () => {
    if (hold === own) hold = undefined
  }
}
