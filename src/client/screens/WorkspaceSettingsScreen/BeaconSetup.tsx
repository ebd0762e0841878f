import { useState } from 'react';
import type { BeaconSetup_beacon$key } from '@/__generated__/BeaconSetup_beacon.graphql';
import { CodeToCopy } from '@/client/sections/CodeToCopy';
import { SelectField } from '@/client/ui/SelectField';
import { formatCountWithNoun } from '@/domain/format';
import { graphql, useFragment } from '@/relay/hooks';
import { writeBeaconSnippet } from './writeBeaconSnippet';

const WAYS = ['html', 'react', 'vue', 'astro', 'own'] as const;
type Way = (typeof WAYS)[number];

const WAY_NAMES: Readonly<Record<Way, string>> = {
  html: 'HTML',
  react: 'React or Next.js',
  vue: 'Vue or Nuxt',
  astro: 'Astro',
  own: 'the script on your own server',
};

interface BeaconSetupProps {
  readonly beacon: BeaconSetup_beacon$key;
  /** The name of the audience. */
  readonly name: string;
}

/** How a site measures its audience, and whether visits arrive. */
export function BeaconSetup({ name, ...props }: BeaconSetupProps) {
  const { address, integrity, inlineSource, visits } = useFragment(
    graphql`
      fragment BeaconSetup_beacon on Beacon {
        address
        integrity
        inlineSource
        visits @catch(to: NULL)
      }
    `,
    props.beacon,
  );
  return (
    <>
      <p>
        {visits == null
          ? 'Visits cannot be counted now.'
          : `${formatCountWithNoun(visits, 'visitor')} so far, in the last four weeks. Visits arrive here within two minutes.`}
      </p>
      <details open={visits === 0}>
        <summary>{`Add the script of ${name} to your pages`}</summary>
        <Snippets address={address} name={name} />
        <p>
          With <code>data-consent=&quot;no&quot;</code> it counts nobody; set it to <code>yes</code>{' '}
          for visitors who agree. It stays silent with Global Privacy Control and Do Not Track.
        </p>
        <p>
          A content security policy needs <code>{new URL(address).origin}</code> in{' '}
          <code>script-src</code> and <code>connect-src</code>. To inline the script, allow{' '}
          <code>{inlineSource}</code>. To pin it, add <code>{`integrity="${integrity}"`}</code> and{' '}
          <code>crossorigin</code>. New data changes both: pages that pin an older script then count
          nobody until you update them.
        </p>
      </details>
    </>
  );
}

function Snippets({ address, name }: { readonly address: string; readonly name: string }) {
  const [way, setWay] = useState<Way>('html');
  return (
    <>
      <SelectField
        label="Your pages are made with"
        value={way}
        onChange={(event) => setWay(event.target.value as Way)}
      >
        {WAYS.map((one) => (
          <option key={one} value={one}>
            {WAY_NAMES[one]}
          </option>
        ))}
      </SelectField>
      <CodeToCopy code={writeBeaconSnippet(way, address)} label={`Copy the script for ${name}`} />
    </>
  );
}
