/** The logo: the ring and line on a ship's hull. */
export function PlimsollMark({ size = 26 }: { size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="7.5" />
      <path d="M1 12h22" />
    </svg>
  );
}
