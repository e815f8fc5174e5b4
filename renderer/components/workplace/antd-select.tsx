import './antd-select.css'
import { AutoComplete as AntAutoComplete, Select as AntSelect, type AutoCompleteProps, type SelectProps } from 'antd'
import type { ReactNode } from 'react'

interface Chosen {
  label?: ReactNode
  value?: string | number
}

/** antd puts what is chosen beside other children: its text needs a separate element (build/checks/find-untranslatable-texts.mjs). */
const renderLabel = ({ label, value }: Chosen) => <span translate="yes">{label ?? value}</span>

/** antd announces the choice from a separate element beside the field, which a translation must leave alone. */
function Untranslated({ children }: { children: ReactNode }) {
  return (
    <div className="untranslated" translate="no">
      {children}
    </div>
  )
}

export function Select<Value = string>(props: SelectProps<Value>) {
  return (
    <Untranslated>
      <AntSelect<Value> labelRender={renderLabel} {...props} />
    </Untranslated>
  )
}

export function AutoComplete(props: AutoCompleteProps) {
  const labelled = { labelRender: renderLabel, ...props }
  return (
    <Untranslated>
      <AntAutoComplete {...labelled} />
    </Untranslated>
  )
}
