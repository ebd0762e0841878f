import { useRouter } from 'next/router';
import { graphql, useFragment } from 'react-relay/hooks';

import type { AudiencePresets_query$key } from '@/__generated__/AudiencePresets_query.graphql';
import { Link } from '@/relay/Link';
import { usePreferences } from '@/relay/RouteRoot';
import { addressWith } from '@/screens/sections/addressWith';
import { groupPresets } from '@/screens/sections/groupPresets';
import { Section } from '@/ui/Section';

import styles from './AudiencePresets.module.css';
import { useReturnAddress } from './useReturnAddress';

/** All that can be picked from a list; each leads back to where the reader came from, for that audience. */
export function AudiencePresets(props: { query: AudiencePresets_query$key }) {
  const { audiencePresets } = useFragment(
    graphql`
      fragment AudiencePresets_query on Query @throwOnFieldError {
        audiencePresets {
          key
          name
          kind
        }
      }
    `,
    props.query,
  );
  const current = usePreferences().audience;
  const from = useReturnAddress();
  const line = [useRouter().query['line']].flat()[0];
  return groupPresets(audiencePresets).map(({ heading, options }) => (
    <Section key={heading} title={heading}>
      <ul className={styles.presets}>
        {options.map(({ key, name }) => (
          <li key={key}>
            <Link
              href={addressWith(from, { audience: key, line })}
              aria-current={key === current ? 'true' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  ));
}
