/**
 * @generated SignedSource<<565a07093e0b609449e079439ef9d0a0>>
 * @relayHash 61f51f3c6f15fc3725fa3bb248b4b17c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f69e55e511353a42eea149c129f4f5de2952463d6058e7bf6f08d3d390c87b49

import type { ConcreteRequest } from 'relay-runtime';
export type ScanConsequence = "BLOCK_IGNORED" | "ENHANCEMENT" | "FILE_DOES_NOT_RUN" | "IGNORED" | "NOT_REACHED" | "READS_UNDEFINED" | "RULE_DROPPED" | "THROWS";
export type ScanUseInput = {
  consequence: ScanConsequence;
  count: number;
  isGuarded: boolean;
  key: string;
};
export type useScanReportQuery$variables = {
  audience: string;
  linePercent: number;
  uses: ReadonlyArray<ScanUseInput>;
};
export type useScanReportQuery$data = {
  readonly scanReport: {
    readonly cheapestRemovals: ReadonlyArray<{
      readonly features: ReadonlyArray<{
        readonly name: string;
        readonly slug: string;
      }>;
      readonly keys: ReadonlyArray<{
        readonly path: string;
      }>;
      readonly runsShare: number;
    }>;
    readonly everythingShare: number;
    readonly features: ReadonlyArray<{
      readonly consequence: ScanConsequence;
      readonly feature: {
        readonly name: string;
        readonly slug: string;
      } | null | undefined;
      readonly isGuarded: boolean;
      readonly keys: ReadonlyArray<{
        readonly mdnUrl: string | null | undefined;
        readonly path: string;
      }>;
      readonly lostShare: number;
      readonly partlyShare: number;
    }>;
    readonly runsShare: number;
    readonly unknownKeys: ReadonlyArray<string>;
    readonly unknownShare: number;
    readonly wholeShare: number;
  };
};
export type useScanReportQuery = {
  response: useScanReportQuery$data;
  variables: useScanReportQuery$variables;
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
v3 = [
  {
    "kind": "Variable",
    "name": "audience",
    "variableName": "audience"
  },
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
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "runsShare",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "wholeShare",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "everythingShare",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unknownShare",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unknownKeys",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v11 = [
  (v9/*:: as any*/),
  (v10/*:: as any*/)
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mdnUrl",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isGuarded",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lostShare",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "partlyShare",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "consequence",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v19 = [
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  (v18/*:: as any*/)
];
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
    "name": "useScanReportQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "ScanReport",
        "kind": "LinkedField",
        "name": "scanReport",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
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
                "concreteType": "Feature",
                "kind": "LinkedField",
                "name": "feature",
                "plural": false,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CompatKey",
                "kind": "LinkedField",
                "name": "keys",
                "plural": true,
                "selections": [
                  (v12/*:: as any*/),
                  (v13/*:: as any*/)
                ],
                "storageKey": null
              },
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ScanRemoval",
            "kind": "LinkedField",
            "name": "cheapestRemovals",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Feature",
                "kind": "LinkedField",
                "name": "features",
                "plural": true,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CompatKey",
                "kind": "LinkedField",
                "name": "keys",
                "plural": true,
                "selections": [
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              },
              (v4/*:: as any*/)
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
    "name": "useScanReportQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "ScanReport",
        "kind": "LinkedField",
        "name": "scanReport",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
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
                "concreteType": "Feature",
                "kind": "LinkedField",
                "name": "feature",
                "plural": false,
                "selections": (v19/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CompatKey",
                "kind": "LinkedField",
                "name": "keys",
                "plural": true,
                "selections": [
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v18/*:: as any*/)
                ],
                "storageKey": null
              },
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ScanRemoval",
            "kind": "LinkedField",
            "name": "cheapestRemovals",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Feature",
                "kind": "LinkedField",
                "name": "features",
                "plural": true,
                "selections": (v19/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CompatKey",
                "kind": "LinkedField",
                "name": "keys",
                "plural": true,
                "selections": [
                  (v12/*:: as any*/),
                  (v18/*:: as any*/)
                ],
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f69e55e511353a42eea149c129f4f5de2952463d6058e7bf6f08d3d390c87b49",
    "metadata": {},
    "name": "useScanReportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d647a52a1e3bfd380d916f6a498d5dbe";

export default node;
