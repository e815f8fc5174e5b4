import { describe, expect, test } from 'vitest'
import { themes } from '#renderer/components/workplace/theme/antd-theme.ts'
import { computeContrast } from '#tests/support/contrast.ts'

describe.each(['light', 'dark'] as const)('antd theme of the workplace: %s', (name) => {
  const { token = {}, components = {} } = themes[name]

  test('has enough text contrast on each background', () => {
    const { Button, Table, Tooltip } = components
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
      ['a tooltip', Tooltip?.colorTextLightSolid, Tooltip?.colorBgSpotlight]
    ]
    expect(texts.filter(([, ink = '', ground = '']) => !(computeContrast(ink, ground) >= 4.5))).toEqual([])
  })
})
