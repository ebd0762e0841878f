import { Tooltip } from './Tooltip';

/** An abbreviated thing, with what it stands for on hover, on focus and for those who listen. */
export function Abbr({ short, full }: { short: string; full: string }) {
  return (
    <Tooltip content={full}>
      <abbr>{short}</abbr>
    </Tooltip>
  );
}
