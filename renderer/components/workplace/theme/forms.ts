import type { ThemeConfig } from 'antd'
import type { Colours } from './base.ts'

export function themeForms(colours: Colours): NonNullable<ThemeConfig['components']> {
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
    }
  }
}
