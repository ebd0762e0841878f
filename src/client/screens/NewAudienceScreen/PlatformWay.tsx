import { useRouter } from 'next/router';
import type { PlatformWay_query$key } from '@/__generated__/PlatformWay_query.graphql';
import { rememberAudience } from '@/browser/device/rememberPreferences';
import { PlatformForm } from '@/client/sections/PlatformForm';
import { readPresets } from '@/client/sections/useAudienceOptions';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { PLATFORMS_WAY, Way } from './Way';

/** Makes an audience of shares by platform. Nothing is saved: the numbers are its key. */
export function PlatformWay(props: { readonly query: PlatformWay_query$key }) {
  const data = useFragment(
    graphql`
      fragment PlatformWay_query on Query @catch(to: NULL) {
        audiencePresets {
          ...useAudienceOptions_preset
        }
      }
    `,
    props.query,
  );
  const router = useRouter();

  function open(key: string) {
    rememberAudience(key);
    void router.push(href.audience(key));
  }

  return (
    <Way title="By platform" id={PLATFORMS_WAY}>
      <PlatformForm
        presets={readPresets(data?.audiencePresets ?? [])}
        action="Use this audience"
        onKey={open}
      />
    </Way>
  );
}
