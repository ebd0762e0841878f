import { useEffect, useEffectEvent, useState } from 'react';
import { Dialog } from '@/client/ui/Dialog';
import styles from './KeyHelp.module.css';

const KEYS = [
  { keys: ['/', 'Ctrl K', '⌘ K'], does: 'Search, for the selected text if any' },
  { keys: ['↑', '↓'], does: 'Choose a suggestion' },
  { keys: ['Enter'], does: 'Open it' },
  { keys: ['Ctrl Enter', '⌘ Enter'], does: 'Open it in a new tab' },
  { keys: ['Esc'], does: 'Close the list or dialog' },
  { keys: ['?'], does: 'Show these keys' },
];

/** The keys that work on every page; `?` opens it. */
export function KeyHelp() {
  const [isOpen, setOpen] = useState(false);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!asksForHelp(event)) return;
    event.preventDefault();
    setOpen(true);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Keyboard">
      <dl className={styles.keys}>
        {KEYS.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** `?` outside text fields; never while another dialog is open. */
function asksForHelp(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
  if (key !== '?' || defaultPrevented || ctrlKey || metaKey || altKey) return false;
  const isTyping = target instanceof Element && target.matches('select, :read-write');
  return !isTyping && !document.querySelector('dialog[open]');
}
