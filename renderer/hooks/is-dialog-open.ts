const dialogs = 'dialog[open], [role="dialog"]'

/** antd keeps a closed drawer in the page. */
const closedDrawer = '.ant-drawer:not(.ant-drawer-open)'

/** Whether a dialog or drawer has to be answered first. `except`: a selector of what does not count. */
export function isDialogOpen(except = closedDrawer): boolean {
  return [...document.querySelectorAll(dialogs)].some((each) => !each.closest(closedDrawer) && !each.closest(except))
}
