/* eslint-disable relay/unused-fields -- The facts go whole to verdictOf and LoadLine, which know no Relay. */
import type { CoverageVerdict_baseline$key } from '@/__generated__/CoverageVerdict_baseline.graphql';
import type { CoverageVerdict_coverage$key } from '@/__generated__/CoverageVerdict_coverage.graphql';
import { type VerdictInput, verdictOf } from '@/domain/verdict';
import { graphql, readInlineData, useFragment } from '@/relay/hooks';
import { usePreferences } from '@/relay/route/RouteRoot';
import { LoadLine } from '@/ui/LoadLine';
import { LoadLineKey } from '@/ui/LoadLineKey';
import { Verdict } from '@/ui/Verdict';
import styles from './CoverageVerdict.module.css';
import { SectionFailure } from './SectionFailure';

interface CoverageVerdictProps extends Pick<VerdictInput, 'isDiscouraged' | 'subject'> {
  readonly coverage: CoverageVerdict_coverage$key;
  /** Absent for a set, and for a compat key that belongs to no feature. */
  readonly baseline?: CoverageVerdict_baseline$key | null | undefined;
}

/** The answer for the reader's audience: the verdict, the load line, and its legend. */
export function CoverageVerdict({ isDiscouraged, subject, ...props }: CoverageVerdictProps) {
  const result = useFragment(
    graphql`
      fragment CoverageVerdict_coverage on Coverage @catch {
        audience {
          name
        }
        supportedShare
        partialShare
        unsupportedShare
        unknownShare
        shortBrowsers {
          browser {
            name
          }
        }
      }
    `,
    props.coverage,
  );
  const baseline = readInlineData(
    graphql`
      fragment CoverageVerdict_baseline on Baseline @inline {
        status
        newlyOn
        widelyOn
        isNewlyOnUpperBound
        limitedReason
        missingBrowsers {
          name
        }
      }
    `,
    props.baseline ?? null,
  );
  const { linePercent } = usePreferences();
  if (!result.ok) return <SectionFailure what="The verdict" errors={result.errors} />;
  const coverage = result.value;
  const shortBrowsers = coverage.shortBrowsers.map(({ browser }) => browser.name);
  return (
    <section className={styles.verdict} aria-label={`Verdict for ${coverage.audience.name}`}>
      <Verdict
        verdict={verdictOf({
          shares: coverage,
          linePercent,
          shortBrowsers,
          isDiscouraged,
          ...(baseline && { baseline }),
          ...(subject !== undefined && { subject }),
        })}
      />
      <LoadLine shares={coverage} linePercent={linePercent} size="large" />
      <LoadLineKey shares={coverage} linePercent={linePercent} />
    </section>
  );
}
