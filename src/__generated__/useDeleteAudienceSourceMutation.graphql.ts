/**
 * @generated SignedSource<<b6ec34c007f23ae0b0c2394ed8869c8b>>
 * @relayHash ea6676606cbe0e6a4789a4fe0f4b6583
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd061b9d582757c3f40f4559e5b72f13dd02ec5c2ae7e7fce3613a11401fd6e7

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteAudienceSourceInput = {
  id: string;
  workspaceId: string;
};
export type useDeleteAudienceSourceMutation$variables = {
  input: DeleteAudienceSourceInput;
};
export type useDeleteAudienceSourceMutation$data = {
  readonly deleteAudienceSource: {
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
    readonly source: {
      readonly id: string;
    } | null | undefined;
  };
};
export type useDeleteAudienceSourceMutation = {
  response: useDeleteAudienceSourceMutation$data;
  variables: useDeleteAudienceSourceMutation$variables;
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
    "concreteType": "DeleteAudienceSourcePayload",
    "kind": "LinkedField",
    "name": "deleteAudienceSource",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AudienceSource",
        "kind": "LinkedField",
        "name": "source",
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
    "name": "useDeleteAudienceSourceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteAudienceSourceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "dd061b9d582757c3f40f4559e5b72f13dd02ec5c2ae7e7fce3613a11401fd6e7",
    "metadata": {},
    "name": "useDeleteAudienceSourceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "246ac024f4a7bd157e18392158c576a5";

export default node;
