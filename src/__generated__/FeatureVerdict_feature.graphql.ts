/**
 * @generated SignedSource<<e2b4109a5cb17a5ad034345f5a8fba5a>>
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
  readonly " $fragmentType": "FeatureVerdict_feature";
}, unknown>;
export type FeatureVerdict_feature$key = {
  readonly " $data"?: FeatureVerdict_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeatureVerdict_feature">;
};

const node: ReaderFragment = {
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
              "name": "isNewlyOnUpperBound",
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
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                }
              ],
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

(node as any).hash = "d2914ac369a91e6819ae337b0e8eaf19";

export default node;
