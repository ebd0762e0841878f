/**
 * @generated SignedSource<<760500c6c97c8bc78ea1dd706833f818>>
 * @relayHash f79f26b75168b95c5bad58359c57fb8f
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e79f07a9633efe63f5fef871634f0ae1233f525493c3a0b88e19ad323f491f3

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
export type useCreateAudienceSourceMutation$variables = {
  input: CreateAudienceSourceInput;
};
export type useCreateAudienceSourceMutation$data = {
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
export type useCreateAudienceSourceMutation = {
  response: useCreateAudienceSourceMutation$data;
  variables: useCreateAudienceSourceMutation$variables;
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
    "name": "useCreateAudienceSourceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateAudienceSourceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8e79f07a9633efe63f5fef871634f0ae1233f525493c3a0b88e19ad323f491f3",
    "metadata": {},
    "name": "useCreateAudienceSourceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3604933c24ce219f8264bc183d354668";

export default node;
