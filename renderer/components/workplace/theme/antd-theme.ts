import type { ThemeConfig } from 'antd'
// Relative: the build's configuration, which reads this too, has no '#renderer'.
import { dark, light } from '../../../styles/design-tokens.ts'
import { buildAntdTokens, type Colours } from './antd-tokens.ts'

/** antd's style sheet is extracted from the same themes (build/vite/antd-stylesheet.ts), and antd writes none at run time. */
export const themes = { light: /* @__PURE__ */ buildTheme(light), dark: /* @__PURE__ */ buildTheme(dark) }

function buildTheme(colours: Colours): ThemeConfig {
  return {
    cssVar: { key: 'loupe' },
    hashed: false,
    zeroRuntime: true,
    token: buildAntdTokens(colours),
    components: buildComponents(colours)
  }
}

/** Where a part differs from what antd derives from the base. */
function buildComponents(colours: Colours): NonNullable<ThemeConfig['components']> {
  const field = {
    hoverBorderColor: colours['ink-2'],
    activeBorderColor: colours.focus,
    errorActiveShadow: `0 0 0 1px ${colours.danger}`,
    paddingInline: 14
  }
  return {
    Button: {
      controlHeight: 44,
      fontWeight: 500,
      paddingInline: 18,
      defaultBg: 'transparent',
      defaultColor: colours.link,
      defaultHoverBg: colours['primary-subtle'],
      defaultHoverColor: colours.link,
      defaultHoverBorderColor: colours.primary,
      defaultActiveBg: colours['primary-subtle'],
      defaultActiveColor: colours.link,
      defaultActiveBorderColor: colours.primary,
      defaultShadow: 'none',
      primaryShadow: 'none',
      dangerShadow: 'none',
      textTextColor: colours['ink-2'],
      defaultBgDisabled: 'transparent'
    },
    Input: field,
    InputNumber: field,
    Select: {
      optionHeight: 44,
      optionPadding: '10px 14px',
      multipleItemBg: 'transparent',
      hoverBorderColor: colours['ink-2'],
      activeBorderColor: colours.focus
    },
    Checkbox: { lineWidth: 1.5 },
    Segmented: {
      trackPadding: 0,
      itemHoverBg: colours.sunk,
      itemActiveBg: colours.sunk,
      itemSelectedBg: colours['primary-subtle'],
      controlHeight: 44
    },
    Dropdown: { controlPaddingHorizontal: 14, paddingBlock: 11 },
    Table: {
      colorBgContainer: colours.paper,
      headerBg: colours.paper,
      headerColor: colours['ink-3'],
      headerSplitColor: 'transparent',
      headerBorderRadius: 0,
      headerSortActiveBg: colours.paper,
      headerSortHoverBg: colours.sunk,
      bodySortBg: colours.paper,
      rowHoverBg: colours.surface,
      rowExpandedBg: colours.surface,
      footerBg: colours.paper,
      cellFontSize: 14,
      cellPaddingBlock: 12,
      cellPaddingInline: 12,
      selectionColumnWidth: 44
    },
    Modal: {
      padding: 32,
      paddingContentHorizontalLG: 32,
      titleFontSize: 25,
      titleLineHeight: 1.22,
      headerBg: colours.surface
    },
    Drawer: { colorBgElevated: colours.paper, fontSizeLG: 25, fontWeightStrong: 450 },
    Tooltip: { colorBgSpotlight: colours.ink, colorTextLightSolid: colours.paper, fontSize: 14 },
    Statistic: { titleFontSize: 14, contentFontSize: 32 },
    Progress: { defaultColor: colours.primary },
    Alert: {
      colorErrorBorder: colours.danger,
      colorSuccessBorder: colours.success,
      colorWarningBorder: colours.gold
    }
  }
}
