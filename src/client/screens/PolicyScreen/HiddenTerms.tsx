import type { PolicyView } from '@/domain/routes/policy';

interface HiddenTermsProps {
  /** Precedes the name of each field. */
  readonly prefix?: string;
  readonly terms: Partial<Omit<PolicyView, 'other'>> & {
    readonly audience?: string | undefined;
    readonly linePercent?: number | undefined;
  };
}

/** A policy, or some of its terms, as hidden fields, so that the form of other terms keeps them. */
export function HiddenTerms({ prefix = '', terms }: HiddenTermsProps) {
  const { audience, linePercent, adopt, decline, rule, floors, file } = terms;
  return Object.entries({
    audience,
    line: linePercent?.toString(),
    adopt: adopt?.join(),
    decline: decline?.join(),
    rule: rule && (rule === 'GAIN' ? 'gain' : ''),
    floors: floors?.join(),
    file,
  }).map(
    ([name, value]) =>
      value !== undefined && (
        <input key={name} type="hidden" name={`${prefix}${name}`} value={value} />
      ),
  );
}
