import type { ThemeConfig } from 'antd'
import type { Colours } from './base.ts'

export function themeControls(colours: Colours): NonNullable<ThemeConfig['components']> {
  const field = {
    hoverBorderColor: colours['ink-2'],
    activeBorderColor: colours.focus,
    activeShadow: `0 0 0 1px ${colours.focus}`,
    errorActiveShadow: `0 0 0 1px ${colours.danger}`,
    paddingInline: 14
  }
  const choices = {
    optionSelectedBg: colours['primary-subtle'],
    optionSelectedColor: colours.ink,
    optionSelectedFontWeight: 500,
    optionActiveBg: colours.sunk,
    optionHeight: 44,
    optionLineHeight: 1.5,
    optionPadding: '10px 14px',
    multipleItemBg: 'transparent',
    hoverBorderColor: colours['ink-2'],
    activeBorderColor: colours.focus,
    activeOutlineColor: colours.focus
  }
  return {
    Button: {
      controlHeight: 44,
      fontWeight: 500,
      paddingInline: 18,
      defaultBg: 'transparent',
      defaultColor: colours.link,
      defaultBorderColor: colours['line-strong'],
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
      textTextHoverColor: colours.ink,
      textTextActiveColor: colours.ink,
      textHoverBg: colours.sunk,
      defaultBgDisabled: 'transparent',
      borderColorDisabled: colours.line
    },
    Input: field,
    InputNumber: field,
    DatePicker: field,
    Mentions: field,
    Select: choices,
    Checkbox: { borderRadiusSM: 2, controlInteractiveSize: 20, lineWidth: 1.5 },
    Segmented: {
      trackPadding: 0,
      trackBg: colours.paper,
      itemColor: colours['ink-2'],
      itemHoverColor: colours.ink,
      itemHoverBg: colours.sunk,
      itemActiveBg: colours.sunk,
      itemSelectedBg: colours['primary-subtle'],
      itemSelectedColor: colours.ink,
      controlHeight: 44
    },
    Dropdown: {
      controlItemBgHover: colours.sunk,
      controlPaddingHorizontal: 14,
      paddingBlock: 11
    },
    Menu: {
      itemBorderRadius: 2,
      itemHoverBg: colours.sunk,
      itemSelectedBg: colours['primary-subtle'],
      itemSelectedColor: colours.ink
    },
    Pagination: {
      itemSize: 44,
      itemBg: 'transparent',
      itemActiveBg: 'transparent',
      itemActiveColor: colours.ink,
      itemActiveColorHover: colours.ink
    },
    Upload: { colorFillAlter: colours.surface }
  }
}
