import { screen, within } from '@testing-library/react'

/** The query of a row of a table: a role, a field by its label, by the hint in it or by what is typed in it, or a text. */
export type Kind = 'field' | 'hint' | 'value' | 'text' | 'heading' | 'link' | 'button' | 'tab' | 'radio'

/** The last column: a ruling changes what was first asked for. */
export type Ruled = 'ruled' | ''

/** A row about a screen: what is meant, what it is, and the name it has to the letter. */
export type ScreenRow = readonly [thing: string, kind: Kind, name: string, ruled?: Ruled]

/** A row about several things of a screen, in their order. */
export type OrderRow = readonly [thing: string, kind: Kind, names: readonly string[], ruled?: Ruled]

/** All of a kind that are called so, in the order of the page; in `frame`, or anywhere. */
export function findAll(kind: Kind, name: string, frame: HTMLElement = document.body): HTMLElement[] {
  const area = within(frame)
  switch (kind) {
    case 'field':
      // A label may go on with a word such as 'optional'.
      return area.queryAllByLabelText(new RegExp(`^${escapePattern(name)}( \\(?optional\\)?)?$`), { selector: fields })
    case 'hint':
      return area.queryAllByPlaceholderText(name)
    case 'value':
      return area.queryAllByDisplayValue(name)
    case 'text':
      return area.queryAllByText(name)
    default:
      return area.queryAllByRole(kind, { name })
  }
}

const fields = 'input, select, textarea'

/** The names in the order in which they stand on the screen, without those that do not. */
export function sortAsShown(kind: Kind, names: readonly string[], frame?: HTMLElement): string[] {
  const found = names.flatMap((name) => {
    const [element] = findAll(kind, name, frame)
    return element ? [{ name, element }] : []
  })
  const isBefore = (one: Node, other: Node) => one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING
  return found.sort((one, other) => (isBefore(one.element, other.element) ? -1 : 1)).map(({ name }) => name)
}

/** The words of all that have this role in a frame, in the order of the page. */
export function listWords(frame: HTMLElement, role: string): string[] {
  return within(frame)
    .getAllByRole(role)
    .map((element) => element.textContent?.trim() ?? '')
}

/** The one frame with this role, and this name if more have it. */
export function frame(role: string, name?: string | RegExp): HTMLElement {
  return screen.getByRole(role, name === undefined ? {} : { name })
}

function escapePattern(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
}
