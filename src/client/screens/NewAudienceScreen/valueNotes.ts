import { formatCountWithNoun } from '@/domain/format';
import type { ImportSummary } from '@/engines/importer/forPage';

/** Notes on a column with the value of visits: how it is used, and why it may be left out. */
export function valueNotes(value: ImportSummary['value']): readonly string[] {
  if (!value) return [];
  const { name, step, unreadableCount } = value;
  return [
    step === undefined
      ? `“${name}” has too little in total to say what a browser is worth, so it is left out.`
      : `A policy for this audience also says what it costs in “${name}”. Only shares are saved, no amounts.`,
    ...(unreadableCount > 0
      ? [
          `${formatCountWithNoun(unreadableCount, 'line has', 'lines have')} no positive number in “${name}” and ${unreadableCount === 1 ? 'counts' : 'count'} 0.`,
        ]
      : []),
  ];
}
