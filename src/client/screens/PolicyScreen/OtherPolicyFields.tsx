import { FeatureNameField } from '@/client/sections/FeatureNameField';
import type { AudienceOption } from '@/client/sections/groupPresets';
import { PresetOptions } from '@/client/sections/PresetOptions';
import { Button } from '@/client/ui/Button';
import { SelectField } from '@/client/ui/SelectField';
import { TextField } from '@/client/ui/TextField';
import type { PolicyView } from '@/domain/routes/policy';
import { usePreferences } from '@/relay/route/RouteRoot';
import { HiddenTerms } from './HiddenTerms';
import styles from './PolicyFloors.module.css';
import { RuleField } from './RuleField';

interface OtherPolicyFieldsProps {
  readonly view: PolicyView;
  readonly options: readonly AudienceOption[];
  /** The audiences of both policies, one of which may not be among the options. */
  readonly known: readonly { readonly key: string; readonly name: string }[];
  /** A line that is not a percentage, as sent without scripts. */
  readonly typedLine: string | undefined;
  readonly isLineWrong: boolean;
}

const LINE_ERROR = 'Enter a percentage above 0 and up to 100, such as 95 or 97.5.';

export function OtherPolicyFields({
  view,
  options,
  known,
  typedLine,
  isLineWrong,
}: OtherPolicyFieldsProps) {
  const { audience, linePercent } = usePreferences();
  const other = view.other ?? view;
  const key = view.other?.audience ?? audience;
  const isListed = options.some((option) => option.key === key);
  return (
    <>
      <HiddenTerms terms={{ ...view, audience, linePercent }} />
      <SelectField label="Other audience" name="other-audience" defaultValue={key}>
        {!isListed && (
          <option value={key}>{known.find((one) => one.key === key)?.name ?? key}</option>
        )}
        <PresetOptions presets={options} />
      </SelectField>
      <TextField
        label="Other line"
        name="other-line"
        defaultValue={typedLine ?? view.other?.linePercent ?? linePercent}
        inputMode="decimal"
        suffix="%"
        error={isLineWrong ? LINE_ERROR : undefined}
      />
      <RuleField label="Drop first" name="other-rule" rule={other.rule} />
      <TextField
        label="Minimum versions"
        name="other-floors"
        defaultValue={other.floors.join(', ')}
        hint="browser:version, such as safari:16.4, or safari:none"
        spellCheck={false}
      />
      <NamesField label="Adopted features" name="other-adopt" names={other.adopt} />
      <NamesField label="Declined features" name="other-decline" names={other.decline} />
      <p className={styles.ways}>
        <Button type="submit">Compare the two</Button>
      </p>
    </>
  );
}

interface NamesFieldProps {
  readonly label: string;
  readonly name: string;
  readonly names: readonly string[];
}

function NamesField({ names, ...field }: NamesFieldProps) {
  return (
    <FeatureNameField
      {...field}
      defaultValue={names.join(', ')}
      hint="Ids, separated by commas; type a name to find its id"
    />
  );
}
