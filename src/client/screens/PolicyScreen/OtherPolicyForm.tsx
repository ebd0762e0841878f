import { useRouter } from 'next/router';
import { type FormEvent, useState } from 'react';
import type { OtherPolicyForm_query$key } from '@/__generated__/OtherPolicyForm_query.graphql';
import { formText } from '@/client/sections/formText';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { useAudienceOptions } from '@/client/sections/useAudienceOptions';
import { Section } from '@/client/ui/Section';
import { href } from '@/domain/routes/href';
import { policyFormHref, type PolicyView } from '@/domain/routes/policy';
import { graphql, useFragment } from '@/relay/hooks';
import { usePreferences } from '@/relay/route/RouteRoot';
import { OtherPolicyFields } from './OtherPolicyFields';
import styles from './PolicyFloors.module.css';
import { wrongLine } from './wrongLine';

interface OtherPolicyFormProps {
  readonly query: OtherPolicyForm_query$key;
  readonly view: PolicyView;
}

const otherPolicyFormFragment = graphql`
  fragment OtherPolicyForm_query on Query @catch {
    audiencePresets {
      ...useAudienceOptions_preset
    }
    audience(key: $audience) @catch(to: NULL) {
      key
      name
    }
    otherAudience: audience(key: $otherAudience) @catch(to: NULL) {
      key
      name
    }
  }
`;

/**
 * Compares another policy with this one, once it is opened. A GET form, so that it needs no scripts;
 * only the reader's own audiences do.
 */
export function OtherPolicyForm({ view, ...props }: OtherPolicyFormProps) {
  const result = useFragment(otherPolicyFormFragment, props.query);
  const options = useAudienceOptions(result.ok ? result.value.audiencePresets : []);
  const router = useRouter();
  // Without scripts the address brings it along.
  const sent = wrongLine(router.query['other-line']);
  const [refused, setRefused] = useState<string>();
  const { audience } = usePreferences();
  if (!result.ok) return <SectionFailure what="The list of audiences" errors={result.errors} />;
  const known = [result.value.otherAudience, result.value.audience].flatMap((one) =>
    one ? { key: one.key, name: one.name } : [],
  );
  // Another view is another form, which no one has filled in yet.
  const formKey = JSON.stringify([{ ...view, file: '' }, view.other?.audience ?? audience]);

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
        <details open={view.other !== undefined || sent !== undefined}>
          <summary>Choose the other policy</summary>
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
              known={known}
              typedLine={sent}
              isLineWrong={refused === formKey || sent !== undefined}
            />
          </form>
        </details>
      </Section>
    </div>
  );
}
