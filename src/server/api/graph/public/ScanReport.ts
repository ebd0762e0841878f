import type { Consequence } from '@/engines/scanner/forReports';
import {
  buildScanReport,
  checkScanUses,
  MAX_SCAN_KEYS,
  type ScanFeature,
  type ScanRemoval,
  type ScanReport,
} from '@/server/model/scan/ScanReport';
import { audienceArg } from './Audience';
import { builder } from './builder';
import { computed } from './computed';
import { checkLinePercent, linePercentArg } from './linePercentArg';

declare module './builder' {
  interface GraphObjects {
    ScanReport: ScanReport;
    ScanFeature: ScanFeature;
    ScanRemoval: ScanRemoval;
  }
}

const is = <Value extends Consequence>(value: Value, description: string) => ({
  value,
  description,
});

const consequenceEnum = builder.enumType('ScanConsequence', {
  description: 'What happens in a browser without a key, worst first.',
  values: {
    FILE_DOES_NOT_RUN: is('file-does-not-run', 'The script has a syntax error and never runs.'),
    THROWS: is('throws', 'The code throws where it uses the key.'),
    RULE_DROPPED: is('rule-dropped', 'A selector is invalid, and with it the whole rule.'),
    BLOCK_IGNORED: is('block-ignored', 'An at-rule is ignored with everything in it.'),
    IGNORED: is('ignored', 'A declaration, value, attribute or element is ignored.'),
    READS_UNDEFINED: is('reads-undefined', 'A property is undefined, and nothing is called on it.'),
    ENHANCEMENT: is('enhancement', 'Nothing that users would miss.'),
    NOT_REACHED: is(
      'not-reached',
      'The code fails before, where it gets the object or calls the method.',
    ),
  } as const,
});

const useInput = builder.inputType('ScanUseInput', {
  description: 'A key that code uses.',
  fields: (t) => ({
    key: t.string({ required: true, description: 'Its path, such as `css.selectors.has`.' }),
    consequence: t.field({
      type: consequenceEnum,
      required: true,
      description: 'What happens in a browser without it.',
    }),
    isGuarded: t.boolean({
      required: true,
      description: 'Whether the code tests for it or has a fallback. It then never counts.',
    }),
    count: t.int({ required: true, description: 'In how many places, 1 or more.' }),
  }),
});

builder.objectType('ScanReport', {
  description:
    'How much of an audience can run code that uses certain keys. Each release counts as its worst key.',
  fields: (t) => ({
    runsShare: t.exposeFloat('runsShare', {
      description: 'The share for which nothing without a fallback breaks, 0–1.',
    }),
    wholeShare: t.exposeFloat('wholeShare', {
      description: 'The share that gets it without anything skipped, 0–1.',
    }),
    everythingShare: t.exposeFloat('everythingShare', {
      description:
        'The share that supports every key, those with a fallback and enhancements too, 0–1.',
    }),
    unknownShare: t.exposeFloat('unknownShare', {
      description: 'The share whose release, or its support of a breaking key, is unknown, 0–1.',
    }),
    features: t.field({
      type: ['ScanFeature'],
      description:
        'The keys by feature; keys without a feature have a row of their own. Largest gain first, then largest loss.',
      ...computed({ size: 200 }),
      resolve: ({ features }) => features,
    }),
    cheapestRemovals: t.field({
      type: ['ScanRemoval'],
      description:
        'What to remove or guard to get closer to the line: the best one, the best two and, if neither reaches it, more. One and two are exact; more are chosen greedily. Empty if the line is reached, or missed only for the unknown share.',
      ...computed({ size: 3 }),
      resolve: ({ cheapestRemovals }) => cheapestRemovals,
    }),
    unknownKeys: t.exposeStringList('unknownKeys', {
      description: 'Keys that the data does not have; they count for nothing.',
    }),
  }),
});

builder.objectType('ScanFeature', {
  description: 'The keys of one feature that code uses, with or without a fallback.',
  fields: (t) => ({
    feature: t.field({
      type: 'Feature',
      nullable: true,
      description: 'The feature. Null for a key that is part of none.',
      resolve: ({ feature }) => feature,
    }),
    keys: t.field({
      type: ['CompatKey'],
      description: 'Its keys that the code uses.',
      extensions: { size: 5 },
      resolve: ({ keys }) => keys,
    }),
    isGuarded: t.exposeBoolean('isGuarded', {
      description: 'Whether these uses have a test or a fallback. They never count.',
    }),
    lostShare: t.exposeFloat('lostShare', {
      description: 'The share that lacks at least one of these keys, 0–1.',
    }),
    partlyShare: t.exposeFloat('partlyShare', {
      description:
        'Of `lostShare`, the share that runs the code with only a part of these keys, 0–1. 0 if no key breaks the code.',
    }),
    gainedShare: t.exposeFloat('gainedShare', {
      description: 'How much `runsShare` would grow without these uses alone, 0–1.',
    }),
    consequence: t.expose('consequence', {
      type: consequenceEnum,
      description: 'The worst of its keys.',
    }),
  }),
});

builder.objectType('ScanRemoval', {
  description: 'What to remove or guard together.',
  fields: (t) => ({
    features: t.field({
      type: ['Feature'],
      description: 'The features.',
      extensions: { size: 3 },
      resolve: ({ features }) => features,
    }),
    keys: t.field({
      type: ['CompatKey'],
      description: 'Keys that are part of no feature.',
      extensions: { size: 3 },
      resolve: ({ keys }) => keys,
    }),
    runsShare: t.exposeFloat('runsShare', {
      description: 'What `runsShare` would be without them.',
    }),
  }),
});

builder.queryField('scanReport', (t) =>
  t.field({
    type: 'ScanReport',
    description: `How much of an audience can run code that uses certain keys. It takes only keys and counts, at most ${MAX_SCAN_KEYS} keys; code is never sent. Error: ARGUMENT_INVALID.`,
    args: {
      uses: t.arg({
        type: [useInput],
        required: true,
        description:
          'The keys, each once for every consequence, uses with and without a fallback apart.',
      }),
      audience: audienceArg(t.arg),
      linePercent: linePercentArg(t.arg),
    },
    ...computed(),
    resolve: (_, { uses, audience, linePercent }, context) => {
      checkScanUses(uses);
      const line = checkLinePercent(linePercent);
      return buildScanReport(context.catalogue, context.audience(audience), uses, line);
    },
  }),
);
