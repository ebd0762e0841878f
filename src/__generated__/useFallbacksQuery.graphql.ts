/**
 * @generated SignedSource<<b868ba362efe79475f01ac8ebd625abb>>
 * @relayHash 6f153aa189dc2a68e37caf0720f72378
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c3a7051f32e6e8d390aebb89a3d78eb207364292e850dd8147a6c207db1d05a

import type { ConcreteRequest } from 'relay-runtime';
export type ScanConsequence = "BLOCK_IGNORED" | "ENHANCEMENT" | "FILE_DOES_NOT_RUN" | "IGNORED" | "NOT_REACHED" | "READS_UNDEFINED" | "RULE_DROPPED" | "THROWS";
export type ScanUseInput = {
  consequence: ScanConsequence;
  count: number;
  isGuarded: boolean;
  key: string;
};
export type useFallbacksQuery$variables = {
  audience: string;
  linePercent: number;
  uses: ReadonlyArray<ScanUseInput>;
};
export type useFallbacksQuery$data = {
  readonly scanReport: {
    readonly features: ReadonlyArray<{
      readonly keys: ReadonlyArray<{
        readonly coverage: {
          readonly supportedShare: number;
        };
        readonly path: string;
      }>;
    }>;
  };
};
export type useFallbacksQuery = {
  response: useFallbacksQuery$data;
  variables: useFallbacksQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "audience"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "linePercent"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "uses"
},
v3 = {
  "kind": "Variable",
  "name": "audience",
  "variableName": "audience"
},
v4 = [
  (v3/*:: as any*/),
  {
    "kind": "Variable",
    "name": "linePercent",
    "variableName": "linePercent"
  },
  {
    "kind": "Variable",
    "name": "uses",
    "variableName": "uses"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": [
    (v3/*:: as any*/)
  ],
  "concreteType": "Coverage",
  "kind": "LinkedField",
  "name": "coverage",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "supportedShare",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useFallbacksQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "ScanReport",
        "kind": "LinkedField",
        "name": "scanReport",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ScanFeature",
            "kind": "LinkedField",
            "name": "features",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CompatKey",
                "kind": "LinkedField",
                "name": "keys",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useFallbacksQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "ScanReport",
        "kind": "LinkedField",
        "name": "scanReport",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ScanFeature",
            "kind": "LinkedField",
            "name": "features",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CompatKey",
                "kind": "LinkedField",
                "name": "keys",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5c3a7051f32e6e8d390aebb89a3d78eb207364292e850dd8147a6c207db1d05a",
    "metadata": {},
    "name": "useFallbacksQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "06bf0a4f285daeb2ea09185cd4de2e2c";

export default node;
