/* eslint-disable relay/unused-fields -- The presets go whole to AudienceNameField, which groups them by kind. */
import { useState } from 'react';
import type { BlendForm_query$key } from '@/__generated__/BlendForm_query.graphql';
import { useOwnAudiences } from '@/browser/device/ownAudiences';
import { AudienceNameField } from '@/client/sections/AudienceNameField';
import { SectionFailure } from '@/client/sections/SectionFailure';
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
export function BlendForm(props: { query: BlendForm_query$key }) {
  const result = useFragment(
    graphql`
      fragment BlendForm_query on Query @catch {
        audiencePresets {
          key
          name
          kind
        }
      }
    `,
    props.query,
  );
  const own = useOwnAudiences();
  const [rows, setRows] = useState(FIRST_ROWS);
  const [typedName, setTypedName] = useState<string>();
  if (!result.ok) return <SectionFailure what="The list of audiences" errors={result.errors} />;
  const options = [
    ...own.map(({ key, name }) => ({ key, name, kind: 'CUSTOM' as const })),
    ...result.value.audiencePresets,
  ];
  const { parts, name, problem } = blendAudiences(rows, options);
  const change = (at: number, part: Partial<BlendRow>) =>
    setRows(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  return (
    <Way title="A blend of others">
      <noscript>
        <p>A blend is put together in your browser, which needs JavaScript.</p>
      </noscript>
      <div className={styles.rows}>
        {rows.map((row, at) => (
          <div key={at} role="group" aria-label={`Part ${at + 1}`} className={styles.row}>
            <AudienceNameField
              value={row.audience}
              error={errorAt(problem, at, 'audience')}
              presets={options}
              onChange={(audience) => change(at, { audience })}
            />
            <TextField
              label="Share"
              value={row.percent}
              error={errorAt(problem, at, 'percent')}
              onChange={(event) => change(at, { percent: event.target.value })}
              inputMode="decimal"
              autoComplete="off"
              suffix="%"
            />
            <Button
              variant="quiet"
              disabled={rows.length === 1}
              aria-label={`Remove part ${at + 1}`}
              onClick={() => setRows(rows.filter((_, index) => index !== at))}
            >
              Remove
            </Button>
          </div>
        ))}
      </div>
      {problem && problem.row === undefined && <Notice tone="error">{problem.message}</Notice>}
      <p className={styles.add}>
        <Button
          disabled={rows.length === MAX_ROWS}
          onClick={() => setRows([...rows, { audience: '', percent: '0' }])}
        >
          Add a part
        </Button>
      </p>
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

function errorAt(
  problem: BlendProblem | undefined,
  row: number,
  field: keyof BlendRow,
): string | undefined {
  return problem?.row === row && problem.field === field ? problem.message : undefined;
}
