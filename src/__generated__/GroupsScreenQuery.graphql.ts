/**
 * @generated SignedSource<<b5c67c85a018e00f8e81fb2cc468f1a0>>
 * @relayHash c00676f866f755e15515bd71cffa0c19
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 599b3e4dbf02eac7f16b6718f4f2127da1930b88fa5bfd2cad466309ead8ad62

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupsScreenQuery$variables = {
  audience: string;
  linePercent: number;
};
export type GroupsScreenQuery$data = {
  readonly groups: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"GroupTree_groups">;
  }>;
};
export type GroupsScreenQuery = {
  response: GroupsScreenQuery$data;
  variables: GroupsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "audience"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "linePercent"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "GroupsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Group",
        "kind": "LinkedField",
        "name": "groups",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GroupTree_groups"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "GroupsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Group",
        "kind": "LinkedField",
        "name": "groups",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
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
            "name": "featureCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Variable",
                "name": "audience",
                "variableName": "audience"
              },
              {
                "kind": "Variable",
                "name": "linePercent",
                "variableName": "linePercent"
              }
            ],
            "kind": "ScalarField",
            "name": "featureCountAtLine",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Group",
            "kind": "LinkedField",
            "name": "parent",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "599b3e4dbf02eac7f16b6718f4f2127da1930b88fa5bfd2cad466309ead8ad62",
    "metadata": {},
    "name": "GroupsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "df3c5869386acd5128531e06a89c6344";

export default node;
