/**
 * @generated SignedSource<<773e816d6d20568c15b665ce72df6206>>
 * @relayHash 711b63ca46696f8e172b9e735b8295cf
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ce6519fee17fc93b18df179da824b1dfb5d423e3555f2bedf81ee6a193bf206

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateWorkspaceInput = {
  name: string;
  workspaceId: string;
};
export type useUpdateWorkspaceMutation$variables = {
  input: UpdateWorkspaceInput;
};
export type useUpdateWorkspaceMutation$data = {
  readonly updateWorkspace: {
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
    readonly workspace: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
  };
};
export type useUpdateWorkspaceMutation = {
  response: useUpdateWorkspaceMutation$data;
  variables: useUpdateWorkspaceMutation$variables;
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
    "concreteType": "UpdateWorkspacePayload",
    "kind": "LinkedField",
    "name": "updateWorkspace",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Workspace",
        "kind": "LinkedField",
        "name": "workspace",
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
    "name": "useUpdateWorkspaceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateWorkspaceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1ce6519fee17fc93b18df179da824b1dfb5d423e3555f2bedf81ee6a193bf206",
    "metadata": {},
    "name": "useUpdateWorkspaceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "741a041387c3c2932b6f3e11fc6fcaf1";

export default node;
