import 'virtual:antd.css'
import './display.css'
import './primary.css'
import { Provider as MotionProvider } from '@rc-component/motion'
import { ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import { allowStyleTexts } from '#renderer/config/trusted-types.ts'
import { useMediaQuery } from '#renderer/hooks/use-media-query.ts'
import { useTheme } from '#renderer/stores/theme-store.ts'
import { themes } from './theme/antd-theme.ts'

// antd writes a few texts of style elements through innerHTML.
allowStyleTexts()

/** antd with the design tokens as its own, in the current theme. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const { theme } = useTheme()
  // Under reduced motion the style sheet stops animations whose end antd awaits: dialogs would stay. antd's own token remounts and loses input.
  const motion = !useMediaQuery('(prefers-reduced-motion: reduce)')
  return (
    <ConfigProvider
      theme={themes[theme]}
      wave={{ disabled: true }}
      // Virtual lists have only three options for a screen reader.
      virtual={false}
      getPopupContainer={findPopupPlace}
    >
      <MotionProvider motion={motion}>{children}</MotionProvider>
    </ConfigProvider>
  )
}

/** Popups stay in the control's landmark, where screen readers find them. */
function findPopupPlace(control?: HTMLElement): HTMLElement {
  return control?.closest<HTMLElement>('main, [role=dialog]') ?? document.body
}
