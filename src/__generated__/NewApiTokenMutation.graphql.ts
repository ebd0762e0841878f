/**
 * @generated SignedSource<<f549ba822e86d457ece90f86b8885edc>>
 * @relayHash 35fb830c7b2d86964f6223da6f99efea
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 534ec597e214c6c421030bfd10ec3340c51ddbaa18b14424c87d087331c8837e

import type { ConcreteRequest } from 'relay-runtime';
export type TokenScope = "DECIDE" | "READ" | "WRITE";
export type CreateApiTokenInput = {
  expiresAt: string;
  name: string;
  projectId?: string | null | undefined;
  scope: TokenScope;
  workspaceId: string;
};
export type NewApiTokenMutation$variables = {
  input: CreateApiTokenInput;
};
export type NewApiTokenMutation$data = {
  readonly createApiToken: {
    readonly apiToken: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
    readonly secret: string | null | undefined;
  };
};
export type NewApiTokenMutation = {
  response: NewApiTokenMutation$data;
  variables: NewApiTokenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CreateApiTokenPayload",
    "kind": "LinkedField",
    "name": "createApiToken",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "secret",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ApiToken",
        "kind": "LinkedField",
        "name": "apiToken",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
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
          },
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NewApiTokenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewApiTokenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "534ec597e214c6c421030bfd10ec3340c51ddbaa18b14424c87d087331c8837e",
    "metadata": {},
    "name": "NewApiTokenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "72beb22be7e7230d13ac113740f9de2d";

export default node;
