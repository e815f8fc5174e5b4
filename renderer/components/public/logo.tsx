const outline = 'M-2.9-9.5h5.8l4.4 4.4V5.1L2.9 9.5h-5.8L-7.3 5.1V-5.1z'
const table = 'M-1.5-5.9h3l2.2 2.2v7.4L1.5 5.9h-3l-2.2-2.2v-7.4z'
const edges =
  'M-2.9-9.5l1.4 3.6M2.9-9.5 1.5-5.9M7.3-5.1 3.7-3.7M7.3 5.1 3.7 3.7M2.9 9.5 1.5 5.9M-2.9 9.5l1.4-3.6M-7.3 5.1l3.6-1.4M-7.3-5.1l3.6 1.4'

/** A stone under a loupe; the ghost, for empty screens, only outlines the stone. */
export function Logo({ ghost = false }: { ghost?: boolean }) {
  return (
    <svg className={ghost ? 'ghost' : undefined} viewBox="0 0 32 32" aria-hidden="true">
      <circle className="m-rim" cx="16" cy="16" r="14" />
      <g transform="translate(16 16) rotate(-16)">
        {ghost ? (
          <path d={outline + table + edges} />
        ) : (
          <>
            <path className="m-deep" d={outline} />
            <path className="m-lit" d="M-2.9-9.5-7.3-5.1V5.1l3.6-1.4v-7.4l2.2-2.2z" />
            <path className="m-mid" d="M-2.9-9.5h5.8L1.5-5.9h-3z" />
            <path className="m-stone" d={table} />
          </>
        )}
      </g>
      <circle className="m-pin" cx="26" cy="26" r="3.1" />
    </svg>
  )
}
