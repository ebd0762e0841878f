/**
 * @generated SignedSource<<956281a7540340eab5713b669df83884>>
 * @relayHash e1884f29fb08c2c33c058e5b93d2c5b1
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 030bff8422bbabbaccd288779914cb3e3a0fc5ac58c1e2b639178de4a0ea06d5

import type { ConcreteRequest } from 'relay-runtime';
export type AudienceSourceCadence = "DAILY" | "WEEKLY";
export type AudienceSourceKind = "BEACON" | "MATOMO" | "PLAUSIBLE" | "POSTHOG" | "PUSH";
export type CreateAudienceSourceInput = {
  address?: string | null | undefined;
  cadence?: AudienceSourceCadence | null | undefined;
  key?: string | null | undefined;
  kind: AudienceSourceKind;
  name: string;
  site?: string | null | undefined;
  workspaceId: string;
};
export type NewAudienceSourceMutation$variables = {
  input: CreateAudienceSourceInput;
};
export type NewAudienceSourceMutation$data = {
  readonly createAudienceSource: {
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
    readonly source: {
      readonly id: string;
      readonly kind: AudienceSourceKind;
      readonly pushUrl: string | null | undefined;
    } | null | undefined;
  };
};
export type NewAudienceSourceMutation = {
  response: NewAudienceSourceMutation$data;
  variables: NewAudienceSourceMutation$variables;
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
    "concreteType": "CreateAudienceSourcePayload",
    "kind": "LinkedField",
    "name": "createAudienceSource",
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
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pushUrl",
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
    "name": "NewAudienceSourceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewAudienceSourceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "030bff8422bbabbaccd288779914cb3e3a0fc5ac58c1e2b639178de4a0ea06d5",
    "metadata": {},
    "name": "NewAudienceSourceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a17ac33c685d51dd51d9c94828461752";

export default node;
