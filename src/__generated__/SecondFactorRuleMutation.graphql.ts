/**
 * @generated SignedSource<<eaa5664e3087902089f59dbd7d67a62e>>
 * @relayHash d8462a66d94d77667ac0c024d6e06f91
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32ca8df7c870afa099aaed6c0563bf6689533af672d01c838ed35d69cb79f3af

import type { ConcreteRequest } from 'relay-runtime';
export type RequireSecondFactorInput = {
  isRequired: boolean;
  workspaceId: string;
};
export type SecondFactorRuleMutation$variables = {
  input: RequireSecondFactorInput;
};
export type SecondFactorRuleMutation$data = {
  readonly requireSecondFactor: {
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
    readonly workspace: {
      readonly id: string;
      readonly needsSecondFactor: boolean;
    } | null | undefined;
  };
};
export type SecondFactorRuleMutation = {
  response: SecondFactorRuleMutation$data;
  variables: SecondFactorRuleMutation$variables;
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
    "concreteType": "RequireSecondFactorPayload",
    "kind": "LinkedField",
    "name": "requireSecondFactor",
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
            "name": "needsSecondFactor",
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
    "name": "SecondFactorRuleMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SecondFactorRuleMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "32ca8df7c870afa099aaed6c0563bf6689533af672d01c838ed35d69cb79f3af",
    "metadata": {},
    "name": "SecondFactorRuleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "602f73e6a3f47064ec9191745526f1a8";

export default node;
