import { useRouter } from 'next/router';
import { type ComponentProps, type MouseEvent, useState } from 'react';
import type { AudiencePresets_query$key } from '@/__generated__/AudiencePresets_query.graphql';
import { rememberPreferences } from '@/browser/device/rememberPreferences';
import type { AudienceOption } from '@/client/sections/groupPresets';
import { matchingPresets } from '@/client/sections/matchingOptions';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { readPresets } from '@/client/sections/useAudienceOptions';
import { EmptyState } from '@/client/ui/EmptyState';
import { Section } from '@/client/ui/Section';
import { addressWith } from '@/domain/routes/ownAddress';
import { graphql, useFragment } from '@/relay/hooks';
import { isForBrowser, Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import { AudienceWays } from './AudienceWays';
import { OwnAudienceList } from './OwnAudienceList';
import { PresetList } from './PresetList';
import { useReturnAddress } from './useReturnAddress';

/**
 * Every preset, or those that match the typed text; each link returns to the page the reader came
 * from, with that audience. A choice holds for every page, as in the dialog; without scripts the
 * address carries it.
 */
export function AudiencePresets(props: { query: AudiencePresets_query$key }) {
  const result = useFragment(
    graphql`
      fragment AudiencePresets_query on Query @catch {
        audiencePresets {
          ...useAudienceOptions_preset
        }
      }
    `,
    props.query,
  );
  const [text, setText] = useState('');
  const { audience: current, linePercent } = usePreferences();
  const from = useReturnAddress();
  const router = useRouter();
  const line = [router.query['line']].flat()[0];
  if (!result.ok) return <SectionFailure what="The list of audiences" errors={result.errors} />;

  function keep(audience: string) {
    rememberPreferences({ audience, linePercent });
    void router.push(addressWith(from, { audience: undefined, line: undefined }));
  }

  function choose(event: MouseEvent<HTMLAnchorElement>, audience: string) {
    if (isForBrowser(event)) return;
    event.preventDefault();
    keep(audience);
  }

  const presets = readPresets(result.value.audiencePresets);
  return (
    <>
      <AudienceWays text={text} onText={setText} presets={presets} onKey={keep} />
      <OwnAudienceList />
      <PresetGroups presets={presets} text={text} current={current}>
        {({ key, name }) => (
          <Link
            href={addressWith(from, { audience: key, line })}
            aria-current={key === current ? 'true' : undefined}
            onClick={(event) => choose(event, key)}
          >
            {name}
          </Link>
        )}
      </PresetGroups>
    </>
  );
}

interface PresetGroupsProps {
  readonly presets: readonly AudienceOption[];
  /** Narrows them to those that match. */
  readonly text: string;
  readonly current: string;
  readonly children: ComponentProps<typeof PresetList>['children'];
}

function PresetGroups({ presets, text, current, children }: PresetGroupsProps) {
  const groups = matchingPresets(presets, text);
  return (
    <>
      {groups.map(({ heading, options }) => (
        <Section key={heading} title={heading}>
          <PresetList options={options} isFound={text.trim() !== ''} current={current}>
            {children}
          </PresetList>
        </Section>
      ))}
      <div role="status">
        {groups.length === 0 && <EmptyState title={`No audience is called “${text.trim()}”.`} />}
      </div>
    </>
  );
}
