/** Drawn on a 20 by 20 grid with a 1.5 line. */
const paths = {
  bookmark: 'M5 3h10v14l-5-4-5 4z',
  bars: 'M3 6.5h14M3 13.5h14',
  check: 'm3.5 10.5 4.25 4.25L16.5 6',
  chevron: 'm5 7.5 5 5 5-5',
  close: 'm5 5 10 10M15 5 5 15',
  back: 'M16.5 10h-13m5-5-5 5 5 5',
  filter: 'M3 6h14M6 10.5h8M8.5 15h3',
  search: 'M14.25 8.75a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0M13 13l4.25 4.25',
  share: 'M10 12.5V3M6.5 6.5 10 3l3.5 3.5M4.5 9.5v7h11v-7',
  theme: 'M16.75 10a6.75 6.75 0 1 1-13.5 0 6.75 6.75 0 0 1 13.5 0',
  whatsapp:
    'm3 17 1-3.9A7 7 0 1 1 6.9 16zM7 7.2c.2 3.2 2.6 5.6 5.8 5.8l.7-1.7-2-1-.9.9c-.7-.4-1.2-1-1.6-1.7l.8-.9-1-2z',
  warning: 'M10 2.75 18 17H2zM10 8v4.25M10 14.4v.2'
} as const

type IconName = keyof typeof paths

/** Decorative: the text beside it carries the meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
      {name === 'theme' && <path d="M10 3.25a6.75 6.75 0 0 1 0 13.5z" fill="currentColor" />}
    </svg>
  )
}
