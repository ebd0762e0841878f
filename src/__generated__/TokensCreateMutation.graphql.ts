/**
 * @generated SignedSource<<2e4d42036ec376b5e752c7c5767b7758>>
 * @relayHash 87cd88d0e0089a81bd288c19fd6324b2
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1ad716dece1cd96105279fd6c6dac0ee87468e4eeb81ba4f1df228bab9f05de

import type { ConcreteRequest } from 'relay-runtime';
export type TokenScope = "READ" | "WRITE";
export type CreateApiTokenInput = {
  expiresAt: string;
  name: string;
  scope: TokenScope;
  workspaceId: string;
};
export type TokensCreateMutation$variables = {
  input: CreateApiTokenInput;
};
export type TokensCreateMutation$data = {
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
export type TokensCreateMutation = {
  response: TokensCreateMutation$data;
  variables: TokensCreateMutation$variables;
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
    "name": "TokensCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TokensCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f1ad716dece1cd96105279fd6c6dac0ee87468e4eeb81ba4f1df228bab9f05de",
    "metadata": {},
    "name": "TokensCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "96ebed3db4ba650def5023cbc398140d";

export default node;
