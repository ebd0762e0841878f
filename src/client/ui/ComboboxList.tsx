import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './classNames';
import styles from './ComboboxList.module.css';
import { type ComboboxOptions, optionId } from './useCombobox';

interface ComboboxListProps<Option> extends ComboboxOptions<Option> {
  readonly label: string;
  readonly renderOption: (option: Option) => ReactNode;
  /** If given, options are real links, so opening in a new tab and the like work. */
  readonly getHref?: (option: Option) => string | undefined;
  readonly onChoose: (option: Option) => void;
  /** Positions the list on the page. */
  readonly className?: string | undefined;
  readonly optionClassName?: string | undefined;
}

/** The options of `useCombobox`. */
export function ComboboxList<Option>({
  id,
  groups,
  getKey,
  index,
  label,
  className,
  ...option
}: ComboboxListProps<Option>) {
  const marked = groups.flatMap(({ options }) => options)[index];
  const markedKey = marked && getKey(marked);
  const list = useRef<HTMLDivElement>(null);
  // A list that opens, or is moved through by keys, under a resting pointer must not mark two
  // options: null until the pointer moves, then the option marked at that moment.
  const [markedAtMove, setMarkedAtMove] = useState<string | null | undefined>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [markedKey]);

  const renderOptions = (options: readonly Option[]) =>
    options.map((value) => {
      const key = getKey(value);
      return (
        <ComboboxOption
          key={key}
          id={optionId(id, key)}
          value={value}
          isMarked={key === markedKey}
          {...option}
        />
      );
    });
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      className={classNames(styles.list, markedAtMove === markedKey && styles.pointed, className)}
      onPointerMove={() => setMarkedAtMove(markedKey)}
    >
      {groups.map(({ heading, options }, at) =>
        heading === undefined ? (
          renderOptions(options)
        ) : (
          <ComboboxGroup key={heading} id={`${id}-group-${at}`} heading={heading}>
            {renderOptions(options)}
          </ComboboxGroup>
        ),
      )}
    </div>
  );
}

interface ComboboxGroupProps {
  readonly id: string;
  readonly heading: string;
  readonly children: ReactNode;
}

function ComboboxGroup({ id, heading, children }: ComboboxGroupProps) {
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} className={styles.heading}>
        {heading}
      </div>
      {children}
    </div>
  );
}

interface ComboboxOptionProps<Option> extends Pick<
  ComboboxListProps<Option>,
  'renderOption' | 'getHref' | 'onChoose' | 'optionClassName'
> {
  readonly id: string;
  readonly value: Option;
  readonly isMarked: boolean;
}

function ComboboxOption<Option>({
  id,
  value,
  isMarked,
  renderOption,
  getHref,
  onChoose,
  optionClassName,
}: ComboboxOptionProps<Option>) {
  function choose(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(value);
  }

  const href = getHref?.(value);
  const props = {
    id,
    role: 'option',
    'aria-selected': isMarked,
    tabIndex: -1,
    className: classNames(styles.option, optionClassName),
    onClick: choose,
    // Focus and keyboard handling belong to the input; a press must not move focus away.
    onPointerDown: (event: MouseEvent) => event.preventDefault(),
  };
  const content = renderOption(value);
  return href === undefined ? (
    <div {...props}>{content}</div>
  ) : (
    <a {...props} href={href}>
      {content}
    </a>
  );
}
