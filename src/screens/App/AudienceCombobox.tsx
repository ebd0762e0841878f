import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';

import type { AudienceOption } from '@/screens/sections/groupPresets';
import { TextField } from '@/ui/TextField';

import { AudienceListbox, optionId } from './AudienceListbox';
import { matchingOptions } from './matchingOptions';

interface AudienceComboboxProps {
  readonly presets: readonly AudienceOption[];
  readonly value: AudienceOption;
  readonly onChange: (option: AudienceOption) => void;
  /** Why the server refuses the chosen audience. */
  readonly error: string | undefined;
}

/** How far the arrow and page keys go. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
};

/** A text that filters the audiences under it. The marked one is the chosen one, so there is nothing to confirm but the form. */
export function AudienceCombobox({ presets, value, onChange, error }: AudienceComboboxProps) {
  const listId = useId();
  const [text, setText] = useState(value.kind === 'BROWSERSLIST' ? value.name : '');
  const groups = matchingOptions(presets, text);
  const options = groups.flatMap((group) => group.options);
  const index = options.findIndex(({ key }) => key === value.key);
  const list = useMarkedInView(value.key);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  function type(typed: string) {
    setText(typed);
    const best = matchingOptions(presets, typed)[0]?.options[0];
    if (best) onChange(best);
  }

  function move(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = options[Math.min(Math.max(index + step, 0), options.length - 1)];
    if (next) onChange(next);
  }

  return (
    <div>
      <TextField
        ref={input}
        label="Audience"
        hint={
          <>
            A place, a Baseline target, or a browserslist query such as{' '}
            <code>last 2 versions, not dead</code>
          </>
        }
        error={error}
        value={text}
        placeholder="Search, or type a browserslist query"
        onChange={(event) => type(event.target.value)}
        onKeyDown={move}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={index < 0 ? undefined : optionId(listId, value)}
        autoComplete="off"
        spellCheck={false}
      />
      <AudienceListbox
        ref={list}
        id={listId}
        groups={groups}
        selectedKey={value.key}
        onSelect={onChange}
      />
    </div>
  );
}

function useMarkedInView(key: string) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [key]);
  return list;
}
