import { useRouter } from 'next/router';
import { type MouseEvent, useState } from 'react';
import type { AudiencePresets_query$key } from '@/__generated__/AudiencePresets_query.graphql';
import { rememberPreferences } from '@/browser/device/rememberPreferences';
import { matchingPresets } from '@/client/sections/matchingOptions';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { readPresets } from '@/client/sections/useAudienceOptions';
import { EmptyState } from '@/client/ui/EmptyState';
import { Section } from '@/client/ui/Section';
import { TextField } from '@/client/ui/TextField';
import { addressWith } from '@/domain/routes/ownAddress';
import { graphql, useFragment } from '@/relay/hooks';
import { isForBrowser, Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from './AudiencePresets.module.css';
import { PresetList } from './PresetList';
import { useReturnAddress } from './useReturnAddress';

/**
 * Every preset, or those that match the typed text; each link returns to the page the reader came
 * from, with that audience. A choice holds for every page, as in the dialog; without scripts the
 * address carries it. / /
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

  function choose(event: MouseEvent<HTMLAnchorElement>, audience: string) {
    if (isForBrowser(event)) return;
    event.preventDefault();
    rememberPreferences({ audience, linePercent });
    void router.push(addressWith(from, { audience: undefined, line: undefined }));
  }

  const groups = matchingPresets(readPresets(result.value.audiencePresets), text);
  return (
    <>
      <AudienceFilter text={text} onChange={setText} />
      {groups.map(({ heading, options }) => (
        <Section key={heading} title={heading}>
          <PresetList options={options} isFound={text.trim() !== ''} current={current}>
            {({ key, name }) => (
              <Link
                href={addressWith(from, { audience: key, line })}
                aria-current={key === current ? 'true' : undefined}
                onClick={(event) => choose(event, key)}
              >
                {name}
              </Link>
            )}
          </PresetList>
        </Section>
      ))}
      <div role="status">
        {groups.length === 0 && <EmptyState title={`No audience is called “${text.trim()}”.`} />}
      </div>
    </>
  );
}

interface AudienceFilterProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

function AudienceFilter({ text, onChange }: AudienceFilterProps) {
  return (
    <div className={styles.filter}>
      <TextField
        label="Find a place or a Baseline target"
        type="search"
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
