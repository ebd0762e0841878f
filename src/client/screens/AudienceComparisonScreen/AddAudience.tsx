/* eslint-disable relay/unused-fields -- The presets go whole to PresetOptions, which groups them by kind. */
import { useRouter } from 'next/router';
import type { AddAudience_query$key } from '@/__generated__/AddAudience_query.graphql';
import { useOwnAudiences } from '@/browser/device/ownAudiences';
import { PresetOptions } from '@/client/sections/PresetOptions';
import { SectionFailure } from '@/client/sections/SectionFailure';
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
          key
          name
          kind
        }
      }
    `,
    props.query,
  );
  const own = useOwnAudiences();
  const line = [useRouter().query['line']].flat()[0];
  if (!result.ok) return <SectionFailure what="The list of audiences" errors={result.errors} />;
  const presets = [
    ...own.map(({ key, name }) => ({ key, name, kind: 'CUSTOM' as const })),
    ...result.value.audiencePresets,
  ].filter(({ key }) => !chosen.includes(key));
  return (
    <Section title="Add an audience">
      <form action={audienceComparisonHref(slugs)} className={styles.form}>
        {chosen.map((key) => (
          <input key={key} type="hidden" name="audience" value={key} />
        ))}
        {line !== undefined && <input type="hidden" name="line" value={line} />}
        <SelectField label="Audience" name="audience">
          <PresetOptions presets={presets} />
        </SelectField>
        <Button type="submit" variant="primary">
          Compare
        </Button>
      </form>
    </Section>
  );
}
