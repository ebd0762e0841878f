/**
 * @generated SignedSource<<cd8a10900f6e1d25380de7111d0d8eeb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type FeaturePage_feature$data = {
  readonly coverage: Result<{
    readonly partialShare: number;
    readonly " $fragmentSpreads": FragmentRefs<"LeftOut_coverage" | "ShortBrowsers_coverage">;
  }, unknown>;
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"CoverageOverTime_feature" | "FeatureBaseline_feature" | "FeatureDiscouraged_feature" | "FeatureHeader_feature" | "FeatureKeys_feature" | "FeatureReferences_feature" | "FeatureShare_feature" | "FeatureTimeline_feature" | "FeatureVerdict_feature" | "WhatToDo_feature" | "WhatsMissing_feature" | "WhyChanged_feature">;
  readonly " $fragmentType": "FeaturePage_feature";
};
export type FeaturePage_feature$key = {
  readonly " $data"?: FeaturePage_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeaturePage_feature">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "audience"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeaturePage_feature",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeatureHeader_feature"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeatureVerdict_feature"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WhatsMissing_feature"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WhatToDo_feature"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CoverageOverTime_feature"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WhyChanged_feature"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeatureDiscouraged_feature"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeatureKeys_feature"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeatureTimeline_feature"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeatureBaseline_feature"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeatureReferences_feature"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeatureShare_feature"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "audience",
            "variableName": "audience"
          }
        ],
        "concreteType": "Coverage",
        "kind": "LinkedField",
        "name": "coverage",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "partialShare",
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LeftOut_coverage"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ShortBrowsers_coverage"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "Feature",
  "abstractKey": null
};

(node as any).hash = "81766b73b29d8a13e2db4482d0a9f948";

export default node;
