import type {
  FallbackWays_feature$data,
  FallbackWays_feature$key,
} from '@/__generated__/FallbackWays_feature.graphql';
import { CodeToCopy } from '@/client/sections/CodeToCopy';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { formatPercent } from '@/domain/format';
import { formatBytes } from '@/domain/formatBytes';
import { formatDate } from '@/domain/formatDate';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Way } from './Way';
import styles from './WhatToDo.module.css';

type Facts = Caught<FallbackWays_feature$data>;

const waysFragment = graphql`
  fragment FallbackWays_feature on Feature @catch {
    name
    polyfill(audience: $audience) {
      package
      version
      loader
      bytes {
        brotli
      }
      neededShare
      lacks
      verifiedIn {
        browser
        isRemoved
      }
      measuredOn
    }
    buildTransform {
      package
      version
      bytesBefore
      bytesAfter
      lacks
    }
  }
`;

/** Polyfills and build tools for those without the feature, with their costs. */
export function FallbackWays(props: { readonly feature: FallbackWays_feature$key }) {
  const result = useFragment(waysFragment, props.feature);
  if (!result.ok) return <SectionFailure what="Polyfills" errors={result.errors} />;
  return (
    <>
      <PolyfillWay facts={result.value} />
      <BuildWay facts={result.value} />
    </>
  );
}

function PolyfillWay({ facts: { name, polyfill } }: { readonly facts: Facts }) {
  if (!polyfill) return null;
  const { package: from, version, loader, bytes, neededShare, lacks } = polyfill;
  return (
    <Way title="Load a polyfill where it’s missing.">
      <code>{`${from} ${version}`}</code>
      {` is ${formatBytes(bytes.brotli)} (minified, Brotli) for ${formatPercent(neededShare)} of your audience; the others load nothing.`}
      {lacks && ` ${toPlain(lacks)}`}
      <CodeToCopy code={loader} label={`Copy the loader of a polyfill for ${name}`} />
      <p className={styles.note}>
        {triedSentence(polyfill.verifiedIn)}
        {` Measured on ${formatDate(polyfill.measuredOn, 'day')}.`}
      </p>
    </Way>
  );
}

function BuildWay({ facts: { buildTransform } }: { readonly facts: Facts }) {
  if (!buildTransform) return null;
  const { package: from, version, bytesBefore, bytesAfter, lacks } = buildTransform;
  return (
    <Way title="Rewrite it when you build.">
      <code>{`${from} ${version}`}</code>
      {' rewrites it for older browsers. A sample went from '}
      {`${formatBytes(bytesBefore)} to ${formatBytes(bytesAfter)}.`}
      {lacks && ` ${toPlain(lacks)}`}
    </Way>
  );
}

function triedSentence(
  tried: { readonly browser: string; readonly isRemoved: boolean } | null | undefined,
): string {
  if (!tried) return 'We haven’t tried it in a browser yet.';
  return tried.isRemoved
    ? `We tried it in ${tried.browser}, with the feature taken out.`
    : `We tried it in ${tried.browser}, which lacks the feature.`;
}

/** Sentences of the table mark names as Markdown does. */
const toPlain = (text: string): string => text.replaceAll('`', '');
