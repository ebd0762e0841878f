/**
 * @generated SignedSource<<394247da81c3e7160734ddbcd51e6e1c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type LatestChanges_query$data = Result<{
  readonly latestChanges: {
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
    readonly from: {
      readonly name: string;
    };
    readonly to: {
      readonly name: string;
    };
  };
  readonly " $fragmentType": "LatestChanges_query";
}, unknown>;
export type LatestChanges_query$key = {
  readonly " $data"?: LatestChanges_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"LatestChanges_query">;
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
  "name": "LatestChanges_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "audience",
          "variableName": "audience"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 8
        }
      ],
      "concreteType": "ChangeConnection",
      "kind": "LinkedField",
      "name": "latestChanges",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ChangePoint",
          "kind": "LinkedField",
          "name": "from",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ChangePoint",
          "kind": "LinkedField",
          "name": "to",
          "plural": false,
          "selections": (v1/*:: as any*/),
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
                (v0/*:: as any*/),
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
})();

(node as any).hash = "db9508f12d5a023dc525bbde15276ba5";

export default node;
