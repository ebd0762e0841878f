import { useRouter } from 'next/router';
import { type FormEvent, useState } from 'react';
import type { OtherPolicyForm_query$key } from '@/__generated__/OtherPolicyForm_query.graphql';
import { formText } from '@/client/sections/formText';
import type { AudienceOption } from '@/client/sections/groupPresets';
import { PresetOptions } from '@/client/sections/PresetOptions';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { useAudienceOptions } from '@/client/sections/useAudienceOptions';
import { Button } from '@/client/ui/Button';
import { Section } from '@/client/ui/Section';
import { SelectField } from '@/client/ui/SelectField';
import { TextField } from '@/client/ui/TextField';
import { href } from '@/domain/routes/href';
import { policyFormHref, type PolicyView } from '@/domain/routes/policy';
import { graphql, useFragment } from '@/relay/hooks';
import { usePreferences } from '@/relay/route/RouteRoot';
import { HiddenTerms } from './HiddenTerms';
import { NamesField } from './NamesField';
import styles from './PolicyFloors.module.css';
import { RuleField } from './RuleField';
import { wrongLine } from './wrongLine';

interface OtherPolicyFormProps {
  readonly query: OtherPolicyForm_query$key;
  readonly view: PolicyView;
}

/**
 * Compares another policy with this one. A GET form, so that it needs no scripts; only the reader's
 * own audiences do.
 */
export function OtherPolicyForm({ view, ...props }: OtherPolicyFormProps) {
  const result = useFragment(
    graphql`
      fragment OtherPolicyForm_query on Query @catch {
        audiencePresets {
          ...useAudienceOptions_preset
        }
      }
    `,
    props.query,
  );
  const options = useAudienceOptions(result.ok ? result.value.audiencePresets : []);
  const router = useRouter();
  // Without scripts the address brings it along.
  const sent = wrongLine(router.query['other-line']);
  const [refused, setRefused] = useState<string>();
  const { audience } = usePreferences();
  if (!result.ok) return <SectionFailure what="The list of audiences" errors={result.errors} />;
  // Another view is another form, which no one has filled in yet.
  const formKey = JSON.stringify([view, view.other?.audience ?? audience]);

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
          <OtherPolicyFields
            view={view}
            options={options}
            typedLine={sent}
            isLineWrong={refused === formKey || sent !== undefined}
          />
        </form>
      </Section>
    </div>
  );
}

interface OtherPolicyFieldsProps {
  readonly view: PolicyView;
  readonly options: readonly AudienceOption[];
  /** A line that is not a percentage, as sent without scripts. */
  readonly typedLine: string | undefined;
  readonly isLineWrong: boolean;
}

function OtherPolicyFields({ view, options, typedLine, isLineWrong }: OtherPolicyFieldsProps) {
  const { audience, linePercent } = usePreferences();
  const other = view.other ?? view;
  const key = view.other?.audience ?? audience;
  return (
    <>
      <HiddenTerms terms={{ ...view, audience, linePercent }} />
      <SelectField label="Other audience" name="other-audience" defaultValue={key}>
        {!options.some((option) => option.key === key) && <option value={key}>{key}</option>}
        <PresetOptions presets={options} />
      </SelectField>
      <TextField
        label="Other line"
        name="other-line"
        defaultValue={typedLine ?? view.other?.linePercent ?? linePercent}
        inputMode="decimal"
        suffix="%"
        error={
          isLineWrong ? 'Enter a percentage above 0 and up to 100, such as 95 or 97.5.' : undefined
        }
      />
      <RuleField label="The other gives up" name="other-rule" rule={other.rule} />
      <NamesField
        label="Floors set by hand"
        name="other-floors"
        names={other.floors}
        hint="browser:version, such as safari:16.4, or safari:none"
      />
      <NamesField label="Features the other adopts" name="other-adopt" names={other.adopt} />
      <NamesField label="Features the other declines" name="other-decline" names={other.decline} />
      <p className={styles.ways}>
        <Button type="submit">Compare the two</Button>
      </p>
    </>
  );
}
