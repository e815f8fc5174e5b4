/**
 * The design tokens: the only file that holds a colour, a size or a duration. The style sheets read them as CSS variables
 * (formatTokensCss), libraries that compute with colours get the same values per theme.
 *
 * Measured contrast (WCAG 2.2): every ink, link, danger, success and warning on paper, surface, sunk and its own subtle ground is
 * 4.8:1 or more in both themes; on every ground focus is 6.7:1 or more, line-strong 3:1. `line` is decoration: an edge that shows where
 * a control is uses line-strong. `gold` never carries text. `stone-*` are for the drawn stone only.
 */

export const light = {
  paper: '#F7F4EC',
  surface: '#FDFBF6',
  sunk: '#EFEBE0',
  ink: '#1A201C',
  'ink-2': '#474E48',
  'ink-3': '#626860',
  line: '#DED8C9',
  'line-strong': '#878271',
  primary: '#0B5A44',
  'primary-hover': '#08483A',
  'primary-active': '#06382D',
  'primary-subtle': '#E2ECE2',
  'on-primary': '#FBFAF5',
  link: '#0B5A44',
  gold: '#B08D45',
  danger: '#972B20',
  'danger-subtle': '#F6E5DE',
  success: '#2A6430',
  'success-subtle': '#E4EDDD',
  warning: '#7F4F05',
  'warning-subtle': '#F5EAD2',
  focus: '#0B5A44',
  'stone-1': '#0A3B2E',
  'stone-2': '#0B4A38',
  'stone-3': '#0B5A44',
  'stone-4': '#14694F',
  'stone-5': '#2A7D62',
  'stone-6': '#4E9A7E',
  'stone-7': '#86BCA3',
  'shadow-header': '0 1px 0 var(--line), 0 10px 24px -22px rgb(26 32 28 / 0.45)',
  'shadow-float': '0 1px 2px rgb(26 32 28 / 0.06), 0 18px 48px -16px rgb(26 32 28 / 0.22)',
  scrim: 'rgb(20 24 21 / 0.42)'
} as const

export const dark = {
  paper: '#0D1310',
  surface: '#131B17',
  sunk: '#18211C',
  ink: '#ECE8DC',
  'ink-2': '#BDBFB2',
  'ink-3': '#979C90',
  line: '#28322C',
  'line-strong': '#6A746B',
  primary: '#43AE83',
  'primary-hover': '#58BD93',
  'primary-active': '#72CDA6',
  'primary-subtle': '#152B22',
  'on-primary': '#06140E',
  link: '#6FCBA4',
  gold: '#C6A55C',
  danger: '#F0968A',
  'danger-subtle': '#33191A',
  success: '#93CB8C',
  'success-subtle': '#18291A',
  warning: '#E0B365',
  'warning-subtle': '#2C2312',
  focus: '#8BDAB8',
  'stone-1': '#0E3A2D',
  'stone-2': '#125040',
  'stone-3': '#17664F',
  'stone-4': '#218060',
  'stone-5': '#3A9C78',
  'stone-6': '#66BD97',
  'stone-7': '#A5DBC1',
  'shadow-header': '0 1px 0 var(--line), 0 12px 28px -20px rgb(0 0 0 / 0.9)',
  'shadow-float': '0 0 0 1px var(--line), 0 20px 52px -12px rgb(0 0 0 / 0.8)',
  scrim: 'rgb(0 0 0 / 0.6)'
} as const satisfies Record<keyof typeof light, string>

export const scale = {
  'font-display': '"Petrona", "Petrona G", "Petrona N", "Petrona T", serif',
  'font-body': 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  't-14': '0.875rem',
  't-16': '1rem',
  't-18': '1.125rem',
  't-21': '1.3125rem',
  't-25': '1.5625rem',
  't-32': 'clamp(1.75rem, 1.6rem + 0.6vw, 2rem)',
  't-42': 'min(clamp(2.125rem, 1.7rem + 1.9vw, 2.75rem), 14vw)',
  't-56': 'min(clamp(2.25rem, 1.6rem + 2.6vw, 3.5rem), 14vw)',
  't-64': 'min(clamp(2.75rem, 1.55rem + 4.9vw, 4.5rem), 18vw)',
  'lh-tight': '1.06',
  'lh-title': '1.22',
  'lh-body': '1.58',
  'track-display': '-0.018em',
  'track-title': '-0.008em',
  's-1': '0.25rem',
  's-2': '0.5rem',
  's-3': '0.75rem',
  's-4': '1rem',
  's-5': '1.5rem',
  's-6': '2rem',
  's-7': '3rem',
  's-8': '4rem',
  's-9': '6rem',
  // A phone with large text keeps its width for the text.
  gutter: 'clamp(min(1.25rem, 6.4vw), 5vw, 4rem)',
  page: '77rem',
  measure: '40rem',
  tap: 'clamp(44px, 2.75rem, 56px)',
  'r-1': '2px',
  'r-2': '4px',
  cut: '7px',
  hair: '1px',
  fast: '150ms',
  calm: '200ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)'
} as const

function formatDeclarations(tokens: Record<string, string>): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value};`)
    .join('')
}

/** The theme is chosen by data-theme on the root element. Paper is white: the dark theme is for screens. */
export function formatTokensCss(): string {
  return [
    `:root{color-scheme:light;${formatDeclarations(scale)}${formatDeclarations(light)}}`,
    `@media screen{[data-theme="dark"]{color-scheme:dark;${formatDeclarations(dark)}}}`,
    '@media (prefers-reduced-motion:reduce){:root{--fast:0ms;--calm:0ms}}'
  ].join('\n')
}
