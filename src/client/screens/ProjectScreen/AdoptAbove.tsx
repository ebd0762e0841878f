import { type SubmitEvent, useState } from 'react';
import type { AdoptAbove_project$key } from '@/__generated__/AdoptAbove_project.graphql';
import type {
  AdoptAboveMutation,
  AdoptAboveMutation$data,
} from '@/__generated__/AdoptAboveMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { fieldProblem } from '@/client/sections/fieldProblem';
import { RecordedAct } from '@/client/sections/RecordedAct';
import { Button } from '@/client/ui/Button';
import { TextField } from '@/client/ui/TextField';
import { formatCountWithNoun, formatLine, formatList } from '@/domain/format';
import { graphql, useFragment } from '@/relay/hooks';
import { type MutationState, useMutation } from '@/relay/mutations/useMutation';
import styles from '@/client/ui/Form.module.css';

type Act = NonNullable<AdoptAboveMutation$data['adoptAbove']['act']>;

const adoptAboveMutation = graphql`
  mutation AdoptAboveMutation($input: AdoptAboveInput!) {
    adoptAbove(input: $input) {
      act {
        id
        count
        features {
          slug
          name
        }
      }
      problems {
        message
        path
      }
    }
  }
`;

/** Adopts everything above the line in one act, which is shown first. */
export function AdoptAbove(props: { readonly project: AdoptAbove_project$key }) {
  const { id: projectId, linePercent } = useFragment(
    graphql`
      fragment AdoptAbove_project on Project {
        id
        linePercent
      }
    `,
    props.project,
  );
  const [change, adopt] = useMutation<AdoptAboveMutation>(adoptAboveMutation);
  const act = change.status === 'done' ? change.response.adoptAbove.act : undefined;
  return act ? (
    <RecordedAct
      projectId={projectId}
      actId={act.id}
      sentence={`Adopted ${formatCountWithNoun(act.count, 'feature')}.`}
    />
  ) : (
    <AdoptForm
      projectId={projectId}
      linePercent={linePercent}
      change={change}
      onAdopt={(query) => adopt({ variables: { input: { projectId, query } } })}
    />
  );
}

interface AdoptFormProps {
  readonly projectId: string;
  readonly linePercent: number;
  readonly change: MutationState<AdoptAboveMutation>;
  readonly onAdopt: (query: string) => void;
}

/** Chooses features by a query, and names those that would be adopted. */
function AdoptForm({ projectId, linePercent, change, onAdopt }: AdoptFormProps) {
  const [query, setQuery] = useState('');
  const [tried, setTried] = useState<string>();
  const [trial, attempt] = useMutation<AdoptAboveMutation>(adoptAboveMutation);
  const isCurrent = tried === query && trial.status === 'done';
  const preview = isCurrent ? trial.response.adoptAbove : undefined;
  const refused = change.status === 'done' ? change.response.adoptAbove : undefined;

  function look(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(query);
    attempt({ variables: { input: { projectId, query, isDryRun: true } } });
  }

  return (
    <form className={styles.form} onSubmit={look}>
      <TextField
        label="Only features that match"
        name="query"
        isMono
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        hint="As on the features page, such as group:css or baseline:widely. Empty for all."
        error={fieldProblem(preview?.problems, 'query')}
      />
      <ChangeProblem
        state={change.status === 'idle' ? trial : change}
        problems={refused?.problems ?? preview?.problems}
      />
      {preview?.act && <p role="status">{previewSentence(preview.act, linePercent)}</p>}
      <AdoptButtons
        count={preview?.act?.count ?? 0}
        isBusy={trial.status === 'pending'}
        onAdopt={() => onAdopt(query)}
      />
    </form>
  );
}

interface AdoptButtonsProps {
  /** The number of features that can be adopted; 0 until it is known. */
  readonly count: number;
  readonly isBusy: boolean;
  readonly onAdopt: () => void;
}

function AdoptButtons({ count, isBusy, onAdopt }: AdoptButtonsProps) {
  return (
    <div className={styles.actions}>
      {count > 0 ? (
        <Button variant="primary" onClick={onAdopt}>
          {`Adopt ${formatCountWithNoun(count, 'feature')}`}
        </Button>
      ) : (
        <Button type="submit" aria-disabled={isBusy}>
          Show what can be adopted
        </Button>
      )}
    </div>
  );
}

const NAMES_SHOWN = 8;

function previewSentence({ count, features }: Act, linePercent: number): string {
  const line = formatLine(linePercent);
  if (count === 0) return `Nothing undecided is at or above ${line}.`;
  const names = features.slice(0, NAMES_SHOWN).map(({ name }) => name);
  const more = count - names.length;
  return `At or above ${line}: ${formatList(more > 0 ? [...names, `${more} more`] : names)}.`;
}
