/**
 * @generated SignedSource<<5fea3e272f7bd3901416d8655bf93a57>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type Spotlight_query$data = Result<{
  readonly spotlight: {
    readonly edges: ReadonlyArray<{
      readonly node: {
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
        readonly slug: string;
      };
    }>;
  };
  readonly " $fragmentType": "Spotlight_query";
}, unknown>;
export type Spotlight_query$key = {
  readonly " $data"?: Spotlight_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Spotlight_query">;
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
  "name": "Spotlight_query",
  "selections": [
    {
      "alias": "spotlight",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        },
        {
          "kind": "Literal",
          "name": "query",
          "value": "baseline_status:newly"
        },
        {
          "kind": "Literal",
          "name": "sort",
          "value": "NEWLY_ON_DESC"
        }
      ],
      "concreteType": "FeatureConnection",
      "kind": "LinkedField",
      "name": "features",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "FeatureEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Feature",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "features(first:1,query:\"baseline_status:newly\",sort:\"NEWLY_ON_DESC\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "9654141b5957c765329e790e2d4a9993";

export default node;
