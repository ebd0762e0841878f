/**
 * @generated SignedSource<<e3e93f302a71c7d4485d9ec438cc9a40>>
 * @relayHash ec13125c73be03c1b0803e8e18af7528
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 524acb4b56bdbe134ec0db817784673ecddfe4a3c247dafa219d1b0f8ec5d933

import type { ConcreteRequest } from 'relay-runtime';
export type AudienceSourceCadence = "DAILY" | "WEEKLY";
export type RenewAudienceSourceInput = {
  cadence?: AudienceSourceCadence | null | undefined;
  id: string;
  key?: string | null | undefined;
  workspaceId: string;
};
export type useRenewAudienceSourceMutation$variables = {
  input: RenewAudienceSourceInput;
};
export type useRenewAudienceSourceMutation$data = {
  readonly renewAudienceSource: {
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
    readonly source: {
      readonly error: string | null | undefined;
      readonly failingSince: string | null | undefined;
      readonly id: string;
      readonly nextAt: string | null | undefined;
    } | null | undefined;
  };
};
export type useRenewAudienceSourceMutation = {
  response: useRenewAudienceSourceMutation$data;
  variables: useRenewAudienceSourceMutation$variables;
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
    "concreteType": "RenewAudienceSourcePayload",
    "kind": "LinkedField",
    "name": "renewAudienceSource",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nextAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "error",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "failingSince",
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
    "name": "useRenewAudienceSourceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRenewAudienceSourceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "524acb4b56bdbe134ec0db817784673ecddfe4a3c247dafa219d1b0f8ec5d933",
    "metadata": {},
    "name": "useRenewAudienceSourceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d7cbcc3856a4fb8db6ece3557057e6d4";

export default node;
