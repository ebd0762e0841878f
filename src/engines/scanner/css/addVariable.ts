import type { Declaration } from 'postcss';
import { addGuarded } from './addGuarded';
import type { CssFinds } from './CssFinds';
import type { Around, Place } from './CssPlace';
import { CUSTOM } from './findInValue';

/** A variable of Sass. A map is read where it stands, since any property may take its values. */
export function addVariable(
  { prop, value, raws, source }: Declaration,
  place: Place,
  around: Around,
  finds: CssFinds,
): void {
  const { definitions, base } = place;
  definitions.set(prop, value);
  if (!value.startsWith('(')) return;
  const written = raws.value?.raw ?? value;
  const start = base + (source?.start?.offset ?? 0) + prop.length + (raws.between?.length ?? 1);
  for (const find of finds.ofValue(CUSTOM, written))
    if (!definitions.hasFunction(find.node, written.slice(find.start)))
      addGuarded(place, around, find.node, [start + find.start, start + find.end], 'ignored');
}
