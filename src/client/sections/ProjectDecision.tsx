import { useRef, useState } from 'react';
import { Button } from '@/client/ui/Button';
import { LazyComponent } from '@/client/ui/LazyComponent';
import { decisionWords } from '@/domain/decisionStates';
import { teamHref } from '@/domain/routes/teams';
import { Link } from '@/relay/route/Link';
import styles from '@/client/ui/Form.module.css';

interface ProjectDecisionProps {
  /** As addresses of decisions write it. */
  readonly subject: string;
  readonly name: string;
  readonly workspace: string;
  readonly project: string;
  readonly state: string | undefined;
  readonly mayPropose: boolean;
  readonly onDecided: () => void;
}

/** A project with its decision, which opens in place. */
export function ProjectDecision({
  name,
  state,
  mayPropose,
  onDecided,
  ...place
}: ProjectDecisionProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { workspace, project, subject } = place;

  function close() {
    setOpen(false);
    button.current?.focus();
    onDecided();
  }

  return (
    <li>
      <p className={styles.actions}>
        <Link href={teamHref.decide(workspace, project, subject)}>{name}</Link>
        <span role="status">{formatDecision(state)}</span>
        {mayPropose && (
          <Button
            ref={button}
            aria-expanded={isOpen}
            aria-label={`${state === undefined ? 'Decide' : 'Change'} for ${name}`}
            onClick={() => setOpen(!isOpen)}
          >
            {state === undefined ? 'Decide' : 'Change'}
          </Button>
        )}
      </p>
      {isOpen && <LazyComponent load={loadDecideHere} props={{ ...place, onDecided: close }} />}
    </li>
  );
}

async function loadDecideHere() {
  return (await import(/* webpackChunkName: "decide-here" */ './DecideHere')).DecideHere;
}

const formatDecision = (state: string | undefined): string =>
  state === undefined ? 'Not decided' : decisionWords(state);
