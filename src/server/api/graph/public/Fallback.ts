import {
  type BuildTransform,
  getBuildTransform,
  getPolyfill,
  type Polyfill,
} from '@/server/model/coverage/fallbacks';
import type { BundleBytes } from '@/server/model/coverage/fallbacks.data';
import { audienceArg } from './Audience';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    BuildTransform: BuildTransform;
    BundleBytes: BundleBytes;
    Polyfill: Polyfill;
    PolyfillTrial: NonNullable<Polyfill['verifiedIn']>;
  }
}

builder.objectFields('Feature', (t) => ({
  polyfill: t.field({
    type: 'Polyfill',
    nullable: true,
    description: 'A package that brings it to browsers without it. Null if none is known.',
    args: { audience: audienceArg(t.arg) },
    resolve: (feature, { audience }, context) =>
      getPolyfill(context.catalogue, feature, context.audience(audience)),
  }),
  buildTransform: t.field({
    type: 'BuildTransform',
    nullable: true,
    description:
      'A tool that rewrites it for browsers without it when a site is built. Null if none is known.',
    resolve: (feature) => getBuildTransform(feature),
  }),
}));

const packageFields = {
  package: 'Its name on npm.',
  version: 'The version that was measured.',
  lacks: 'Which part of the feature it doesn’t bring, as a sentence. Null if nothing is known.',
  measuredOn: 'The day of the measurement, ISO.',
};

builder.objectType('Polyfill', {
  description: 'A package that brings a feature to browsers without it, and what it costs.',
  fields: (t) => ({
    package: t.exposeString('package', { description: packageFields.package }),
    version: t.exposeString('version', { description: packageFields.version }),
    condition: t.exposeString('condition', {
      description: 'True in a browser that has the feature, as JavaScript.',
    }),
    loader: t.exposeString('loader', {
      description: 'To copy: code that loads the package where the condition is false.',
    }),
    bytes: t.field({
      type: 'BundleBytes',
      description: 'The size of its bundle.',
      resolve: ({ bytes }) => bytes,
    }),
    neededShare: t.exposeFloat('neededShare', {
      description: 'Those whose browsers load it: a share of the whole audience, 0–1.',
    }),
    lacks: t.exposeString('lacks', { nullable: true, description: packageFields.lacks }),
    verifiedIn: t.field({
      type: 'PolyfillTrial',
      nullable: true,
      description: 'The browser in which it was seen to work. Null if none has tried it.',
      resolve: ({ verifiedIn }) => verifiedIn,
    }),
    measuredOn: t.exposeString('measuredOn', { description: packageFields.measuredOn }),
  }),
});

builder.objectType('BundleBytes', {
  description: 'The size of a bundle of scripts.',
  fields: (t) => ({
    minified: t.exposeInt('minified', { description: 'Minified, in bytes.' }),
    gzip: t.exposeInt('gzip', { description: 'Minified and compressed by gzip, in bytes.' }),
    brotli: t.exposeInt('brotli', { description: 'Minified and compressed by Brotli, in bytes.' }),
  }),
});

builder.objectType('PolyfillTrial', {
  description: 'A run of a polyfill in a browser without the feature.',
  fields: (t) => ({
    browser: t.exposeString('browser', { description: 'Its name and version.' }),
    isRemoved: t.exposeBoolean('isRemoved', {
      description:
        'Whether the feature was taken out of the browser. Otherwise the browser lacks it by itself.',
    }),
  }),
});

builder.objectType('BuildTransform', {
  description: 'A tool that rewrites a feature for older browsers when a site is built.',
  fields: (t) => ({
    package: t.exposeString('package', { description: packageFields.package }),
    version: t.exposeString('version', { description: packageFields.version }),
    sample: t.exposeString('sample', { description: 'Code that was rewritten.' }),
    bytesBefore: t.int({
      description: 'The minified sample, in bytes.',
      resolve: ({ bytes }) => bytes.before,
    }),
    bytesAfter: t.int({
      description: 'What the tool made of it, in bytes.',
      resolve: ({ bytes }) => bytes.after,
    }),
    lacks: t.exposeString('lacks', { nullable: true, description: packageFields.lacks }),
    measuredOn: t.exposeString('measuredOn', { description: packageFields.measuredOn }),
  }),
});
