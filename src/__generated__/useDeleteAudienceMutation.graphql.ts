/**
 * @generated SignedSource<<7d70c668a363e754449a0a989825b5b4>>
 * @relayHash 92469c1676a0ec8fd39a9c2ef7046f48
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ebf787a540e218a0ebc1bb613a4ffc6195732b296730554e63a3338acc8107bc

import type { ConcreteRequest } from 'relay-runtime';
export type useDeleteAudienceMutation$variables = {
  key: string;
  token: string;
};
export type useDeleteAudienceMutation$data = {
  readonly deleteAudience: {
    readonly key: string | null | undefined;
    readonly problems: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useDeleteAudienceMutation = {
  response: useDeleteAudienceMutation$data;
  variables: useDeleteAudienceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "key"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "key",
        "variableName": "key"
      },
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "DeleteAudiencePayload",
    "kind": "LinkedField",
    "name": "deleteAudience",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "key",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Problem",
        "kind": "LinkedField",
        "name": "problems",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteAudienceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteAudienceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ebf787a540e218a0ebc1bb613a4ffc6195732b296730554e63a3338acc8107bc",
    "metadata": {},
    "name": "useDeleteAudienceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3e45e76aeb879d7b36be055d42f990c3";

export default node;
