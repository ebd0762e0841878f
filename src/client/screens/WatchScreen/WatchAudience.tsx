import type { WatchAudience_watch$key } from '@/__generated__/WatchAudience_watch.graphql';
import { AudienceKeyField } from '@/client/sections/AudienceKeyField';
import { fieldProblem } from '@/client/sections/fieldProblem';
import { TextField } from '@/client/ui/TextField';
import { graphql, useFragment } from '@/relay/hooks';

interface WatchAudienceProps {
  readonly watch: WatchAudience_watch$key;
  readonly problems: Parameters<typeof fieldProblem>[0];
}

/** Fields for the audience and line of a watch. */
export function WatchAudience({ problems, ...props }: WatchAudienceProps) {
  const { audienceKey, audience, linePercent } = useFragment(
    graphql`
      fragment WatchAudience_watch on Watch {
        audienceKey
        audience @catch(to: NULL) {
          name
        }
        linePercent
      }
    `,
    props.watch,
  );
  return (
    <>
      <AudienceKeyField
        audience={{ key: audienceKey, name: audience?.name ?? audienceKey }}
        error={fieldProblem(problems, 'audience')}
      />
      <TextField
        label="Line in percent"
        name="linePercent"
        type="number"
        required
        min={0.1}
        max={100}
        step="any"
        defaultValue={String(linePercent)}
        error={fieldProblem(problems, 'linePercent')}
      />
    </>
  );
}
