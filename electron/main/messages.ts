import messages from './messages.json'

/** The texts of main's dialogs and menus. */
export { messages }

/** Fills the {places} of a message. */
export function say(message: string, values: Readonly<Record<string, string>>): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place
  )
}
