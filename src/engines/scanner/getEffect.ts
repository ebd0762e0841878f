import type { Consequence } from './ScanUse';

/** What a browser without the key does: run on wrongly or not at all, look worse, or nothing of account. */
export type Effect = 'breaks' | 'degrades' | 'none';

const EFFECTS: Readonly<Record<Consequence, Effect>> = {
  'file-does-not-run': 'breaks',
  throws: 'breaks',
  'rule-dropped': 'breaks',
  'block-ignored': 'degrades',
  ignored: 'degrades',
  'reads-undefined': 'none',
  enhancement: 'none',
};

export function getEffect(consequence: Consequence): Effect {
  return EFFECTS[consequence];
}
