/**
 * @generated SignedSource<<1a289ae23ba4daab3aaade323f536b08>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WaitingList_project$data = {
  readonly linePercent: number;
  readonly slug: string;
  readonly waiting: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"DecisionTable_decisions">;
      };
    }>;
  };
  readonly workspace: {
    readonly slug: string;
  };
  readonly " $fragmentType": "WaitingList_project";
};
export type WaitingList_project$key = {
  readonly " $data"?: WaitingList_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingList_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WaitingList_project",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linePercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Workspace",
      "kind": "LinkedField",
      "name": "workspace",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": "waiting",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        },
        {
          "kind": "Literal",
          "name": "state",
          "value": [
            "WAITING"
          ]
        }
      ],
      "concreteType": "DecisionConnection",
      "kind": "LinkedField",
      "name": "decisions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DecisionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Decision",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "DecisionTable_decisions"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "decisions(first:50,state:[\"WAITING\"])"
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "53d92c09b6aed290d17d6a093ebd7690";

export default node;
