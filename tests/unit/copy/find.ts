import { screen, within } from '@testing-library/react'

/** The query of a row of a table: a role, a field by its label, by the hint in it or by what is typed in it, or a text. */
export type Kind = 'field' | 'hint' | 'value' | 'text' | 'heading' | 'link' | 'button' | 'tab' | 'radio'

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
