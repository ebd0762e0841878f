/**
 * @generated SignedSource<<d3e5e8a4a8178cc9c929f72d4ce9ed78>>
 * @relayHash 15a19c50786543ab384c5c1d3fa680d6
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aae96755c6dfb97b402da3d4add8625f8303ba4ebae4ab718ea3e3cb8b7715a0

import type { ConcreteRequest } from 'relay-runtime';
export type CreateResetLinkInput = {
  email: string;
};
export type useCreateResetLinkMutation$variables = {
  input: CreateResetLinkInput;
};
export type useCreateResetLinkMutation$data = {
  readonly createResetLink: {
    readonly link: string | null | undefined;
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  };
};
export type useCreateResetLinkMutation = {
  response: useCreateResetLinkMutation$data;
  variables: useCreateResetLinkMutation$variables;
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
    "concreteType": "CreateResetLinkPayload",
    "kind": "LinkedField",
    "name": "createResetLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "link",
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
    "name": "useCreateResetLinkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateResetLinkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "aae96755c6dfb97b402da3d4add8625f8303ba4ebae4ab718ea3e3cb8b7715a0",
    "metadata": {},
    "name": "useCreateResetLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "252410fac4e91effcc9af46762d06b23";

export default node;
