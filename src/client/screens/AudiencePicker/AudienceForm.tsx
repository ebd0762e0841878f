import { type FormEvent, useState } from 'react';
import type { AudienceFormQuery } from '@/__generated__/AudienceFormQuery.graphql';
import { useAudienceOptions } from '@/client/sections/useAudienceOptions';
import { Button } from '@/client/ui/Button';
import { TextField } from '@/client/ui/TextField';
import { parseLinePercent } from '@/domain/preferences';
import { href } from '@/domain/routes/href';
import { graphql, useLazyLoadQuery } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import { isSpread, parseChoice, toKey } from './AudienceChoice';
import { AudienceCombobox } from './AudienceCombobox';
import styles from './AudienceForm.module.css';
import { CopyLinkButton } from './CopyLinkButton';
import { LineWarning } from './LineWarning';
import { useApplyPreferences } from './useApplyPreferences';

const audienceFormQuery = graphql`
  query AudienceFormQuery @throwOnFieldError {
    audiencePresets {
      ...useAudienceOptions_preset
    }
  }
`;

export function AudienceForm({ onDone }: { onDone: () => void }) {
  const { audiencePresets } = useLazyLoadQuery<AudienceFormQuery>(
    audienceFormQuery,
    {},
    { fetchPolicy: 'store-or-network' },
  );
  const options = useAudienceOptions(audiencePresets);
  const current = usePreferences();
  const [choice, setChoice] = useState(() => parseChoice(current.audience, options));
  const [line, setLine] = useState(String(current.linePercent));
  const { apply, isChecking, refusal, forgetRefusal } = useApplyPreferences(onDone);
  const linePercent = parseLinePercent(line);
  const audience = toKey(choice);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (linePercent !== undefined) void apply({ audience, linePercent });
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <AudienceCombobox
        presets={options}
        value={choice.option}
        error={refusal}
        onChange={(option) => {
          setChoice({ ...choice, option });
          forgetRefusal();
        }}
      />
      {isSpread(choice.option) && (
        <AndroidField
          isLatest={choice.isAndroidLatest}
          onChange={(isAndroidLatest) => setChoice({ ...choice, isAndroidLatest })}
        />
      )}
      <LineField value={line} onChange={setLine} isValid={linePercent !== undefined} />
      {linePercent !== undefined && <LineWarning audience={audience} linePercent={linePercent} />}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" aria-disabled={isChecking}>
          {isChecking ? 'Checking' : 'Use this audience'}
        </Button>
        <CopyLinkButton audience={audience} line={line} />
        <Link href={href.audiences()} onClick={onDone}>
          Where usage data comes from
        </Link>
      </div>
    </form>
  );
}

interface AndroidFieldProps {
  readonly isLatest: boolean;
  readonly onChange: (isLatest: boolean) => void;
}

function AndroidField({ isLatest, onChange }: AndroidFieldProps) {
  return (
    <label className={styles.toggle}>
      <input
        type="checkbox"
        checked={isLatest}
        onChange={(event) => onChange(event.target.checked)}
      />
      Assume Chrome on Android is up to date
    </label>
  );
}

function LineField({
  value,
  onChange,
  isValid,
}: {
  value: string;
  onChange: (text: string) => void;
  isValid: boolean;
}) {
  return (
    <div className={styles.line}>
      <TextField
        label="Your line: the share that must be able to use a feature"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputMode="decimal"
        autoComplete="off"
        suffix="%"
        error={
          isValid ? undefined : 'Enter a percentage above 0 and up to 100, such as 95 or 97.5.'
        }
      />
    </div>
  );
}
