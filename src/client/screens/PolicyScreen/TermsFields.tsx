import type { OtherPolicy } from '@/domain/routes/policy';

interface TermsFieldsProps {
  /** Of the names of the fields. */
  readonly prefix?: string;
  readonly terms: OtherPolicy;
}

/** A policy as hidden fields, so that the form of another keeps it. */
export function TermsFields({ prefix = '', terms }: TermsFieldsProps) {
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
