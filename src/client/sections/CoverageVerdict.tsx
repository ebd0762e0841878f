import type { ReactNode } from 'react';
import type { CoverageVerdict_baseline$key } from '@/__generated__/CoverageVerdict_baseline.graphql';
import type {
  CoverageVerdict_coverage$data,
  CoverageVerdict_coverage$key,
} from '@/__generated__/CoverageVerdict_coverage.graphql';
import { LargeLoadLine, type WithoutParts } from '@/client/ui/LargeLoadLine';
import { LazyComponent } from '@/client/ui/LazyComponent';
import { LoadLineKey } from '@/client/ui/LoadLineKey';
import type { BaselineFacts } from '@/domain/BaselineFacts';
import { getBaselineTarget } from '@/domain/baselineTarget';
import { toMeasured } from '@/domain/measuredWords';
import type { SubjectForm, VerdictInput } from '@/domain/VerdictInput';
import { graphql, readInlineData, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { useLocale, usePreferences } from '@/relay/route/RouteRoot';
import styles from './CoverageVerdict.module.css';
import { SectionFailure } from './SectionFailure';
import { VerdictInLocale } from './VerdictInLocale';

interface CoverageVerdictProps {
  readonly isDiscouraged: boolean;
  readonly subject?: SubjectForm;
  readonly coverage: CoverageVerdict_coverage$key;
  /** Absent for a set, and for a compat key that belongs to no feature. */
  readonly baseline?: CoverageVerdict_baseline$key | null | undefined;
  /** The subject and its page; offers to copy the answer. */
  readonly copied?: { readonly name: string; readonly path: string };
  /** The statuses of a set's features. */
  readonly parts?: readonly BaselineFacts[];
  readonly withoutParts?: WithoutParts | undefined;
  /** Below the load line. */
  readonly children?: ReactNode;
}

const coverageOfVerdict = graphql`
  fragment CoverageVerdict_coverage on Coverage @catch {
    audience {
      key
      name
      trackedShare
      isFixed
    }
    dataOn
    supportedShare
    partialShare
    supportedShareIfAndroidIsLatest
    unsupportedShare
    unknownShare
    visitCount
    shareError
    shortBrowsers {
      browser {
        name
      }
      newestSupports
    }
    heaviestReasons: partialReasons(first: 1) {
      kind
      quote
      missingCount
      partCount
      where {
        browser
        from
        to
      }
      morePlaces
    }
  }
`;

/**
 * The answer for the reader's audience, first on a page: the sentence, the load line and its
 * legend.
 */
export function CoverageVerdict({
  isDiscouraged,
  subject,
  withoutParts,
  parts = [],
  copied,
  children,
  ...props
}: CoverageVerdictProps) {
  const result = useFragment(coverageOfVerdict, props.coverage);
  const baseline = readBaseline(props.baseline);
  const { linePercent } = usePreferences();
  const locale = useLocale();
  if (!result.ok) return <SectionFailure what="The verdict" errors={result.errors} />;
  const coverage = result.value;
  const input = toInput(coverage, {
    linePercent,
    isDiscouraged,
    target: getBaselineTarget(coverage.audience.key, baseline ? [baseline] : parts),
    ...(baseline && { baseline }),
    ...(subject !== undefined && { subject }),
  });
  const { shares } = input;
  return (
    <section className={styles.verdict} aria-label={`Verdict for ${coverage.audience.name}`}>
      <VerdictInLocale locale={locale} input={input} />
      <LargeLoadLine shares={shares} linePercent={linePercent} withoutParts={withoutParts} />
      <LoadLineKey
        shares={shares}
        linePercent={linePercent}
        trackedShare={coverage.audience.trackedShare}
        dataOn={coverage.dataOn}
        measured={toMeasured(coverage.visitCount, coverage.shareError)}
      />
      {children}
      {copied && <CopiedAnswer {...{ copied, input, coverage }} />}
    </section>
  );
}

function toInput(
  coverage: Caught<CoverageVerdict_coverage$data>,
  given: Pick<VerdictInput, 'linePercent' | 'isDiscouraged' | 'target' | 'baseline' | 'subject'>,
): VerdictInput {
  const { supportedShare, partialShare, unsupportedShare, unknownShare } = coverage;
  return {
    ...given,
    shares: { supportedShare, partialShare, unsupportedShare, unknownShare },
    shortBrowsers: coverage.shortBrowsers.map(({ browser, newestSupports }) => ({
      name: browser.name,
      newestSupports,
    })),
    partialReason: readPartialReason(coverage),
    isFixed: coverage.audience.isFixed,
    shareIfAndroidIsLatest: coverage.supportedShareIfAndroidIsLatest,
  };
}

function readPartialReason({ heaviestReasons: [reason] }: Caught<CoverageVerdict_coverage$data>) {
  if (!reason) return undefined;
  const { kind, quote, missingCount, partCount, where, morePlaces } = reason;
  const places = where.map(({ browser, from, to }) => ({ browser, from, to }));
  return { kind, quote, missingCount, partCount, places, morePlaces };
}

function readBaseline(baseline: CoverageVerdictProps['baseline']): VerdictInput['baseline'] {
  const read = readInlineData(
    graphql`
      fragment CoverageVerdict_baseline on Baseline @inline {
        status
        newlyOn
        widelyOn
        limitedReason
        missingBrowsers {
          name
        }
        partialBrowsers {
          name
        }
      }
    `,
    baseline ?? null,
  );
  if (!read) return null;
  const { status, newlyOn, widelyOn, limitedReason, missingBrowsers, partialBrowsers } = read;
  return { status, newlyOn, widelyOn, limitedReason, missingBrowsers, partialBrowsers };
}

interface CopiedAnswerProps {
  readonly copied: NonNullable<CoverageVerdictProps['copied']>;
  readonly input: VerdictInput;
  readonly coverage: Caught<CoverageVerdict_coverage$data>;
}

function CopiedAnswer({ copied, input, coverage }: CopiedAnswerProps) {
  return (
    <div className={styles.copy}>
      <LazyComponent
        load={loadCopyAnswer}
        props={{
          ...copied,
          input,
          audienceKey: coverage.audience.key,
          audienceName: coverage.audience.name,
        }}
      />
    </div>
  );
}

async function loadCopyAnswer() {
  return (await import(/* webpackChunkName: "copy" */ './CopyAnswer')).CopyAnswer;
}
