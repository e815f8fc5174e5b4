import { describe, expect, test } from 'vitest'
import { themes } from '#renderer/components/workplace/theme/theme.ts'
import { dark, light } from '#renderer/look/tokens.ts'
import { computeContrast } from '#tests/support/contrast.ts'

describe.each([
  ['light', light],
  ['dark', dark]
] as const)('a workplace in the theme %s', (name, colours) => {
  const { token = {}, components = {} } = themes[name]

  test('is read: each text stands out from its ground', () => {
    const { Button, Table, Tabs, Tooltip } = components
    const texts: [what: string, ink: string | undefined, ground: string | undefined][] = [
      ['in a field', token.colorText, token.colorBgContainer],
      ['on the page', token.colorText, token.colorBgLayout],
      ['in a dialog', token.colorText, token.colorBgElevated],
      ['a heading', token.colorTextHeading, token.colorBgElevated],
      ['a help', token.colorTextDescription, token.colorBgContainer],
      ['an example', token.colorTextPlaceholder, token.colorBgContainer],
      ['what cannot be pressed', token.colorTextDisabled, token.colorBgContainerDisabled],
      ['on the main button', token.colorTextLightSolid, token.colorPrimary],
      ['on the main button, under the pointer', token.colorTextLightSolid, token.colorPrimaryHover],
      ['on another button, under the pointer', Button?.defaultHoverColor, Button?.defaultHoverBg],
      ['an error', token.colorErrorText, token.colorErrorBg],
      ['the head of a table', Table?.headerColor, Table?.headerBg],
      ['a tab', Tabs?.itemColor, token.colorBgLayout],
      ['a tooltip', Tooltip?.colorTextLightSolid, Tooltip?.colorBgSpotlight]
    ]
    expect(texts.filter(([, ink = '', ground = '']) => !(computeContrast(ink, ground) >= 4.5))).toEqual([])
  })

  test('tells by its colours what has failed, what is done and what to look at', () => {
    const { colorError, colorErrorText, colorSuccess, colorWarning } = token
    const { danger, success, warning } = colours
    expect([colorError, colorErrorText, colorSuccess, colorWarning]).toEqual([danger, danger, success, warning])
    expect(components.Input?.errorActiveShadow).toContain(danger)
  })

  test('is pressed without aiming, and makes nobody wait for what slides and fades', () => {
    const { Button, Segmented, Select } = components
    for (const height of [
      ...[token.controlHeight, token.controlHeightSM, token.controlHeightLG],
      ...[Button?.controlHeight, Segmented?.controlHeight, Select?.optionHeight]
    ])
      expect(height).toBeGreaterThanOrEqual(44)
    for (const duration of [token.motionDurationFast, token.motionDurationMid, token.motionDurationSlow])
      expect(Number.parseFloat(duration ?? '')).toBeLessThanOrEqual(0.2)
  })
})
