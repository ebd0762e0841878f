/**
 * @generated SignedSource<<d99a85f5f96879af4fbe34b8783db27d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BaselineStatus = "LIMITED" | "NEWLY" | "WIDELY";
import type { FragmentRefs, Result } from "relay-runtime";
export type UnpublishedStatus_feature$data = Result<{
  readonly baseline: {
    readonly newlyOn: string | null | undefined;
    readonly status: BaselineStatus;
  };
  readonly changedCompatKeys: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly path: string;
      };
    }>;
    readonly totalCount: number;
  };
  readonly dataOn: string;
  readonly isPublished: boolean;
  readonly publishedBaseline: {
    readonly newlyOn: string | null | undefined;
    readonly status: BaselineStatus;
  };
  readonly " $fragmentType": "UnpublishedStatus_feature";
}, unknown>;
export type UnpublishedStatus_feature$key = {
  readonly " $data"?: UnpublishedStatus_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnpublishedStatus_feature">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "UnpublishedStatus_feature",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPublished",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Baseline",
      "kind": "LinkedField",
      "name": "baseline",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "publishedBaseline",
      "args": [
        {
          "kind": "Literal",
          "name": "published",
          "value": true
        }
      ],
      "concreteType": "Baseline",
      "kind": "LinkedField",
      "name": "baseline",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": "baseline(published:true)"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 3
        }
      ],
      "concreteType": "CompatKeyConnection",
      "kind": "LinkedField",
      "name": "changedCompatKeys",
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
          "concreteType": "CompatKeyEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "CompatKey",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "path",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "changedCompatKeys(first:3)"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dataOn",
      "storageKey": null
    }
  ],
  "type": "Feature",
  "abstractKey": null
};
})();

(node as any).hash = "db15e5299944f4589951b3cfb22488a6";

export default node;
