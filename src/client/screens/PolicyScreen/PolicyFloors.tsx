import { useRouter } from 'next/router';
import { KeptPreferences } from '@/client/sections/KeptPreferences';
import { Button } from '@/client/ui/Button';
import { Section } from '@/client/ui/Section';
import { href } from '@/domain/routes/href';
import { parsePolicyRule, policyHref, type PolicyView } from '@/domain/routes/policy';
import { useHrefSharing } from '@/relay/route/Link';
import type { KnownValue } from './costWords';
import type { FloorRow } from './floorRows';
import { FloorTable } from './FloorTable';
import { HiddenTerms } from './HiddenTerms';
import styles from './PolicyFloors.module.css';
import { RuleField } from './RuleField';
import type { MovedFloors } from './useMovedFloors';

interface PolicyFloorsProps {
  readonly rows: readonly FloorRow[];
  readonly value: KnownValue | null | undefined;
  readonly view: PolicyView;
  readonly moved: MovedFloors;
}

/** The minimum versions, and the rule that sets them. A GET form, so that it needs no scripts. */
export function PolicyFloors({ rows, value, view, moved }: PolicyFloorsProps) {
  const router = useRouter();
  const share = useHrefSharing();
  return (
    <Section title="Browsers you support" id="floors">
      <form
        action={href.policy()}
        aria-label="The policy"
        className={value ? styles.valued : styles.form}
        onSubmit={(event) => event.preventDefault()}
      >
        <FloorTable rows={rows} value={value} view={view} moved={moved} />
        <OtherFloors rows={rows} floors={moved.floors} />
        <div className={styles.terms}>
          <RuleField
            key={view.rule}
            label="Drop first"
            name="rule"
            rule={view.rule}
            onChange={({ target }) => {
              const rule = parsePolicyRule(target.value);
              void router.push(
                share(policyHref({ ...view, rule, floors: moved.floors })),
                undefined,
                { scroll: false },
              );
            }}
          />
        </div>
        <KeptPreferences />
        <HiddenTerms terms={{ adopt: view.adopt, decline: view.decline, file: view.file }} />
        {view.other && <HiddenTerms prefix="other-" terms={view.other} />}
        <noscript>
          <p className={styles.ways}>
            <Button type="submit" variant="primary">
              Show this policy
            </Button>
          </p>
        </noscript>
      </form>
    </Section>
  );
}

interface OtherFloorsProps {
  readonly rows: readonly FloorRow[];
  readonly floors: readonly string[];
}

/** Floors set by hand that have no row in the table: those of browsers that nobody uses. */
function OtherFloors({ rows, floors }: OtherFloorsProps) {
  return floors
    .filter((floor) => !rows.some(({ browser }) => floor.startsWith(`${browser.slug}:`)))
    .map((floor) => <input key={floor} type="hidden" name="floors" value={floor} />);
}
