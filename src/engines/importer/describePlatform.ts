import type { BrowserNames } from './BrowserNames';
import { isOfPlatforms, type VisitorTable } from './findTable';
import { NOT_SET } from './readSystem';

/** The cells that a row of systems or devices has. */
export function describePlatform({ os, osVersion, device }: BrowserNames): string {
  const said = [os, osVersion, device]
    .map((cell) => cell.trim())
    .filter((cell) => !NOT_SET.test(cell));
  return [...new Set(said)].join(' ').slice(0, 120) || 'No system named';
}

/** Says that browsers are estimated, and how to measure them. */
export function platformNote({ columns, header }: VisitorTable): readonly string[] {
  if (!isOfPlatforms({ columns })) return [];
  const name = header.cells[columns.os ?? columns.device!]!.trim();
  return [
    `This table has no browser column, so “${name}” counts and the browsers are estimated. Export it with “Browser” and “Browser version” to measure them.`,
  ];
}
