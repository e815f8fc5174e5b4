import type { ThemeConfig } from 'antd'
// By its place: the configuration of the build, which reads this too, knows no '#renderer'.
import { dark, light } from '../../../look/tokens.ts'
import { buildBase, type Colours } from './base.ts'
import { themeControls } from './controls.ts'
import { themeForms } from './forms.ts'
import { themeSurfaces } from './surfaces.ts'

/** What antd makes of the design tokens. The build draws its style sheets from the same (build/vite/antd/). */
export const themes = { light: /* @__PURE__ */ buildTheme(light), dark: /* @__PURE__ */ buildTheme(dark) }

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
