import { type ComponentProps, useState } from 'react';
import { ComboboxList } from '@/client/ui/ComboboxList';
import { TextField } from '@/client/ui/TextField';
import { useCombobox } from '@/client/ui/useCombobox';
import styles from './AudienceNameField.module.css';
import type { AudienceOption } from './groupPresets';
import { matchingPresets } from './matchingOptions';

interface AudienceNameFieldProps extends Pick<
  ComponentProps<typeof TextField>,
  'error' | 'hint' | 'required' | 'onFocus'
> {
  /** The typed text: a name or a key. */
  readonly value: string;
  readonly presets: readonly AudienceOption[];
  /** Finds what a text may stand for. */
  readonly match?: typeof matchingPresets | undefined;
  readonly onChange: (value: string) => void;
}

/** An audience by its name; what is typed narrows the list below the field. */
export function AudienceNameField({
  value,
  error,
  presets,
  match,
  onChange,
  ...field
}: AudienceNameFieldProps) {
  const list = useAudienceList({ value, presets, match, onChange });
  const { options, inputProps, listProps, setOpen, change, choose } = list;
  return (
    <div className={styles.field}>
      <TextField
        {...field}
        {...inputProps}
        label="Audience"
        value={value}
        // A half-typed name is no error yet.
        error={options.length > 0 ? undefined : error}
        // Text that a browser restores must not open the list.
        onChange={({ target }) => change(target.value, document.activeElement === target)}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
      />
      {options.length > 0 && (
        <ComboboxList
          {...listProps}
          label="Audiences"
          className={styles.list}
          renderOption={({ name }) => name}
          onChoose={choose}
        />
      )}
    </div>
  );
}

/** The list below the field: which audiences it holds, and the keys that move through it. */
function useAudienceList({
  value,
  presets,
  match = matchingPresets,
  onChange,
}: Pick<AudienceNameFieldProps, 'value' | 'presets' | 'match' | 'onChange'>) {
  const [isOpen, setOpen] = useState(false);
  const [index, setIndex] = useState(-1);
  const isName = presets.some(({ name }) => name === value);
  // A list narrowed by a whole name would hold nothing else.
  const groups = isOpen ? match(presets, isName ? '' : value) : [];
  const options = groups.flatMap((group) => group.options);
  const { inputProps, listProps } = useCombobox({
    groups,
    getKey: ({ key }) => key,
    index,
    moves: 'out',
    onMark: setIndex,
    onKeyDown: (event) => {
      const marked = options[index];
      if (event.key === 'Enter' && marked) choose(marked);
      else if (event.key === 'Escape' && isOpen) setOpen(false);
      else if (event.key === 'ArrowDown' && !isOpen) setOpen(true);
      else return;
      event.preventDefault();
    },
  });

  function change(next: string, isOpening: boolean) {
    setOpen(isOpening);
    setIndex(-1);
    onChange(next);
  }

  const choose = ({ name }: AudienceOption) => change(name, false);
  return { options, inputProps, listProps, setOpen, change, choose };
}
