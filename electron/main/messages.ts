import messages from './messages.json'

/** What the main process itself says to a person, in dialogs and menus of the system. */
export { messages }

/** A message with its {places} filled. */
export function say(message: string, values: Readonly<Record<string, string>>): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place
  )
}
