import { Button, Dropdown, type MenuProps } from 'antd'
import { type ComponentProps, type RefObject, useRef } from 'react'
import { Icon } from '../public/icon.tsx'

interface Props extends ComponentProps<typeof Button> {
  menu: MenuProps
  /** Gets the button. */
  opener?: RefObject<HTMLButtonElement | null>
}

/** A chosen item gives the focus to the button, so that a dialog which it opens returns the focus there. */
export function MenuButton({ menu, opener: given, children, ...button }: Props) {
  const own = useRef<HTMLButtonElement>(null)
  const opener = given ?? own
  const act: MenuProps['onClick'] = (info) => {
    opener.current?.focus()
    // Enter must not press the button, too.
    info.domEvent.preventDefault()
    menu.onClick?.(info)
  }
  return (
    <Dropdown trigger={['click']} autoFocus menu={{ ...menu, onClick: act }}>
      <Button ref={opener} aria-haspopup="menu" {...button}>
        <span>{children}</span>
        <Icon name="chevron" />
      </Button>
    </Dropdown>
  )
}
