/**
 * @generated SignedSource<<3c20e818d1ddc2c1fe6e3f8d79969415>>
 * @relayHash 21d37f9cac78ea9015c6f43e73f436c7
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39fea5e3951b9ad7d671baf728be17c7d466791161d2b216a896565b2a71cf07

import type { ConcreteRequest } from 'relay-runtime';
export type useDeleteAudienceMutation$variables = {
  key: string;
  token: string;
};
export type useDeleteAudienceMutation$data = {
  readonly deleteAudience: {
    readonly deletedId: string | null | undefined;
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
    "id": "39fea5e3951b9ad7d671baf728be17c7d466791161d2b216a896565b2a71cf07",
    "metadata": {},
    "name": "useDeleteAudienceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2e0e867cab33ea6551295910594f4ce0";

export default node;
