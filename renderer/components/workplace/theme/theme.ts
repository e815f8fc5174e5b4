import type { ThemeConfig } from 'antd'
// Relative: the build's configuration, which reads this too, has no '#renderer'.
import { dark, light } from '../../../look/tokens.ts'
import { buildBase, type Colours } from './base.ts'
import { themeControls } from './controls.ts'
import { themeSurfaces } from './surfaces.ts'

/** The build draws antd's style sheets from the same themes (build/vite/antd/). */
export const themes = { light: /* @__PURE__ */ buildTheme(light), dark: /* @__PURE__ */ buildTheme(dark) }

function buildTheme(colours: Colours): ThemeConfig {
  return {
    cssVar: { key: 'loupe' },
    hashed: false,
    token: buildBase(colours),
    components: {
      ...themeControls(colours),
      ...themeSurfaces(colours)
    }
  }
}
