declare module '*?catalogue' {
  import type { Messages } from '@lingui/core'

  const catalogue: Messages
  export default catalogue
}
