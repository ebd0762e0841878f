import { useState } from 'react';
import type {
  AudienceKeyFieldQuery,
  AudienceKeyFieldQuery$data,
} from '@/__generated__/AudienceKeyFieldQuery.graphql';
import { fetchQuery, graphql, useRelayEnvironment } from '@/relay/hooks';
import { AudienceNameField } from './AudienceNameField';
import { findAudienceKey } from './findAudienceKey';
import type { AudienceOption } from './groupPresets';
import { browserslistOption, matchingOptions } from './matchingOptions';
import { readPresets, useAudienceOptions } from './useAudienceOptions';

interface AudienceKeyFieldProps {
  readonly audience: { readonly key: string; readonly name: string };
  readonly hint?: string;
  readonly error: string | undefined;
  readonly onChange?: () => void;
}

/**
 * An audience in a form that sends its key as `audience`. The field loads its list when it gets the
 * focus; until then, or if that fails, the reader can type a key. /
 */
export function AudienceKeyField({ audience, hint, error, onChange }: AudienceKeyFieldProps) {
  const environment = useRelayEnvironment();
  const [presets, setPresets] = useState<AudienceKeyFieldQuery$data['audiencePresets']>();
  const [text, setText] = useState(audience.name);
  const options = useAudienceOptions(presets ?? []);

  function load() {
    if (presets) return;
    const answer = fetchQuery<AudienceKeyFieldQuery>(
      environment,
      graphql`
        query AudienceKeyFieldQuery @throwOnFieldError {
          audiencePresets {
            ...useAudienceOptions_preset
          }
        }
      `,
      {},
      { fetchPolicy: 'store-or-network' },
    ).toPromise();
    void answer.then(
      (data) => data && setPresets(data.audiencePresets),
      () => undefined,
    );
  }

  return (
    <>
      <AudienceNameField
        required
        value={text}
        hint={hint}
        error={error}
        presets={options}
        match={presets && matchingOptions}
        onFocus={load}
        onChange={(typed) => {
          setText(typed);
          onChange?.();
        }}
      />
      <input
        type="hidden"
        name="audience"
        value={
          findAudienceKey(text, [audience, ...options]) ??
          toQuery(text, presets && readPresets(presets))
        }
      />
    </>
  );
}

/** Reads a text that names no audience as a browserslist query, once the names are loaded. */
const toQuery = (text: string, presets: readonly AudienceOption[] | undefined): string =>
  presets && matchingOptions(presets, text).at(-1)?.options[0]?.kind === 'BROWSERSLIST'
    ? browserslistOption(text).key
    : text.trim();
