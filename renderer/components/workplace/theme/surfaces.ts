import type { ThemeConfig } from 'antd'
import type { Colours } from './base.ts'

export function themeSurfaces(colours: Colours): NonNullable<ThemeConfig['components']> {
  return {
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
      rowSelectedBg: colours['primary-subtle'],
      rowSelectedHoverBg: colours['primary-subtle'],
      rowExpandedBg: colours.surface,
      footerBg: colours.paper,
      borderColor: colours.line,
      cellFontSize: 14,
      cellPaddingBlock: 12,
      cellPaddingInline: 12,
      selectionColumnWidth: 44
    },
    Tabs: {
      itemColor: colours['ink-2'],
      itemHoverColor: colours.ink,
      itemActiveColor: colours.ink,
      itemSelectedColor: colours.ink,
      inkBarColor: colours.primary,
      horizontalItemGutter: 24,
      horizontalItemPadding: '10px 0',
      horizontalMargin: '0'
    },
    Modal: {
      padding: 32,
      paddingContentHorizontalLG: 32,
      titleFontSize: 25,
      titleLineHeight: 1.22,
      contentBg: colours.surface,
      headerBg: colours.surface,
      borderRadiusLG: 4
    },
    Drawer: { colorBgElevated: colours.paper, fontSizeLG: 25, fontWeightStrong: 450 },
    Tooltip: { colorBgSpotlight: colours.ink, colorTextLightSolid: colours.paper, fontSize: 14, borderRadius: 2 },
    Collapse: {
      headerBg: colours.paper,
      contentBg: colours.paper,
      headerPadding: '12px 0',
      contentPadding: '0 0 16px'
    },
    Descriptions: { labelBg: colours.paper, labelColor: colours['ink-3'], titleMarginBottom: 12 },
    Statistic: { titleFontSize: 14, contentFontSize: 32 },
    Progress: { defaultColor: colours.primary, remainingColor: colours.line },
    Skeleton: { gradientFromColor: colours.sunk, gradientToColor: colours.line },
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
