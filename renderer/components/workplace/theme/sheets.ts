import type { ThemeConfig } from 'antd'
import type { light } from '#renderer/look/tokens.ts'

/** antd's own tokens of lists, sheets and what is pressed in them: they look as the buttons and fields of the public pages do. */
export function buildSheetTheme(colours: Record<keyof typeof light, string>): NonNullable<ThemeConfig['components']> {
  return {
    Button: {
      controlHeight: 44,
      fontWeight: 500,
      paddingInline: 18,
      defaultColor: colours.link,
      defaultBg: 'transparent',
      defaultHoverColor: colours.link,
      defaultHoverBg: colours['primary-subtle'],
      defaultHoverBorderColor: colours.primary,
      defaultActiveColor: colours.link,
      defaultActiveBg: colours['primary-subtle'],
      defaultActiveBorderColor: colours.primary,
      textTextColor: colours['ink-2'],
      textTextHoverColor: colours.ink,
      textHoverBg: colours.sunk,
      borderColorDisabled: colours.line,
      defaultBgDisabled: 'transparent',
      defaultShadow: 'none',
      primaryShadow: 'none',
      dangerShadow: 'none'
    },
    Checkbox: { controlInteractiveSize: 20, lineWidth: 1.5 },
    Drawer: { colorBgElevated: colours.paper, fontWeightStrong: 500, padding: 20, paddingLG: 20 },
    Dropdown: { paddingBlock: 11, controlPaddingHorizontal: 16, controlItemBgHover: colours['primary-subtle'] },
    Modal: { titleFontSize: 25, titleColor: colours.ink, paddingContentHorizontalLG: 32, padding: 32 },
    Progress: { defaultColor: colours.primary, remainingColor: colours.sunk },
    Select: {
      optionHeight: 44,
      optionLineHeight: '28px',
      optionPadding: '8px 16px',
      optionSelectedBg: colours['primary-subtle'],
      optionSelectedColor: colours.ink,
      optionActiveBg: colours.sunk,
      multipleItemBg: colours['primary-subtle']
    },
    Tooltip: { colorBgSpotlight: colours.ink, colorTextLightSolid: colours.paper }
  }
}
