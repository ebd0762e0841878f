// Server-rendered controls can be edited before their code has loaded, or restored by the browser on
// reload. React keeps such values but never calls `onChange` for them: state and screen disagree,
// and the next render discards the edit.

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const CONTROLS = 'input, textarea, select';

interface Edit {
  readonly control: Control;
  readonly key: 'checked' | 'value';
  readonly initial: unknown;
  readonly edited: unknown;
  readonly caret: number | null;
}

/**
 * Calls React's change handlers for every control whose value differs from the server's HTML, and
 * the focus handler of the one that has the focus.
 */
export function replayEdits(root: ParentNode & Node): void {
  const edits = [...root.querySelectorAll<Control>(CONTROLS)].flatMap(findEdits);
  // After React's commit it renders once for each event, so that a handler sees what those before
  // it changed. Each of these renders discards the edits still to come, hence the list.
  queueMicrotask(() => {
    const focused = document.activeElement;
    // The event of React's `onFocus`.
    if (focused?.matches(CONTROLS) && root.contains(focused))
      focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    edits.forEach(replay);
  });
}

function findEdits(control: Control): readonly Edit[] {
  const key = /^(checkbox|radio)$/.test(control.type) ? 'checked' : 'value';
  const edited = Reflect.get(control, key) as unknown;
  const initial = getInitialValue(control, key);
  // The radio button that lost its mark is reported by the one that has it now.
  if (edited === initial || (control.type === 'radio' && !edited)) return [];
  // Safari would focus a field whose selection is set.
  const isTypedIn = document.activeElement === control && 'selectionStart' in control;
  return [{ control, key, initial, edited, caret: isTypedIn ? control.selectionStart : null }];
}

function replay({ control, key, initial, edited, caret }: Edit): void {
  // React observes assignments to the element itself and ignores events without a change since. So
  // it is shown the initial value, and the edit is put back behind its back.
  if (control.type !== 'file') {
    Reflect.set(control, key, initial);
    Reflect.set(Object.getPrototypeOf(control) as object, key, edited, control);
    if (caret !== null) (control as HTMLInputElement).setSelectionRange(caret, caret);
  }
  // A plain `click`, unlike a MouseEvent, doesn't change the mark.
  for (const type of key === 'checked' ? ['click'] : ['input', 'change'])
    control.dispatchEvent(new Event(type, { bubbles: true }));
}

function getInitialValue(control: Control, key: 'checked' | 'value'): unknown {
  if (!('options' in control))
    return Reflect.get(control, key === 'checked' ? 'defaultChecked' : 'defaultValue');
  const options = [...control.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value;
}

declare global {
  interface Window {
    /** The button that was pressed last before the page's code was there (`EARLY_PRESS_SCRIPT`). */
    earlyPress?: HTMLButtonElement;
  }
}

/** Presses the button that was pressed before its code was there. */
export function replayPress(): void {
  const button = window.earlyPress;
  delete window.earlyPress;
  // Once React has rendered the edits that were made before.
  setTimeout(() => button?.click());
}
