import { useState } from 'react';
import type { BlendForm_query$key } from '@/__generated__/BlendForm_query.graphql';
import { AudienceNameField } from '@/client/sections/AudienceNameField';
import type { AudienceOption } from '@/client/sections/groupPresets';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { useAudienceOptions } from '@/client/sections/useAudienceOptions';
import { Button } from '@/client/ui/Button';
import { Notice } from '@/client/ui/Notice';
import { TextField } from '@/client/ui/TextField';
import { graphql, useFragment } from '@/relay/hooks';
import { blendAudiences, type BlendProblem, type BlendRow } from './blendAudiences';
import styles from './BlendForm.module.css';
import { SaveAudience } from './SaveAudience';
import { Way } from './Way';

const MAX_ROWS = 8;
const FIRST_ROWS: readonly BlendRow[] = [
  { audience: 'Europe', percent: '60' },
  { audience: 'Japan', percent: '40' },
];

/** Mixes several audiences: 60 % Europe and 40 % Japan, or a country with your own analytics. */
export function BlendForm(props: { readonly query: BlendForm_query$key }) {
  const result = useFragment(
    graphql`
      fragment BlendForm_query on Query @catch {
        audiencePresets {
          ...useAudienceOptions_preset
        }
      }
    `,
    props.query,
  );
  const options = useAudienceOptions(result.ok ? result.value.audiencePresets : []);
  const [rows, setRows] = useState(FIRST_ROWS);
  const [typedName, setTypedName] = useState<string>();
  if (!result.ok) return <SectionFailure what="The list of audiences" errors={result.errors} />;
  const { parts, name, problem } = blendAudiences(rows, options);
  return (
    <Way title="A blend of others">
      <noscript>
        <p>A blend is put together in your browser, which needs JavaScript.</p>
      </noscript>
      <BlendParts rows={rows} options={options} problem={problem} onRows={setRows} />
      <SaveAudience
        part={parts}
        suggestedName={name}
        typedName={typedName}
        onName={setTypedName}
        isBlocked={problem !== undefined}
      />
    </Way>
  );
}

interface BlendPartsProps {
  readonly rows: readonly BlendRow[];
  readonly options: readonly AudienceOption[];
  readonly problem: BlendProblem | undefined;
  readonly onRows: (rows: readonly BlendRow[]) => void;
}

function BlendParts({ rows, options, problem, onRows }: BlendPartsProps) {
  return (
    <>
      <div className={styles.rows}>
        {rows.map((row, at) => (
          <BlendPart
            key={at}
            row={row}
            number={at + 1}
            options={options}
            problem={problem?.row === at ? problem : undefined}
            onChange={(changed) => onRows(rows.with(at, changed))}
            onRemove={rows.length > 1 ? () => onRows(rows.toSpliced(at, 1)) : undefined}
          />
        ))}
      </div>
      {problem && problem.row === undefined && <Notice tone="error">{problem.message}</Notice>}
      <p className={styles.add}>
        <Button
          disabled={rows.length === MAX_ROWS}
          onClick={() => onRows([...rows, { audience: '', percent: '0' }])}
        >
          Add a part
        </Button>
      </p>
    </>
  );
}

interface BlendPartProps {
  readonly row: BlendRow;
  readonly number: number;
  readonly options: readonly AudienceOption[];
  readonly problem: BlendProblem | undefined;
  readonly onChange: (row: BlendRow) => void;
  /** Absent for the only part. */
  readonly onRemove: (() => void) | undefined;
}

function BlendPart({ row, number, options, problem, onChange, onRemove }: BlendPartProps) {
  const errorOf = (field: keyof BlendRow) =>
    problem?.field === field ? problem.message : undefined;
  return (
    <div role="group" aria-label={`Part ${number}`} className={styles.row}>
      <AudienceNameField
        value={row.audience}
        error={errorOf('audience')}
        presets={options}
        onChange={(audience) => onChange({ ...row, audience })}
      />
      <TextField
        label="Share"
        value={row.percent}
        error={errorOf('percent')}
        onChange={(event) => onChange({ ...row, percent: event.target.value })}
        inputMode="decimal"
        autoComplete="off"
        suffix="%"
      />
      <Button
        variant="quiet"
        disabled={!onRemove}
        aria-label={`Remove part ${number}`}
        onClick={onRemove}
      >
        Remove
      </Button>
    </div>
  );
}
