/**
 * @generated SignedSource<<0be9a4ec028a8db825cd7a7c9b047d63>>
 * @relayHash 1486bfa889ef8cc801c6724e3693369f
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb2f553e7d6213bb23ac5bc8188ceaf38dfec2daf0f0539f242a6d4eb8b28301

import type { ConcreteRequest } from 'relay-runtime';
export type AudienceSourceCadence = "DAILY" | "WEEKLY";
export type AudienceSourceKind = "MATOMO" | "PLAUSIBLE" | "POSTHOG" | "PUSH";
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
    "id": "fb2f553e7d6213bb23ac5bc8188ceaf38dfec2daf0f0539f242a6d4eb8b28301",
    "metadata": {},
    "name": "NewAudienceSourceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2861cd450d3d50af67efc590d27fff1f";

export default node;
