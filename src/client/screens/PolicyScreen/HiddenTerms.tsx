import type { OtherPolicy } from '@/domain/routes/policy';

interface HiddenTermsProps {
  /** Precedes the name of each field. */
  readonly prefix?: string;
  readonly terms: OtherPolicy;
}

/** A policy as hidden fields, so that the form of another one keeps it. */
export function HiddenTerms({ prefix = '', terms }: HiddenTermsProps) {
  const { audience, linePercent, adopt, decline, rule, floors } = terms;
  return Object.entries({
    audience,
    line: linePercent?.toString(),
    adopt: adopt.join(),
    decline: decline.join(),
    rule: rule === 'GAIN' ? 'gain' : '',
    floors: floors.join(),
  }).map(([name, value]) => (
    <input key={name} type="hidden" name={`${prefix}${name}`} value={value} />
  ));
}
