import type { DecisionDraft } from '@/browser/device/decisionDraft';
import { SelectField } from '@/client/ui/SelectField';
import { TextField } from '@/client/ui/TextField';
import { conditionSentences } from '@/domain/decisionConditions';
import { formatLine } from '@/domain/format';
import { readPercent } from '@/domain/readPercent';

export interface BrowserOption {
  readonly slug: string;
  readonly name: string;
}

interface ConditionFieldsProps {
  /** The state that the form would record. */
  readonly state: string;
  /** The project's line; the decision may set its own. */
  readonly linePercent: number;
  readonly browsers: readonly BrowserOption[];
  readonly draft: DecisionDraft;
  readonly change: (part: Partial<DecisionDraft>) => void;
  readonly getProblem: (field: string) => string | undefined;
}

/** Further conditions that reopen a decision; below each field a sentence says what it does. */
export function ConditionFields(props: ConditionFieldsProps) {
  const { state, linePercent, browsers, draft, change, getProblem } = props;
  const { askAtPercent: typed, askWhenShipped } = draft;
  const askAtPercent = readPercent(typed);
  const browser = browsers.find(({ slug }) => slug === askWhenShipped);
  return (
    <>
      <TextField
        label="Ask again at a share of"
        name="askAtPercent"
        inputMode="decimal"
        suffix="%"
        value={typed}
        onChange={(event) => change({ askAtPercent: event.target.value })}
        hint={
          askAtPercent
            ? conditionSentences(state, { askAtPercent })
            : `Leave empty to use the project’s line (${formatLine(linePercent)}).`
        }
        error={getProblem('askAtPercent')}
      />
      <SelectField
        label="Ask again when it is shipped by"
        name="askWhenShipped"
        value={browser ? askWhenShipped : ''}
        onChange={(event) => change({ askWhenShipped: event.target.value })}
        hint={
          browser
            ? `${conditionSentences(state, { askWhenShipped: browser.name }).join('')} However few of your audience use it.`
            : 'Any browser with 0.5 % or more of your audience reopens it anyway.'
        }
        error={getProblem('askWhenShipped')}
      >
        <option value="">No browser in particular</option>
        {browsers.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}
