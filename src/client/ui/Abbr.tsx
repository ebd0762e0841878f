import { Tooltip } from './Tooltip';

/** An abbreviation, with its full form on hover, on focus and for screen readers. */
export function Abbr({ short, full }: { short: string; full: string }) {
  return (
    <Tooltip content={full}>
      <abbr>{short}</abbr>
    </Tooltip>
  );
}
