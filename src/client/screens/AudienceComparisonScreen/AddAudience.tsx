import { useRouter } from 'next/router';
import type { AddAudience_query$key } from '@/__generated__/AddAudience_query.graphql';
import { PresetOptions } from '@/client/sections/PresetOptions';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { useAudienceOptions } from '@/client/sections/useAudienceOptions';
import { Button } from '@/client/ui/Button';
import { Section } from '@/client/ui/Section';
import { SelectField } from '@/client/ui/SelectField';
import { audienceComparisonHref } from '@/domain/routes/audiences';
import { graphql, useFragment } from '@/relay/hooks';
import styles from './AddAudience.module.css';

interface AddAudienceProps {
  readonly query: AddAudience_query$key;
  readonly slugs: readonly string[];
  /** The keys of the audiences that are compared already. */
  readonly chosen: readonly string[];
}

/** A plain GET form, so that it needs no scripts; only the reader's own audiences do. */
export function AddAudience({ slugs, chosen, ...props }: AddAudienceProps) {
  const result = useFragment(
    graphql`
      fragment AddAudience_query on Query @catch {
        audiencePresets {
          ...useAudienceOptions_preset
        }
      }
    `,
    props.query,
  );
  const options = useAudienceOptions(result.ok ? result.value.audiencePresets : []);
  const line = [useRouter().query['line']].flat()[0];
  if (!result.ok) return <SectionFailure what="The list of audiences" errors={result.errors} />;
  return (
    <Section title="Add an audience">
      <form action={audienceComparisonHref(slugs)} className={styles.form}>
        {chosen.map((key) => (
          <input key={key} type="hidden" name="audience" value={key} />
        ))}
        {line !== undefined && <input type="hidden" name="line" value={line} />}
        <SelectField label="Audience" name="audience">
          <PresetOptions presets={options.filter(({ key }) => !chosen.includes(key))} />
        </SelectField>
        <Button type="submit" variant="primary">
          Compare
        </Button>
      </form>
    </Section>
  );
}
