import { useEffect, useRef, useState } from 'react';
import type { AudienceOption } from '@/client/sections/groupPresets';
import { matchingOptions } from '@/client/sections/matchingOptions';
import { ComboboxList } from '@/client/ui/ComboboxList';
import { TextField } from '@/client/ui/TextField';
import { useCombobox } from '@/client/ui/useCombobox';
import styles from './AudienceCombobox.module.css';

interface AudienceComboboxProps {
  readonly presets: readonly AudienceOption[];
  readonly value: AudienceOption;
  readonly onChange: (option: AudienceOption) => void;
  /** Why the server rejected the chosen audience. */
  readonly error: string | undefined;
}

/**
 * An input that filters the audiences below it. The active option is the chosen one, so submitting
 * the form is all the confirmation it needs.
 */
export function AudienceCombobox({ presets, value, onChange, error }: AudienceComboboxProps) {
  const [text, setText] = useState(value.kind === 'BROWSERSLIST' ? value.name : '');
  // Shares that don't add up yet are no choice, and their sentence is what is missing.
  const isUnfinished = value.kind === 'PLATFORMS' && !value.key.startsWith('platforms:');
  const groups = isUnfinished ? [] : matchingOptions(presets, text);
  const options = groups.flatMap((group) => group.options);
  const { inputProps, listProps } = useCombobox({
    groups,
    getKey: ({ key }) => key,
    index: options.findIndex(({ key }) => key === value.key),
    moves: 'ends',
    onMark: (index) => onChange(options[index]!),
  });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  function type(typed: string) {
    setText(typed);
    const best = matchingOptions(presets, typed)[0]?.options[0];
    if (best) onChange(best);
  }

  return (
    <div>
      <TextField
        {...inputProps}
        ref={input}
        label="Audience"
        hint={
          <>
            A place, a Baseline target, “60 % iOS, 40 % Android”, or a browserslist query such as{' '}
            <code>last 2 versions, not dead</code>
          </>
        }
        error={error ?? (isUnfinished ? value.name : undefined)}
        value={text}
        placeholder="Search, or type a browserslist query"
        onChange={(event) => type(event.target.value)}
      />
      {groups.length > 0 && (
        <ComboboxList
          {...listProps}
          label="Audiences"
          className={styles.list}
          optionClassName={styles.option}
          onChoose={onChange}
          renderOption={({ kind, name }) => (kind === 'BROWSERSLIST' ? <code>{name}</code> : name)}
        />
      )}
    </div>
  );
}
