import { foldText } from '@/domain/foldText';
import { isOfPlatforms, type VisitorTable } from './findTable';

const has = ({ header }: VisitorTable, ...names: readonly string[]): boolean => {
  const cells = header.cells.map(foldText);
  return names.some((name) => cells.includes(name));
};

/**
 * Names the product that wrote a file, to show the reader that it was recognized; purely
 * informational.
 */
export function describeLayout(text: string, table: VisitorTable): string {
  const head = text.slice(0, 2_000);
  if (/^\uFEFF?# -+\s*$/m.test(head)) return 'Google Analytics 4, report';
  if (/^\uFEFF?#/.test(head)) return 'Google Analytics 4, exploration';
  if (
    has(table, 'nb visits', 'nb uniq visitors') ||
    has(table, 'label', 'libelle', 'bezeichnung', 'etiqueta', 'etichetta')
  )
    return 'Matomo';
  if (
    has(table, 'useragentbrowser', 'clientrequestuseragent') ||
    (table.columns.userAgent !== undefined && has(table, 'count', 'requests'))
  )
    return 'Cloudflare';
  if (has(table, 'name') && has(table, 'visitors')) return 'Plausible';
  return isOfPlatforms(table) ? 'A table of systems or devices' : 'A table of browsers';
}
