/**
 * @generated SignedSource<<80e650a03de76643b451dc3d66a51ef7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type FeatureVerdict_feature$data = Result<{
  readonly baseline: {
    readonly " $fragmentSpreads": FragmentRefs<"CoverageVerdict_baseline">;
  };
  readonly coverage: {
    readonly " $fragmentSpreads": FragmentRefs<"CoverageVerdict_coverage">;
  };
  readonly discouraged: {
    readonly __typename: "Discouraged";
  } | null | undefined;
  readonly name: string;
  readonly parts: {
    readonly lackingCount: number;
    readonly withoutLackingShare: number | null | undefined;
  } | null | undefined;
  readonly slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"FeatureBrowsers_feature">;
  readonly " $fragmentType": "FeatureVerdict_feature";
}, unknown>;
export type FeatureVerdict_feature$key = {
  readonly " $data"?: FeatureVerdict_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeatureVerdict_feature">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = [
  {
    "kind": "Variable",
    "name": "audience",
    "variableName": "audience"
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "audience"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "FeatureVerdict_feature",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeatureBrowsers_feature"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Discouraged",
      "kind": "LinkedField",
      "name": "discouraged",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Baseline",
      "kind": "LinkedField",
      "name": "baseline",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "CoverageVerdict_baseline",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "newlyOn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "widelyOn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "limitedReason",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Browser",
              "kind": "LinkedField",
              "name": "missingBrowsers",
              "plural": true,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Browser",
              "kind": "LinkedField",
              "name": "partialBrowsers",
              "plural": true,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v2/*:: as any*/),
      "concreteType": "FeatureParts",
      "kind": "LinkedField",
      "name": "parts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lackingCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "withoutLackingShare",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v2/*:: as any*/),
      "concreteType": "Coverage",
      "kind": "LinkedField",
      "name": "coverage",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CoverageVerdict_coverage"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Feature",
  "abstractKey": null
};
})();

(node as any).hash = "61d59268e5c235fcdbe4d254ac704bbf";

export default node;
