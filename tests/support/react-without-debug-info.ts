import { afterAll, vi } from 'vitest'

/** Where React's development build keeps what it shares with its renderers. */
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

// React's development build notes where each element was made, measures how long each component takes and hands both to a debugger.
// Stacks go unread here, and take a sixth of a form's tests. Warnings are still printed, without these places.
if (typeof document !== 'undefined') {
  const react = (await import('react')) as unknown as Record<string, object | undefined>
  // So many have been noted just now that the next is not. A React that counts otherwise is only slower.
  Object.defineProperty(react[internals] ?? {}, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {}
  })
  // Seen when a renderer is loaded.
  Object.assign(console, { timeStamp: undefined, createTask: undefined })
  // How long a screen takes on a busy machine says nothing about the product.
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 30_000 })
}

// antd measures with a hidden field that it leaves in the page, where the next file's search by role finds it.
afterAll(() => {
  if (typeof document !== 'undefined') document.querySelector('textarea[name="hiddenTextarea"]')?.remove()
})

// Files share what they have loaded: code that is still loading when a file ends would have failed for the next one.
afterAll(() => vi.dynamicImportSettled())
