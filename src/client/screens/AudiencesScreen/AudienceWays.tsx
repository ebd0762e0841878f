import type { AudienceOption } from '@/client/sections/groupPresets';
import { PlatformForm } from '@/client/sections/PlatformForm';
import { Section } from '@/client/ui/Section';
import { TextField } from '@/client/ui/TextField';
import styles from './AudiencePresets.module.css';
import { FileChoice } from './FileChoice';

interface AudienceWaysProps {
  /** Narrows the lists below. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly presets: readonly AudienceOption[];
  readonly onKey: (key: string) => void;
}

/** The same three ways as in the dialog: where people are, a count of them, or three numbers. */
export function AudienceWays({ text, onText, presets, onKey }: AudienceWaysProps) {
  return (
    <div className={styles.ways}>
      <Section title="A place">
        <TextField
          label="Find a place or a Baseline target"
          hint="The lists below show what matches."
          type="search"
          value={text}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onText(target.value)}
        />
      </Section>
      <FileChoice />
      <Section title="Platforms">
        <PlatformForm presets={presets} action="Use these platforms" onKey={onKey} />
      </Section>
    </div>
  );
}
