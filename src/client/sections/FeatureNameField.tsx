import { type ChangeEvent, type ComponentProps, type FocusEvent, useRef } from 'react';
import { TextField } from '@/client/ui/TextField';
import styles from './FeatureNameField.module.css';
import { useFeatureSuggestions } from './useFeatureSuggestions';

interface FeatureNameFieldProps extends Omit<
  ComponentProps<typeof TextField>,
  'ref' | 'onFocus' | 'onChange' | 'onBlur' | 'value'
> {
  /** Slugs of features that are not suggested. */
  readonly without?: readonly string[];
  /** Called once the field holds the slug of a suggestion. */
  readonly onChosen?: (field: HTMLInputElement) => void;
}

const NONE: readonly string[] = [];

/** The text after the last comma: the feature that is being typed. */
const LAST_NAME = /[^,]*$/;

/** A field for one or more features, separated by commas, with suggestions below it. */
export function FeatureNameField({ without = NONE, onChosen, ...field }: FeatureNameFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { inputProps, listProps, List, isOpen, suggest, close } = useFeatureSuggestions(
    without,
    choose,
  );

  function choose(slug: string) {
    if (!input.current) return;
    input.current.value = input.current.value.replace(LAST_NAME, slug);
    close();
    onChosen?.(input.current);
  }

  const ask = ({ target }: FocusEvent<HTMLInputElement> | ChangeEvent<HTMLInputElement>) =>
    suggest(LAST_NAME.exec(target.value)![0].trim());

  return (
    <div className={styles.field}>
      <TextField
        {...inputProps}
        {...field}
        ref={input}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onFocus={ask}
        onChange={ask}
        onBlur={close}
      />
      {List && isOpen && (
        <List
          {...listProps}
          label="Features"
          className={styles.suggestions}
          onChoose={({ slug }) => choose(slug)}
          renderOption={({ name, slug }) => (
            <>
              {name} <code>{slug}</code>
            </>
          )}
        />
      )}
    </div>
  );
}
