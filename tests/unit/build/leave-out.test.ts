import { expect, test } from 'vitest'
import { leaveOutUnused } from '../../../build/vite/antd/leave-out.ts'

test('rules that no screen can meet are left out, within media queries too, and all others stay as they are', () => {
  const sheet =
    '.ant-a,.ant-a-rtl{color:red;}.ant-btn-color-purple:not(.x,.y){top:0;}@media (min-width:1px){.ant-col-md-3{top:0;}.ant-b:is(.c,.d){top:0;}}' +
    '@media print{.ant-col-2{top:0;}}@keyframes turn{100%{top:0;}}'
  expect(leaveOutUnused('Grid-Grid', sheet)).toBe(
    '.ant-a{color:red;}@media (min-width:1px){.ant-b:is(.c,.d){top:0;}}@keyframes turn{100%{top:0;}}'
  )
  expect(leaveOutUnused('Form-Form', '.ant-col-24.ant-form-item-label{top:0;}')).toContain('ant-col-24')
})
