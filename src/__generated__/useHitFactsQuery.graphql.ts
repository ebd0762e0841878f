/**
 * @generated SignedSource<<80606c2e4b7018b5c03af619ddbb7fe6>>
 * @relayHash 93965aa235b5e85e03329d7c238a433a
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e7a5dd4143b5a63394449c7c60f4f8997d77d676b7a3625439482206ee31576

import type { ConcreteRequest } from 'relay-runtime';
export type BaselineStatus = "LIMITED" | "NEWLY" | "WIDELY";
export type useHitFactsQuery$variables = {
  audience: string;
  ids: ReadonlyArray<string>;
};
export type useHitFactsQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly baseline?: {
      readonly status: BaselineStatus;
    };
    readonly coverage?: {
      readonly partialShare: number;
      readonly supportedShare: number;
      readonly unknownShare: number;
      readonly unsupportedShare: number;
    };
    readonly id: string;
    readonly keyBaseline?: {
      readonly status: BaselineStatus;
    } | null | undefined;
  } | null | undefined>;
};
export type useHitFactsQuery = {
  response: useHitFactsQuery$data;
  variables: useHitFactsQuery$variables;
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
    "name": "useHitFactsQuery",
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
    "name": "useHitFactsQuery",
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
    "id": "8e7a5dd4143b5a63394449c7c60f4f8997d77d676b7a3625439482206ee31576",
    "metadata": {},
    "name": "useHitFactsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d500fcbd135d9d20cda1a2ae671ac696";

export default node;
