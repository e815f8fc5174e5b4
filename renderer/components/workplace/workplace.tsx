import { ConfigProvider, type ThemeConfig } from 'antd'
import type { ReactNode } from 'react'
import { dark, light, scale } from '#renderer/look/tokens.ts'
import { useTheme } from '#renderer/stores/theme.ts'
import { buildSheetTheme } from './theme/sheets.ts'

allowStyleSheets()

/** What antd's components stand in: the design tokens as antd's own, in the theme that is on the screen. */
export function Workplace({ children }: { children: ReactNode }) {
  const { theme } = useTheme()
  return (
    <ConfigProvider
      theme={{ ...themes[theme], token: { ...themes[theme].token, motion } }}
      wave={{ disabled: true }}
      getPopupContainer={findPopupPlace}
    >
      {children}
    </ConfigProvider>
  )
}

/** What hangs at a control stands in the same part of the page: beside all parts nobody who goes from part to part would find it. */
function findPopupPlace(control?: HTMLElement): HTMLElement {
  return control?.closest<HTMLElement>('main, [role=dialog]') ?? document.body
}

/** Where motion is not wanted the style sheet stops all of it, and antd would wait for the end of an animation that never runs. */
const motion = !matchMedia('(prefers-reduced-motion: reduce)').matches

const themes = { light: buildTheme(light), dark: buildTheme(dark) }

function buildTheme(colours: Record<keyof typeof light, string>): ThemeConfig {
  return {
    cssVar: { key: 'loupe' },
    hashed: false,
    components: { ...buildSheetTheme(colours) },
    token: {
      colorPrimary: colours.primary,
      colorPrimaryHover: colours['primary-hover'],
      colorPrimaryActive: colours['primary-active'],
      colorPrimaryBg: colours['primary-subtle'],
      colorTextLightSolid: colours['on-primary'],
      colorLink: colours.link,
      colorInfo: colours.link,
      colorBgBase: colours.paper,
      colorBgLayout: colours.paper,
      colorBgContainer: colours.surface,
      colorBgElevated: colours.surface,
      colorBgMask: colours.scrim,
      colorTextBase: colours.ink,
      colorText: colours.ink,
      colorTextSecondary: colours['ink-2'],
      colorTextTertiary: colours['ink-3'],
      colorTextPlaceholder: colours['ink-3'],
      colorTextDescription: colours['ink-3'],
      colorBorder: colours['line-strong'],
      colorBorderSecondary: colours.line,
      colorSplit: colours.line,
      colorError: colours.danger,
      colorErrorBg: colours['danger-subtle'],
      colorSuccess: colours.success,
      colorWarning: colours.warning,
      boxShadow: colours['shadow-float'],
      boxShadowSecondary: colours['shadow-float'],
      borderRadius: 2,
      borderRadiusSM: 2,
      borderRadiusLG: 4,
      controlHeight: 48,
      controlHeightSM: 44,
      controlHeightLG: 56,
      fontFamily: scale['font-body'],
      fontSize: 16,
      fontSizeSM: 14,
      motionDurationFast: '0.15s',
      motionDurationMid: '0.2s',
      motionDurationSlow: '0.2s'
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
