/**
 * @generated SignedSource<<c64320b3e39ce193b8984278fcf64154>>
 * @relayHash f12f762c9c0b10da18fd5df2d417e5f8
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69cfe4f06444c43abcaf1c04cf003ce674eefa2a3b384b4eeca28462b2d5eaee

import type { ConcreteRequest } from 'relay-runtime';
export type BaselineStatus = "LIMITED" | "NEWLY" | "WIDELY";
export type loadHitFactsQuery$variables = {
  audience: string;
  ids: ReadonlyArray<string>;
};
export type loadHitFactsQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly baseline?: {
      readonly status: BaselineStatus;
    } | null | undefined;
    readonly coverage?: {
      readonly partialShare: number;
      readonly supportedShare: number;
      readonly unknownShare: number;
      readonly unsupportedShare: number;
    } | null | undefined;
    readonly id: string;
    readonly keyBaseline?: {
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
  }
],
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "audience",
      "variableName": "audience"
    }
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "partialShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unsupportedShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unknownShare",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Baseline",
      "kind": "LinkedField",
      "name": "baseline",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    (v5/*:: as any*/)
  ],
  "type": "Feature",
  "abstractKey": null
},
v7 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "keyBaseline",
      "args": null,
      "concreteType": "Baseline",
      "kind": "LinkedField",
      "name": "baseline",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    (v5/*:: as any*/)
  ],
  "type": "CompatKey",
  "abstractKey": null
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
          (v6/*:: as any*/),
          (v7/*:: as any*/)
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
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "69cfe4f06444c43abcaf1c04cf003ce674eefa2a3b384b4eeca28462b2d5eaee",
    "metadata": {},
    "name": "loadHitFactsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "141a70eaf3c91721d9ced3bc48892e02";

export default node;
