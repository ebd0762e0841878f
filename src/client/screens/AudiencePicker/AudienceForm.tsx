import { type ComponentProps, type FormEvent, useState } from 'react';
import type { AudienceFormQuery } from '@/__generated__/AudienceFormQuery.graphql';
import type { AudienceOption } from '@/client/sections/groupPresets';
import { PlatformFields } from '@/client/sections/PlatformFields';
import { NO_SHARES, readShares, sharesOfKey } from '@/client/sections/platformShares';
import { useAudienceOptions } from '@/client/sections/useAudienceOptions';
import { Button } from '@/client/ui/Button';
import { TextField } from '@/client/ui/TextField';
import { isAndroidSpread } from '@/domain/Audience';
import { parseLinePercent } from '@/domain/preferences';
import { href } from '@/domain/routes/href';
import { graphql, useLazyLoadQuery } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import { type AudienceChoice, parseChoice, toKey } from './AudienceChoice';
import { AudienceCombobox } from './AudienceCombobox';
import styles from './AudienceForm.module.css';
import { CopyLinkButton } from './CopyLinkButton';
import { FileWay } from './FileWay';
import { LineWarning } from './LineWarning';
import { useApplyPreferences } from './useApplyPreferences';
import { type AudienceWay, WayField } from './WayField';

/** Every audience that a reader can choose from a list; suspends until the server has answered. */
export function useAudienceChoices(): readonly AudienceOption[] {
  const { audiencePresets } = useLazyLoadQuery<AudienceFormQuery>(
    graphql`
      query AudienceFormQuery @throwOnFieldError {
        audiencePresets {
          ...useAudienceOptions_preset
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  );
  return useAudienceOptions(audiencePresets);
}

export function AudienceForm({ onDone }: { onDone: () => void }) {
  const options = useAudienceChoices();
  const { way, setWay, choice, setChoice, shares, setShares, audience } = useChoices(options);
  const current = usePreferences();
  const [line, setLine] = useState(String(current.linePercent));
  const { apply, isChecking, refusal, forgetRefusal } = useApplyPreferences(onDone);
  const linePercent = parseLinePercent(line);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (linePercent !== undefined && audience !== undefined) void apply({ audience, linePercent });
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <WayField value={way} onChange={setWay} />
      {way === 'list' && (
        <ListWay
          options={options}
          choice={choice}
          error={refusal}
          onChange={(changed) => {
            setChoice(changed);
            forgetRefusal();
          }}
        />
      )}
      {way === 'platforms' && (
        <PlatformFields value={shares} onChange={setShares} presets={options} />
      )}
      {way === 'file' ? (
        <FileWay onDone={onDone} />
      ) : (
        <>
          <LineField value={line} onChange={setLine} isValid={linePercent !== undefined} />
          <Warning audience={audience} linePercent={linePercent} />
          <Actions audience={audience} line={line} isChecking={isChecking} onDone={onDone} />
        </>
      )}
    </form>
  );
}

/** Each way keeps its choice while another is looked at. */
function useChoices(options: readonly AudienceOption[]) {
  const current = usePreferences().audience;
  const [way, setWay] = useState<AudienceWay>(sharesOfKey(current) ? 'platforms' : 'list');
  const [choice, setChoice] = useState(() => parseChoice(current, options));
  const [shares, setShares] = useState(sharesOfKey(current) ?? NO_SHARES);
  const audience = way === 'platforms' ? readShares(shares).key : toKey(choice);
  return { way, setWay, choice, setChoice, shares, setShares, audience };
}

function Warning({ audience, linePercent }: Partial<ComponentProps<typeof LineWarning>>) {
  return (
    audience !== undefined &&
    linePercent !== undefined && <LineWarning audience={audience} linePercent={linePercent} />
  );
}

interface ListWayProps {
  readonly options: readonly AudienceOption[];
  readonly choice: AudienceChoice;
  readonly error: string | undefined;
  readonly onChange: (choice: AudienceChoice) => void;
}

function ListWay({ options, choice, error, onChange }: ListWayProps) {
  return (
    <>
      <AudienceCombobox
        presets={options}
        value={choice.option}
        error={error}
        onChange={(option) => onChange({ ...choice, option })}
      />
      {isAndroidSpread(choice.option.kind) && (
        <AndroidField
          isLatest={choice.isAndroidLatest}
          onChange={(isAndroidLatest) => onChange({ ...choice, isAndroidLatest })}
        />
      )}
    </>
  );
}

interface ActionsProps {
  readonly audience: string | undefined;
  readonly line: string;
  readonly isChecking: boolean;
  readonly onDone: () => void;
}

function Actions({ audience, line, isChecking, onDone }: ActionsProps) {
  return (
    <div className={styles.actions}>
      <Button
        type="submit"
        variant="primary"
        disabled={audience === undefined}
        aria-disabled={isChecking}
      >
        {isChecking ? 'Checking' : 'Use this audience'}
      </Button>
      {audience !== undefined && <CopyLinkButton audience={audience} line={line} />}
      <Link href={href.audiences()} onClick={onDone}>
        Where usage data comes from
      </Link>
    </div>
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
