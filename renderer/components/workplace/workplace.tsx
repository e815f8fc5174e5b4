import { Provider as MotionProvider } from '@rc-component/motion'
import { ConfigProvider, type ThemeConfig } from 'antd'
import type { ReactNode } from 'react'
import { useMedia } from '#renderer/hooks/use-media.ts'
import { dark, light } from '#renderer/look/tokens.ts'
import { useTheme } from '#renderer/stores/theme.ts'
import { buildBase, type Colours } from './theme/base.ts'
import { themeControls } from './theme/controls.ts'
import { themeForms } from './theme/forms.ts'
import { themeSurfaces } from './theme/surfaces.ts'

allowStyleSheets()

/** What antd's components stand in: the design tokens as antd's own, in the theme that is on the screen. */
export function Workplace({ children }: { children: ReactNode }) {
  const { theme } = useTheme()
  // Where motion is not wanted the style sheet stops all of it, and antd would wait for the end of an animation that never runs. Whoever
  // turns it off while the workplace is open would find the next dialog in their way for ever. antd's own token for it builds the whole
  // workplace anew when it changes, with what was typed there and not stored.
  const motion = !useMedia('(prefers-reduced-motion: reduce)')
  return (
    <ConfigProvider
      theme={themes[theme]}
      wave={{ disabled: true }}
      // A list that draws only a part of its options has but three of them for a screen reader.
      virtual={false}
      getPopupContainer={findPopupPlace}
    >
      <MotionProvider motion={motion}>{children}</MotionProvider>
    </ConfigProvider>
  )
}

/** What hangs at a control stands in the same part of the page: beside all parts nobody who goes from part to part would find it. */
function findPopupPlace(control?: HTMLElement): HTMLElement {
  return control?.closest<HTMLElement>('main, [role=dialog]') ?? document.body
}

const themes = { light: buildTheme(light), dark: buildTheme(dark) }

function buildTheme(colours: Colours): ThemeConfig {
  return {
    cssVar: { key: 'loupe' },
    hashed: false,
    token: buildBase(colours),
    components: {
      ...themeControls(colours),
      ...themeSurfaces(colours),
      ...themeForms(colours)
    }
  }
}

interface TrustedTypePolicies {
  readonly defaultPolicy: object | null
  createPolicy(
    name: 'default',
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>
  ): unknown
}

/**
 * antd writes its style sheets through innerHTML of a style element, which the page's policy (Trusted Types) refuses as it
 * refuses all markup. This lets text through that holds no '<': it can be a style sheet, but never an element. And of workers it lets
 * the one run that reads PDFs: a file of the app's own.
 */
function allowStyleSheets(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicies }
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL: (address) => (isPdfWorker(new URL(address, location.href)) ? address : null)
  })
}

function isPdfWorker({ origin, pathname }: URL): boolean {
  return origin === location.origin && /^\/assets\/pdf-worker-[\w-]+\.js$/.test(pathname)
}
