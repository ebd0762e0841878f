/**
 * Patterns that load lines, legends and timelines reference by `url(#…)`; part of the document,
 * so that no page loads code for them.
 */
export function LoadLineDefs() {
  return (
    <svg aria-hidden="true" focusable="false" width="0" height="0">
      <defs>
        <pattern
          id="paint-partial"
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="5" height="5" fill="var(--partial)" />
          <rect width="2" height="5" fill="var(--paper)" opacity=".6" />
        </pattern>
        <pattern id="paint-unknown" width="4" height="4" patternUnits="userSpaceOnUse">
          <rect width="4" height="4" fill="var(--unknown)" opacity=".16" />
          <circle cx="2" cy="2" r="1" fill="var(--unknown)" />
        </pattern>
        <g id="load-line-mark" fill="none" stroke="var(--line)" strokeWidth="2">
          <path d="M0 15V50" stroke="var(--paper)" strokeWidth="4" />
          <path d="M0 4.5V50" />
          <circle cy="9.5" r="5" fill="var(--paper)" />
          <path d="M-10 9.5H10" />
        </g>
      </defs>
    </svg>
  );
}
