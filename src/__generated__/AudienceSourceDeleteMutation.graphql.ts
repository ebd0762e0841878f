/**
 * @generated SignedSource<<acc9bb056942f3b1002397fefcb3b087>>
 * @relayHash e3b7c231f9a4ac89028296bcccb7e053
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 342d7036ddf939b20d022848d46bdf38fc1c48e67c2c4fbdc7f29832a04a6672

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteAudienceSourceInput = {
  id: string;
  workspaceId: string;
};
export type AudienceSourceDeleteMutation$variables = {
  input: DeleteAudienceSourceInput;
};
export type AudienceSourceDeleteMutation$data = {
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
export type AudienceSourceDeleteMutation = {
  response: AudienceSourceDeleteMutation$data;
  variables: AudienceSourceDeleteMutation$variables;
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
    "name": "AudienceSourceDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AudienceSourceDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "342d7036ddf939b20d022848d46bdf38fc1c48e67c2c4fbdc7f29832a04a6672",
    "metadata": {},
    "name": "AudienceSourceDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ed7fa82ec6e4b50aad86a85d532a4ca5";

export default node;
