/**
 * @generated SignedSource<<08b9e9f83237f9c9b962596367383951>>
 * @relayHash f36ac092616d2e263bba791499216c84
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5691aee245ec13da541a41c9c566db977a0eff67d40ec440f0b9c430ecd97a03

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteAudienceMutation$variables = {
  key: string;
  token: string;
};
export type DeleteAudienceMutation$data = {
  readonly deleteAudience: {
    readonly deletedId: string | null | undefined;
    readonly problems: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type DeleteAudienceMutation = {
  response: DeleteAudienceMutation$data;
  variables: DeleteAudienceMutation$variables;
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
        "name": "deletedId",
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
    "name": "DeleteAudienceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteAudienceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5691aee245ec13da541a41c9c566db977a0eff67d40ec440f0b9c430ecd97a03",
    "metadata": {},
    "name": "DeleteAudienceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ec6520174b48bded211ff4ddaf8c56b8";

export default node;
