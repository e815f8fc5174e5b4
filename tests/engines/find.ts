/** What a person aims at. */
export type Kind = 'button' | 'link' | 'field' | 'choice' | 'option'

/** Runs in the page: the element a person would use by this name, in the topmost dialog if there is one. */
export function findByName(kind: Kind, name: string): HTMLElement | null {
  const selectors: Record<Kind, string> = {
    button: 'button, summary, [role=tab], [role=button]',
    link: 'a[href]',
    field: 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=true]',
    choice: 'label',
    option: '[role=option], .ant-select-item-option'
  }
  const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open], [role=dialog]')].at(-1)
  const scope = dialog && kind !== 'option' ? dialog : document
  const readNames = (element: HTMLElement) =>
    [
      element.getAttribute('aria-label'),
      document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent,
      ...Array.from('labels' in element ? (element.labels as NodeListOf<HTMLElement>) : [], (each) => each.textContent),
      element.textContent
    ].map((text) => text?.replace(/\s+/g, ' ').trim() ?? '')
  const shown = [...scope.querySelectorAll<HTMLElement>(selectors[kind])].filter(
    (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
  )
  const found =
    shown.find((element) => readNames(element).includes(name)) ??
    shown.find((element) => readNames(element).some((each) => each.startsWith(name)))
  if (!found || found.matches(':disabled, [aria-disabled=true]')) return null
  found.scrollIntoView({ block: 'center' })
  // Of antd's select, what is pressed is over its field.
  return kind === 'field' && found.getAttribute('role') === 'combobox'
    ? found.closest<HTMLElement>('.ant-select')
    : found
}

/** Runs in the page: whether the press of a choice has reached it; on a busy computer it may have moved in between. */
export const isChosen = (label: HTMLElement) => ((label as HTMLLabelElement).control as HTMLInputElement).checked
