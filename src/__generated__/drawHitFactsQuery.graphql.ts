/**
 * @generated SignedSource<<5d94b6c0e786f19c9133b4872cf5e204>>
 * @relayHash 0a6a47073d12a421f873f3f49d8288a1
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59c6c7979c551e378d45bb35d0f33cca10e8ef20608a9fbe6483bb543b5ee755

import type { ConcreteRequest } from 'relay-runtime';
export type BaselineStatus = "LIMITED" | "NEWLY" | "WIDELY";
export type drawHitFactsQuery$variables = {
  audience: string;
  ids: ReadonlyArray<string>;
};
export type drawHitFactsQuery$data = {
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
export type drawHitFactsQuery = {
  response: drawHitFactsQuery$data;
  variables: drawHitFactsQuery$variables;
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
    "name": "drawHitFactsQuery",
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
    "name": "drawHitFactsQuery",
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
    "id": "59c6c7979c551e378d45bb35d0f33cca10e8ef20608a9fbe6483bb543b5ee755",
    "metadata": {},
    "name": "drawHitFactsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0c4b04846a07b2a232e0d2158789f806";

export default node;
