/**
 * @generated SignedSource<<92f83cba65e9d24acb0fa920ec6104a4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type ChangedCoverage_query$data = Result<{
  readonly coverage: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly afterShare: number;
        readonly beforeShare: number;
        readonly name: string;
        readonly parts: ReadonlyArray<{
          readonly " $fragmentSpreads": FragmentRefs<"ChangeParts_parts">;
        }>;
        readonly slug: string;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "ChangedCoverage_query";
}, unknown>;
export type ChangedCoverage_query$key = {
  readonly " $data"?: ChangedCoverage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangedCoverage_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "audience"
    },
    {
      "kind": "RootArgument",
      "name": "from"
    },
    {
      "kind": "RootArgument",
      "name": "skip"
    },
    {
      "kind": "RootArgument",
      "name": "to"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "ChangedCoverage_query",
  "selections": [
    {
      "alias": "coverage",
      "args": [
        {
          "kind": "Variable",
          "name": "audience",
          "variableName": "audience"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        },
        {
          "kind": "Variable",
          "name": "from",
          "variableName": "from"
        },
        {
          "kind": "Literal",
          "name": "kind",
          "value": "COVERAGE"
        },
        {
          "kind": "Variable",
          "name": "skip",
          "variableName": "skip"
        },
        {
          "kind": "Variable",
          "name": "to",
          "variableName": "to"
        }
      ],
      "concreteType": "ChangeConnection",
      "kind": "LinkedField",
      "name": "changes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ChangeEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Change",
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
                  "args": null,
                  "kind": "ScalarField",
                  "name": "beforeShare",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "afterShare",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ChangePart",
                  "kind": "LinkedField",
                  "name": "parts",
                  "plural": true,
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "ChangeParts_parts"
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
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "8e6edff9792767722d17a53d17b29054";

export default node;
