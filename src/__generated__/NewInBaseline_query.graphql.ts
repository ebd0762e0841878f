/**
 * @generated SignedSource<<c49763afabf104cd68e5bb2d72d4a75c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type NewInBaseline_query$data = Result<{
  readonly latest: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly coverage: {
          readonly " $fragmentSpreads": FragmentRefs<"CoverageBar_coverage">;
        };
        readonly name: string;
        readonly slug: string;
      };
    }>;
  };
  readonly " $fragmentType": "NewInBaseline_query";
}, unknown>;
export type NewInBaseline_query$key = {
  readonly " $data"?: NewInBaseline_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewInBaseline_query">;
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
  "name": "NewInBaseline_query",
  "selections": [
    {
      "alias": "latest",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 7
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
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
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
                      "kind": "InlineDataFragmentSpread",
                      "name": "CoverageBar_coverage",
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "supportedShare",
                          "storageKey": null
                        },
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
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "shareError",
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "features(first:7,query:\"baseline_status:newly\",sort:\"NEWLY_ON_DESC\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "27faa60d042ae58209f627b4ddc3d87c";

export default node;
