import type {
  PolicyTitle_policy$data,
  PolicyTitle_policy$key,
} from '@/__generated__/PolicyTitle_policy.graphql';
import { PageTitle } from '@/client/ui/PageTitle';
import { formatLine, formatPercent } from '@/domain/format';
import { formatValueShare } from '@/domain/valueShare';
import { graphql, useFragment } from '@/relay/hooks';
import { usePreferences } from '@/relay/route/RouteRoot';

/** The heading, and how much of the audience the policy supports. */
export function PolicyTitle(props: { readonly policy: PolicyTitle_policy$key }) {
  const policy = useFragment(
    graphql`
      fragment PolicyTitle_policy on Policy {
        hash
        supportedShare
        value {
          name
          step
          supportedShare
          unknownShare
        }
        audience {
          name
          trackedShare
        }
      }
    `,
    props.policy,
  );
  const { linePercent } = usePreferences();
  return (
    <PageTitle
      title="Support policy"
      lede={
        <p>
          {`We build for ${policy.audience.name} with a line of ${formatLine(linePercent)}. `}
          {peopleSentence(policy, linePercent)}
          {' Policy '}
          <code>{policy.hash}</code>.
        </p>
      }
    />
  );
}

function peopleSentence(
  { supportedShare, value, audience: { trackedShare } }: PolicyTitle_policy$data,
  linePercent: number,
): string {
  if (trackedShare === 0)
    return 'No browser release of this audience is known, so the policy names none: choose another audience.';
  // The line counts people whose release is known, so their share is the one that reaches it.
  const known =
    trackedShare < 1
      ? `, and ${formatPercent(supportedShare / trackedShare, linePercent)} of those whose browser release is known`
      : '';
  return `The browsers below are ${formatPercent(supportedShare)} of the audience${known}.${worthSentence(value)}`;
}

/** The revenue that the floors keep, if the audience's file had such a column. */
function worthSentence(value: PolicyTitle_policy$data['value']): string {
  if (!value) return '';
  const { name, step, supportedShare, unknownShare } = value;
  const unknown =
    unknownShare > 0
      ? `, and the browser release is unknown for ${formatValueShare(unknownShare, step)}`
      : '';
  return ` They bring ${formatValueShare(supportedShare, step)} of ${name}${unknown}.`;
}
