/**
 * @generated SignedSource<<5ea9f3a8d425827d9ef5a8f14d8dbe4a>>
 * @relayHash 9d94fa6d168c6eb8ad5db2a9c3505026
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b52ebf56180540a5acd925d980ccaec9d31cdf34dc7714b60ea1b55aa67fc3a3

import type { ConcreteRequest } from 'relay-runtime';
export type EndSessionInput = {
  id: string;
};
export type SessionsMutation$variables = {
  input: EndSessionInput;
};
export type SessionsMutation$data = {
  readonly endSession: {
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
    readonly viewer: {
      readonly id: string;
    } | null | undefined;
  };
};
export type SessionsMutation = {
  response: SessionsMutation$data;
  variables: SessionsMutation$variables;
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
    "concreteType": "EndSessionPayload",
    "kind": "LinkedField",
    "name": "endSession",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
    "name": "SessionsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SessionsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b52ebf56180540a5acd925d980ccaec9d31cdf34dc7714b60ea1b55aa67fc3a3",
    "metadata": {},
    "name": "SessionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fa7bd1d89e351c2a695768998628057a";

export default node;
