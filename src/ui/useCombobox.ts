import { type ComponentProps, type KeyboardEvent, useId } from 'react';

export interface OptionGroup<Option> {
  readonly heading?: string;
  readonly options: readonly Option[];
}

/** What the text and the list of a combobox have in common; its list takes it whole. */
export interface ComboboxOptions<Option> {
  readonly id: string;
  readonly groups: readonly OptionGroup<Option>[];
  readonly keyOf: (option: Option) => string;
  /** The marked option among those of all groups; −1 where none is. */
  readonly index: number;
}

interface ComboboxSettings<Option> extends Omit<ComboboxOptions<Option>, 'id'> {
  readonly onMark: (index: number) => void;
  /** Sees every key first; one whose default it prevents moves nothing. */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  /**
   * `ends`: the mark stops at the first and the last option. `around`: it goes from one to the
   * other, and Home and End move it. `out`: it stops at the last, and may leave the list upwards.
   */
  readonly moves: 'ends' | 'around' | 'out';
}

interface Combobox<Option> {
  readonly inputProps: ComponentProps<'input'>;
  readonly listProps: ComboboxOptions<Option>;
}

/** How far the page keys go. */
const PAGE = 8;

/**
 * A text that filters a list: the WAI-ARIA combobox. The text keeps the focus, the options are only
 * pointed at, so that one can type on at any time.
 */
export function useCombobox<Option>({
  groups,
  keyOf,
  index,
  onMark,
  onKeyDown,
  moves,
}: ComboboxSettings<Option>): Combobox<Option> {
  const id = useId();
  const options = groups.flatMap((group) => group.options);
  const marked = options[index];

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    // While a character is being composed, its keys are not ours.
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
      'aria-activedescendant': marked && optionId(id, keyOf(marked)),
      autoComplete: 'off',
      spellCheck: false,
      onKeyDown: handleKey,
    },
    listProps: { id, groups, keyOf, index },
  };
}

/** What `aria-activedescendant` calls an option; an id must not hold the spaces of a key. */
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
