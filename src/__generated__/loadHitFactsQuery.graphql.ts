/**
 * @generated SignedSource<<0028bf7485aa40299b91315aaa00d667>>
 * @relayHash d9355178b6186cf3480918b3b83e034d
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17661d1c70d00fcefd5b6c49034342ec0f18056aa07b3ce3d7f6382059eb2907

import type { ConcreteRequest } from 'relay-runtime';
export type BaselineStatus = "LIMITED" | "NEWLY" | "WIDELY";
export type LimitedReason = "DISCOURAGED" | "MIXED" | "NONE_YET" | "ONE_BROWSER_SHORT";
export type loadHitFactsQuery$variables = {
  audience: string;
  ids: ReadonlyArray<string>;
};
export type loadHitFactsQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly baseline?: {
      readonly limitedReason: LimitedReason | null | undefined;
      readonly status: BaselineStatus;
    } | null | undefined;
    readonly coverage?: {
      readonly audience: {
        readonly isFixed: boolean;
      };
      readonly partialShare: number;
      readonly supportedShare: number;
      readonly unknownShare: number;
      readonly unsupportedShare: number;
    } | null | undefined;
    readonly id: string;
    readonly keyBaseline?: {
      readonly limitedReason: LimitedReason | null | undefined;
      readonly status: BaselineStatus;
    } | null | undefined;
  } | null | undefined> | null | undefined;
};
export type loadHitFactsQuery = {
  response: loadHitFactsQuery$data;
  variables: loadHitFactsQuery$variables;
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
  "name": "ids"
},
v2 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "status",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "limitedReason",
    "storageKey": null
  }
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Baseline",
  "kind": "LinkedField",
  "name": "baseline",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v6 = [
  {
    "kind": "Variable",
    "name": "audience",
    "variableName": "audience"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isFixed",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "supportedShare",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "partialShare",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unsupportedShare",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unknownShare",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": (v6/*:: as any*/),
  "concreteType": "Coverage",
  "kind": "LinkedField",
  "name": "coverage",
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
        (v7/*:: as any*/)
      ],
      "storageKey": null
    },
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    (v10/*:: as any*/),
    (v11/*:: as any*/)
  ],
  "storageKey": null
},
v13 = {
  "alias": "keyBaseline",
  "args": null,
  "concreteType": "Baseline",
  "kind": "LinkedField",
  "name": "baseline",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": (v6/*:: as any*/),
  "concreteType": "Coverage",
  "kind": "LinkedField",
  "name": "coverage",
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
        (v7/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    (v10/*:: as any*/),
    (v11/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "loadHitFactsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v5/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "type": "Feature",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v13/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "type": "CompatKey",
            "abstractKey": null
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "loadHitFactsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v5/*:: as any*/),
              (v14/*:: as any*/)
            ],
            "type": "Feature",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v13/*:: as any*/),
              (v14/*:: as any*/)
            ],
            "type": "CompatKey",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "17661d1c70d00fcefd5b6c49034342ec0f18056aa07b3ce3d7f6382059eb2907",
    "metadata": {},
    "name": "loadHitFactsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "24629d3746f4ab184ea83913f735fa91";

export default node;
