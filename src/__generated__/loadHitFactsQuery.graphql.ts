/**
 * @generated SignedSource<<f1bd3d53ff28804384b641021c932210>>
 * @relayHash a4666189607279b93c74c7ea9f03c5f5
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db3455bcf99c7b0fd5540c0c611780d1edf535a675c0420de736bce27bee3831

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
      readonly shareError: number | null | undefined;
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
  "args": null,
  "kind": "ScalarField",
  "name": "shareError",
  "storageKey": null
},
v13 = {
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
    (v11/*:: as any*/),
    (v12/*:: as any*/)
  ],
  "storageKey": null
},
v14 = {
  "alias": "keyBaseline",
  "args": null,
  "concreteType": "Baseline",
  "kind": "LinkedField",
  "name": "baseline",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v15 = {
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
    (v11/*:: as any*/),
    (v12/*:: as any*/)
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
              (v13/*:: as any*/)
            ],
            "type": "Feature",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v14/*:: as any*/),
              (v13/*:: as any*/)
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
              (v15/*:: as any*/)
            ],
            "type": "Feature",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v14/*:: as any*/),
              (v15/*:: as any*/)
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
    "id": "db3455bcf99c7b0fd5540c0c611780d1edf535a675c0420de736bce27bee3831",
    "metadata": {},
    "name": "loadHitFactsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ca55e83980c1838b2faf9dcdce6d5a2f";

export default node;
