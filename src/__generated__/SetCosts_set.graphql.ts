/**
 * @generated SignedSource<<f751ab83654bd84374a0bd607175d8fa>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type SetCosts_set$data = Result<{
  readonly costliestPair: {
    readonly features: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly gainedShare: number;
  } | null | undefined;
  readonly costs: ReadonlyArray<{
    readonly gainedShare: number;
  }>;
  readonly coverage: {
    readonly supportedShare: number;
  };
  readonly features: ReadonlyArray<{
    readonly baseline: {
      readonly " $fragmentSpreads": FragmentRefs<"BaselineMark_baseline">;
    };
    readonly coverage: {
      readonly " $fragmentSpreads": FragmentRefs<"CoverageBar_coverage">;
    };
    readonly name: string;
    readonly slug: string;
  }>;
  readonly " $fragmentType": "SetCosts_set";
}, unknown>;
export type SetCosts_set$key = {
  readonly " $data"?: SetCosts_set$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetCosts_set">;
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
  {
    "kind": "Variable",
    "name": "audience",
    "variableName": "audience"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "supportedShare",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gainedShare",
  "storageKey": null
};
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
  "name": "SetCosts_set",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Feature",
      "kind": "LinkedField",
      "name": "features",
      "plural": true,
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
          "alias": null,
          "args": null,
          "concreteType": "Baseline",
          "kind": "LinkedField",
          "name": "baseline",
          "plural": false,
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "BaselineMark_baseline",
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
          "args": (v1/*:: as any*/),
          "concreteType": "Coverage",
          "kind": "LinkedField",
          "name": "coverage",
          "plural": false,
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "CoverageBar_coverage",
              "selections": [
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "partialShare",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "unsupportedShare",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "unknownShare",
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v1/*:: as any*/),
      "concreteType": "Coverage",
      "kind": "LinkedField",
      "name": "coverage",
      "plural": false,
      "selections": [
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v1/*:: as any*/),
      "concreteType": "SetCost",
      "kind": "LinkedField",
      "name": "costs",
      "plural": true,
      "selections": [
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v1/*:: as any*/),
      "concreteType": "SetCost",
      "kind": "LinkedField",
      "name": "costliestPair",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Feature",
          "kind": "LinkedField",
          "name": "features",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        (v3/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "FeatureSet",
  "abstractKey": null
};
})();

(node as any).hash = "b2c83f8c888c221702332fb40ca6d214";

export default node;
