import { Refusal } from '@/domain/Refusal';
import { VALUE_STEPS } from '@/domain/valueShare';
import type { CountedValue } from './AudienceRecipe';

export interface DraftValue {
  readonly name: string;
  readonly step: number;
  readonly unknownWeight: number;
}

interface ValuedPart {
  readonly value?: DraftValue | null | undefined;
  readonly browsers?:
    | readonly {
        readonly slug: string;
        readonly versions: readonly string[];
        readonly values?: readonly number[] | null | undefined;
      }[]
    | null
    | undefined;
}

/** Characters of its name. */
const MAX_NAME = 60;

/**
 * The value of the visits, as shares of the whole.
 * @throws Refusal AUDIENCE_DRAFT_INVALID
 */
export function checkValue({ value, browsers }: ValuedPart): { readonly value?: CountedValue } {
  const valued = (browsers ?? []).filter(({ values }) => values != null);
  if (value == null) {
    if (valued.length > 0) throw refusal('A part with `values` needs `value`: what they are.');
    return {};
  }
  const name = value.name.trim().replace(/\s+/g, ' ');
  if (name === '' || name.length > MAX_NAME)
    throw refusal(`The name of a value has 1 to ${MAX_NAME} characters.`);
  if (!VALUE_STEPS.includes(value.step))
    throw refusal(`The \`step\` of a value is ${VALUE_STEPS.join(', ')} or left out.`);
  const uneven = valued.find(({ values, versions }) => values!.length !== versions.length);
  if (uneven)
    throw refusal(
      `${uneven.slug} has ${uneven.versions.length} versions but ${uneven.values!.length} values.`,
    );
  const weights = [...valued.flatMap(({ values }) => values!), value.unknownWeight];
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (weights.some((weight) => !(weight >= 0)) || total === 0)
    throw refusal('Values must not be negative, and not all 0.');
  return {
    value: {
      name,
      step: value.step,
      releases: Object.fromEntries(
        valued.map(({ slug, versions, values }) => [
          slug,
          versions.flatMap((version, at) =>
            values![at]! > 0 ? [[version, values![at]! / total] as const] : [],
          ),
        ]),
      ),
    },
  };
}

function refusal(message: string): Refusal {
  return new Refusal('AUDIENCE_DRAFT_INVALID', message);
}
