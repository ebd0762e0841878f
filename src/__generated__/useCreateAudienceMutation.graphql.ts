/**
 * @generated SignedSource<<37a57d9aa979fe7aa7b087f874495201>>
 * @relayHash d878b0ab2f284bb14961cc6ae3167773
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5d5b39102c963146b36d9c221b10d0500bca42843165f0cce523377444f5a2b

import type { ConcreteRequest } from 'relay-runtime';
export type CreateAudienceInput = {
  name: string;
  parts: ReadonlyArray<AudiencePartInput>;
  token: string;
};
export type AudiencePartInput = {
  browsers?: ReadonlyArray<BrowserWeightsInput> | null | undefined;
  key?: string | null | undefined;
  unmapped?: ReadonlyArray<UnmappedWeightInput> | null | undefined;
  weight: number;
};
export type BrowserWeightsInput = {
  slug: string;
  versions: ReadonlyArray<string>;
  weights: ReadonlyArray<number>;
};
export type UnmappedWeightInput = {
  name: string;
  weight: number;
};
export type useCreateAudienceMutation$variables = {
  input: CreateAudienceInput;
};
export type useCreateAudienceMutation$data = {
  readonly createAudience: {
    readonly audience: {
      readonly key: string;
      readonly name: string;
    } | null | undefined;
    readonly problems: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useCreateAudienceMutation = {
  response: useCreateAudienceMutation$data;
  variables: useCreateAudienceMutation$variables;
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
    "concreteType": "CreateAudiencePayload",
    "kind": "LinkedField",
    "name": "createAudience",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Audience",
        "kind": "LinkedField",
        "name": "audience",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "key",
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
    "name": "useCreateAudienceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateAudienceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a5d5b39102c963146b36d9c221b10d0500bca42843165f0cce523377444f5a2b",
    "metadata": {},
    "name": "useCreateAudienceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "826169cca9969cafd76b793358b75a39";

export default node;
