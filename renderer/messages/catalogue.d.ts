declare module '*?catalogue' {
  import type { Messages } from '@lingui/core'

  const catalogue: Messages
  export default catalogue
}

declare module '*?catalogue=jobs' {
  import type { Messages } from '@lingui/core'

  const catalogue: Messages
  export default catalogue
}

declare module '*?catalogue=job' {
  import type { Messages } from '@lingui/core'

  const catalogue: Messages
  export default catalogue
}

declare module '*?catalogue=notice' {
  import type { Messages } from '@lingui/core'

  const catalogue: Messages
  export default catalogue
}

declare module '*?catalogue=login,signup,notFound' {
  import type { Messages } from '@lingui/core'

  const catalogue: Messages
  export default catalogue
}

declare module '*?catalogue=page' {
  import type { Messages } from '@lingui/core'

  const catalogue: Messages
  export default catalogue
}
