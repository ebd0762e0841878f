/* eslint-disable relay/unused-fields -- The presets go whole to PresetOptions, which groups them by kind. */
import { useRouter } from 'next/router';
import { type FormEvent, useState } from 'react';
import type { OtherPolicyForm_query$key } from '@/__generated__/OtherPolicyForm_query.graphql';
import { useOwnAudiences } from '@/browser/device/ownAudiences';
import { formText } from '@/client/sections/formText';
import type { AudienceOption } from '@/client/sections/groupPresets';
import { PresetOptions } from '@/client/sections/PresetOptions';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Button } from '@/client/ui/Button';
import { Section } from '@/client/ui/Section';
import { SelectField } from '@/client/ui/SelectField';
import { TextField } from '@/client/ui/TextField';
import { href } from '@/domain/routes/href';
import { policyFormHref, type PolicyView } from '@/domain/routes/policy';
import { graphql, useFragment } from '@/relay/hooks';
import { usePreferences } from '@/relay/route/RouteRoot';
import { wrongLine } from './otherLine';
import styles from './PolicyFloors.module.css';
import { TermsFields } from './TermsFields';

interface OtherPolicyFormProps {
  readonly query: OtherPolicyForm_query$key;
  readonly view: PolicyView;
}

/**
 * Puts another policy beside this one. A GET form, so that it needs no scripts; only the reader's own
 * audiences do.
 */
export function OtherPolicyForm({ view, ...props }: OtherPolicyFormProps) {
  const result = useFragment(
    graphql`
      fragment OtherPolicyForm_query on Query @catch {
        audiencePresets {
          key
          name
          kind
        }
      }
    `,
    props.query,
  );
  const own = useOwnAudiences();
  const router = useRouter();
  // Without scripts the address brings it along.
  const sent = wrongLine(router.query['other-line']);
  const [refused, setRefused] = useState<string>();
  const { audience, linePercent } = usePreferences();
  if (!result.ok) return <SectionFailure what="The list of audiences" errors={result.errors} />;
  const other = view.other ?? view;
  const key = view.other?.audience ?? audience;
  // Another view is another form, which nobody has filled in yet.
  const formKey = JSON.stringify([view, key]);
  const presets: readonly AudienceOption[] = [
    ...own.map((one) => ({ key: one.key, name: one.name, kind: 'CUSTOM' as const })),
    ...result.value.audiencePresets,
  ];

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const isWrong = wrongLine(formText(fields, 'other-line')) !== undefined;
    setRefused(isWrong ? formKey : undefined);
    if (!isWrong) void router.push(policyFormHref(fields));
  }

  return (
    <div className={styles.another}>
      <Section title="Compare with another policy" id="compare">
        <form
          key={formKey}
          action={href.policy()}
          aria-label="Another policy"
          onSubmit={show}
          className={styles.terms}
        >
          <TermsFields terms={{ ...view, audience, linePercent }} />
          <SelectField label="Other audience" name="other-audience" defaultValue={key}>
            {!presets.some((preset) => preset.key === key) && <option value={key}>{key}</option>}
            <PresetOptions presets={presets} />
          </SelectField>
          <TextField
            label="Other line"
            name="other-line"
            defaultValue={sent ?? view.other?.linePercent ?? linePercent}
            inputMode="decimal"
            suffix="%"
            error={
              refused === formKey || sent !== undefined
                ? 'Enter a percentage above 0 and up to 100, such as 95 or 97.5.'
                : undefined
            }
          />
          <SelectField
            label="The other gives up"
            name="other-rule"
            defaultValue={other.rule === 'GAIN' ? 'gain' : ''}
          >
            <option value="">the oldest releases first</option>
            <option value="gain">what gains most features for the people lost</option>
          </SelectField>
          <TextField
            label="Floors set by hand"
            name="other-floors"
            defaultValue={other.floors.join(', ')}
            hint="browser:version, such as safari:16.4, or safari:none"
            spellCheck={false}
          />
          <TextField
            label="Features the other adopts"
            name="other-adopt"
            defaultValue={other.adopt.join(', ')}
            hint="Ids, separated by commas"
            spellCheck={false}
          />
          <TextField
            label="Features the other declines"
            name="other-decline"
            defaultValue={other.decline.join(', ')}
            hint="Ids, separated by commas"
            spellCheck={false}
          />
          <p className={styles.ways}>
            <Button type="submit">Compare the two</Button>
          </p>
        </form>
      </Section>
    </div>
  );
}
