import './primary.css'
import { Provider as MotionProvider } from '@rc-component/motion'
import { ConfigProvider, type ThemeConfig } from 'antd'
import type { ReactNode } from 'react'
import { useMedia } from '#renderer/hooks/use-media.ts'
import { dark, light } from '#renderer/look/tokens.ts'
import { useTheme } from '#renderer/stores/theme.ts'
import { themes } from './theme/theme.ts'

/** What antd's components stand in: the design tokens as antd's own, in the theme that is on the screen. */
export function Workplace({ children }: { children: ReactNode }) {
  const { theme } = useTheme()
  // Where motion is not wanted the style sheet stops all of it, and antd would wait for the end of an animation that never runs. Whoever
  // turns it off while the workplace is open would find the next dialog in their way for ever. antd's own token for it builds the whole
  // workplace anew when it changes, with what was typed there and not stored.
  const motion = !useMedia('(prefers-reduced-motion: reduce)')
  return (
    <ConfigProvider
      theme={shownThemes[theme]}
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

/** antd's style sheets are there already, and its tokens (build/vite/antd/): it is told which. In development it makes them of the whole. */
const shownThemes =
  import.meta.env.LOUPE_STYLES_BUILT === true ? { light: nameTheme(light), dark: nameTheme(dark) } : themes

function nameTheme({ paper }: { paper: string }): ThemeConfig {
  return { cssVar: { key: 'loupe' }, hashed: false, zeroRuntime: true, token: { colorBgBase: paper } }
}
