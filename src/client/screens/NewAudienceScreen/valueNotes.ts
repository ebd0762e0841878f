import { formatCountWithNoun } from '@/domain/format';
import type { ImportSummary } from '@/engines/importer/forPage';

/** What is done with a column that says what visits are worth, and what it is too little for. */
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
