import { useId } from 'react';
import { DECISION_STATES } from '@/domain/decisionStates';
import styles from './StateChoices.module.css';
import form from '@/client/ui/Form.module.css';

interface StateChoicesProps {
  /** Others may only propose. */
  readonly mayDecide: boolean;
  /** The chosen state; empty at first. */
  readonly value: string;
  readonly onChoose: (state: string) => void;
}

/** The decisions a team can make, each with its consequence. */
export function StateChoices({ mayDecide, value, onChoose }: StateChoicesProps) {
  const name = useId();
  return (
    <fieldset className={form.choices}>
      <legend>Decision</legend>
      {DECISION_STATES.filter(({ state }) => mayDecide || state === 'PROPOSED').map(
        ({ state, choice, consequence }) => (
          <div key={state} className={styles.choice}>
            <input
              type="radio"
              id={`${name}-${state}`}
              name="state"
              value={state}
              checked={state === value}
              aria-describedby={`${name}-${state}-consequence`}
              onChange={() => onChoose(state)}
            />
            <label htmlFor={`${name}-${state}`}>{choice}</label>
            <span id={`${name}-${state}-consequence`} className={styles.consequence}>
              {consequence}
            </span>
          </div>
        ),
      )}
    </fieldset>
  );
}
