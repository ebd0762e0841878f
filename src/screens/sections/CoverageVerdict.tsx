import { graphql, useFragment } from 'react-relay/hooks';

import type { CoverageVerdict_coverage$key } from '@/__generated__/CoverageVerdict_coverage.graphql';
import { verdictOf, type VerdictInput } from '@/domain/verdict';
import { usePreferences } from '@/relay/RouteRoot';
import { LoadLine } from '@/ui/LoadLine';
import { LoadLineKey } from '@/ui/LoadLineKey';
import { Verdict } from '@/ui/Verdict';

import styles from './CoverageVerdict.module.css';

interface CoverageVerdictProps extends Pick<VerdictInput, 'isDiscouraged' | 'subject'> {
  readonly coverage: CoverageVerdict_coverage$key;
  readonly baseline?: VerdictInput['baseline'];
}

/** The answer for the reader's audience, first on a page: the sentence, the load line, what its parts mean. */
export function CoverageVerdict({
  baseline,
  isDiscouraged,
  subject,
  ...props
}: CoverageVerdictProps) {
  const coverage = useFragment(
    graphql`
      fragment CoverageVerdict_coverage on Coverage {
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
  const { linePercent } = usePreferences();
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
