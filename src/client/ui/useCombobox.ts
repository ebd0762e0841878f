import { type ComponentProps, type KeyboardEvent, useId } from 'react';

export interface OptionGroup<Option> {
  readonly heading?: string;
  readonly options: readonly Option[];
}

/** State shared by a combobox's input and its list; pass it to the list as a whole. */
export interface ComboboxOptions<Option> {
  readonly id: string;
  readonly groups: readonly OptionGroup<Option>[];
  readonly getKey: (option: Option) => string;
  /** The active option's index across all groups; −1 without an active option. */
  readonly index: number;
}

interface ComboboxSettings<Option> extends ComboboxOptions<Option> {
  readonly onMark: (index: number) => void;
  /** Called first for every key; if it prevents the default, the combobox ignores the key. */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  /**
   * `ends`: the selection stops at the first and last option. `around`: it wraps, and Home and End
   * move it. `out`: it stops at the last option but can leave the list upward.
   */
  readonly moves: 'ends' | 'around' | 'out';
}

interface Combobox<Option> {
  readonly inputProps: ComponentProps<'input'>;
  readonly listProps: ComboboxOptions<Option>;
}

/** Options per Page Up or Page Down. */
const PAGE = 8;

/**
 * A WAI-ARIA combobox: an input that filters a list. Focus stays in the input and options are
 * referenced by `aria-activedescendant`, so that the reader can keep typing.
 */
export function useCombobox<Option>(
  settings: Omit<ComboboxSettings<Option>, 'id'>,
): Combobox<Option> {
  return getComboboxProps({ ...settings, id: useId() });
}

/** The same without a hook, for an input that is rendered before this code has loaded. */
export function getComboboxProps<Option>({
  id,
  groups,
  getKey,
  index,
  onMark,
  onKeyDown,
  moves,
}: ComboboxSettings<Option>): Combobox<Option> {
  const options = groups.flatMap((group) => group.options);
  const marked = options[index];

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    // Keys pressed during IME composition are not ours.
    if (event.nativeEvent.isComposing) return;
    onKeyDown?.(event);
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (event.defaultPrevented || ctrlKey || metaKey || shiftKey || altKey) return;
    const target = getTarget(key, index, options.length, moves);
    if (target === undefined || options.length === 0) return;
    event.preventDefault();
    onMark(target);
  }

  return {
    inputProps: {
      role: 'combobox',
      'aria-expanded': options.length > 0,
      'aria-controls': options.length > 0 ? id : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': marked && optionId(id, getKey(marked)),
      autoComplete: 'off',
      spellCheck: false,
      onKeyDown: handleKey,
    },
    listProps: { id, groups, getKey, index },
  };
}

/** An option's ID for `aria-activedescendant`, encoded because IDs can't contain spaces. */
export function optionId(listId: string, key: string): string {
  return `${listId}-${encodeURIComponent(key)}`;
}

function getTarget(
  key: string,
  index: number,
  count: number,
  moves: ComboboxSettings<unknown>['moves'],
): number | undefined {
  const last = count - 1;
  const first = moves === 'out' ? -1 : 0;
  const [before, after] = moves === 'around' ? [last, first] : [first, last];
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: index >= last ? after : index + 1,
    ArrowUp: index <= first ? before : index - 1,
    PageDown: Math.min(index + PAGE, last),
    PageUp: Math.max(index - PAGE, first),
    ...(moves === 'around' && { Home: first, End: last }),
  };
  return targets[key];
}
