declare module '*?catalogue' {
  import type { Messages } from '@lingui/core'

  const catalogue: Messages
  export default catalogue
}

declare module '*?catalogue=jobs.' {
  import type { Messages } from '@lingui/core'

  const catalogue: Messages
  export default catalogue
}

declare module '*?catalogue=job.' {
  import type { Messages } from '@lingui/core'

  const catalogue: Messages
  export default catalogue
}

declare module '*?catalogue=notice.,toast.noticeFailed' {
  import type { Messages } from '@lingui/core'

  const catalogue: Messages
  export default catalogue
}

declare module '*?catalogue=page.' {
  import type { Messages } from '@lingui/core'

  const catalogue: Messages
  export default catalogue
}

declare module '*?catalogue=notFound.' {
  import type { Messages } from '@lingui/core'

  const catalogue: Messages
  export default catalogue
}

declare module '*?catalogue=accounts.,login.,signup.,toast.adminLogin,toast.login,toast.signup' {
  import type { Messages } from '@lingui/core'

  const catalogue: Messages
  export default catalogue
}

declare module '*?catalogue=search.' {
  import type { Messages } from '@lingui/core'

  const catalogue: Messages
  export default catalogue
}

declare module '*?catalogue=dashboard.' {
  import type { Messages } from '@lingui/core'

  const catalogue: Messages
  export default catalogue
}

declare module '*?catalogue=desk.' {
  import type { Messages } from '@lingui/core'

  const catalogue: Messages
  export default catalogue
}

declare module '*?catalogue=pageEditor.,toast.content' {
  import type { Messages } from '@lingui/core'

  const catalogue: Messages
  export default catalogue
}

declare module '*?catalogue=post.' {
  import type { Messages } from '@lingui/core'

  const catalogue: Messages
  export default catalogue
}

declare module '*?catalogue=posting.,toast.posting' {
  import type { Messages } from '@lingui/core'

  const catalogue: Messages
  export default catalogue
}

declare module '*?catalogue=candidates.,toast.candidate,toast.resume' {
  import type { Messages } from '@lingui/core'

  const catalogue: Messages
  export default catalogue
}

declare module '*?catalogue=applicants.,toast.applicant,toast.resume' {
  import type { Messages } from '@lingui/core'

  const catalogue: Messages
  export default catalogue
}

declare module '*?catalogue=accounts.,profile.,toast.account,toast.avatar,toast.profile,toast.resume' {
  import type { Messages } from '@lingui/core'

  const catalogue: Messages
  export default catalogue
}

declare module '*?catalogue=apply.,toast.application' {
  import type { Messages } from '@lingui/core'

  const catalogue: Messages
  export default catalogue
}

declare module '*?catalogue=applications.,toast.application' {
  import type { Messages } from '@lingui/core'

  const catalogue: Messages
  export default catalogue
}
