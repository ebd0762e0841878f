/**
 * @generated SignedSource<<67a07cd7b588ee7ee9f22b394346e6d2>>
 * @relayHash 68764ee8e39fc256a6d5d9908dd1168d
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2040c5c7b63ddc14536f4413908fe6c62f39399f3c8293a30375689412a381f

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
export type useSaveAudienceMutation$variables = {
  input: CreateAudienceInput;
};
export type useSaveAudienceMutation$data = {
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
export type useSaveAudienceMutation = {
  response: useSaveAudienceMutation$data;
  variables: useSaveAudienceMutation$variables;
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
    "name": "useSaveAudienceMutation",
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
    "name": "useSaveAudienceMutation",
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
    "id": "d2040c5c7b63ddc14536f4413908fe6c62f39399f3c8293a30375689412a381f",
    "metadata": {},
    "name": "useSaveAudienceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4a1e5e2bbbeb430823f5d987f746b10a";

export default node;
