import type { Consequence } from './ScanUse';

/**
 * The effect in a browser without the key: wrong or missing behavior, a worse look, or nothing that
 * matters.
 */
export type Effect = 'breaks' | 'degrades' | 'none';

const EFFECTS: Readonly<Record<Consequence, Effect>> = {
  'file-does-not-run': 'breaks',
  throws: 'breaks',
  'rule-dropped': 'breaks',
  'block-ignored': 'degrades',
  ignored: 'degrades',
  'reads-undefined': 'none',
  enhancement: 'none',
  'not-reached': 'none',
};

export function getEffect(consequence: Consequence): Effect {
  return EFFECTS[consequence];
}
