import { NOT_SET, type SystemCells } from './readSystem';

/** The cells that identify a row's browser; empty if the file has no such column. */
export interface BrowserNames extends SystemCells {
  readonly browser: string;
  readonly version: string;
}

/** `Chrome 141.0 on iOS 17.5`, from the cells that have a value. */
export function describeBrowser({ browser, version, os, osVersion }: BrowserNames): string {
  const [name, number, system, systemNumber] = [browser, version, os, osVersion].map((text) =>
    NOT_SET.test(text.trim()) ? '' : text.trim(),
  );
  const device = [system, systemNumber].filter(Boolean).join(' ');
  const title = [name || 'No browser named', number, device && `on ${device}`]
    .filter(Boolean)
    .join(' ');
  return title.slice(0, 120);
}
