import type { ThemeConfig } from 'antd'
import type { light } from '#renderer/look/tokens.ts'

/** What forms and editors need beside the common tokens: fields as they look on the public pages, with the same ring when they have the focus. */
export function buildFormTheme(colours: Record<keyof typeof light, string>): NonNullable<ThemeConfig['components']> {
  const ring = `0 0 0 1px ${colours.focus}`
  const field = {
    activeShadow: ring,
    errorActiveShadow: `0 0 0 1px ${colours.danger}`,
    activeBorderColor: colours.focus,
    hoverBorderColor: colours['ink-2']
  }
  return {
    Alert: {
      colorErrorBg: colours['danger-subtle'],
      colorErrorBorder: colours.danger,
      colorSuccessBg: colours['success-subtle'],
      colorSuccessBorder: colours.success,
      colorWarningBg: colours['warning-subtle'],
      colorWarningBorder: colours.gold
    },
    Form: {
      itemMarginBottom: 0,
      labelColor: colours.ink,
      labelFontSize: 16,
      verticalLabelPadding: '0 0 8px'
    },
    Input: { ...field, paddingInline: 13, paddingBlock: 10 },
    InputNumber: { ...field, paddingInline: 13 },
    Select: {
      activeBorderColor: colours.focus,
      activeOutlineColor: colours.focus,
      hoverBorderColor: colours['ink-2'],
      optionPadding: '11px 13px',
      optionSelectedBg: colours['primary-subtle'],
      optionActiveBg: colours.sunk
    },
    Tabs: { horizontalItemPadding: '12px 0', horizontalItemGutter: 24, horizontalMargin: '0 0 16px 0' }
  }
}
