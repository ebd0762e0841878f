/**
 * @generated SignedSource<<77d1cb492060dc741ad4debcaa26e38d>>
 * @relayHash ba3dadf980ffc0e1f864603a39a98a9f
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a10d12217742c1e3f39680cbe667442fd3cfa750daba5102ab19c1412ee7822

import type { ConcreteRequest } from 'relay-runtime';
export type AudienceSourceCadence = "DAILY" | "WEEKLY";
export type RenewAudienceSourceInput = {
  cadence?: AudienceSourceCadence | null | undefined;
  id: string;
  key?: string | null | undefined;
  workspaceId: string;
};
export type AudienceSourceRenewMutation$variables = {
  input: RenewAudienceSourceInput;
};
export type AudienceSourceRenewMutation$data = {
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
export type AudienceSourceRenewMutation = {
  response: AudienceSourceRenewMutation$data;
  variables: AudienceSourceRenewMutation$variables;
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
    "name": "AudienceSourceRenewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AudienceSourceRenewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4a10d12217742c1e3f39680cbe667442fd3cfa750daba5102ab19c1412ee7822",
    "metadata": {},
    "name": "AudienceSourceRenewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7524b3ee13fbd88464d2e17a956cc1c4";

export default node;
