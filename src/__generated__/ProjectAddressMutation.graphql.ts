/**
 * @generated SignedSource<<5e36736edd17fc576ada0f5559a01546>>
 * @relayHash 42ad20700532925731ad471c8326c4b5
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 062c2ee93d83462d4807862b6f07757b39b9d69d5604139490231fc1b4a6857f

import type { ConcreteRequest } from 'relay-runtime';
export type ChangeProjectAddressInput = {
  projectId: string;
  slug: string;
};
export type ProjectAddressMutation$variables = {
  input: ChangeProjectAddressInput;
};
export type ProjectAddressMutation$data = {
  readonly changeProjectAddress: {
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
    readonly project: {
      readonly id: string;
      readonly slug: string;
      readonly version: number;
    } | null | undefined;
  };
};
export type ProjectAddressMutation = {
  response: ProjectAddressMutation$data;
  variables: ProjectAddressMutation$variables;
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
    "concreteType": "ChangeProjectAddressPayload",
    "kind": "LinkedField",
    "name": "changeProjectAddress",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
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
            "name": "slug",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
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
    "name": "ProjectAddressMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProjectAddressMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "062c2ee93d83462d4807862b6f07757b39b9d69d5604139490231fc1b4a6857f",
    "metadata": {},
    "name": "ProjectAddressMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "183a9a8c3e4df8657fb3c32c9e8062e9";

export default node;
