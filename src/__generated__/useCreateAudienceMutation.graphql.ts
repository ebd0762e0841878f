/**
 * @generated SignedSource<<ca16a24eb0727e2309634a7773b70197>>
 * @relayHash c820d616c9605e8e4fce60dfde2eafae
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7584a36273fca6a197dafab03136d9d6efdbeda627bbdae57ea55c9272b17c8e

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
  value?: AudienceValueInput | null | undefined;
  versionless?: ReadonlyArray<VersionlessWeightInput> | null | undefined;
  versionsFrom?: string | null | undefined;
  weight: number;
};
export type BrowserWeightsInput = {
  slug: string;
  values?: ReadonlyArray<number> | null | undefined;
  versions: ReadonlyArray<string>;
  weights: ReadonlyArray<number>;
};
export type UnmappedWeightInput = {
  name: string;
  weight: number;
};
export type AudienceValueInput = {
  name: string;
  step: number;
  unknownWeight: number;
};
export type VersionlessWeightInput = {
  browsers: ReadonlyArray<string>;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateAudienceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateAudienceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
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
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7584a36273fca6a197dafab03136d9d6efdbeda627bbdae57ea55c9272b17c8e",
    "metadata": {},
    "name": "useCreateAudienceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "826169cca9969cafd76b793358b75a39";

export default node;
