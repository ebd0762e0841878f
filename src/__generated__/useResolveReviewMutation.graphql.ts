/**
 * @generated SignedSource<<d27f1d57de291e2c923d626c1176f3b6>>
 * @relayHash cd60c087d3d8a35ae7867afa8c4f9fa1
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 811d95587bae15c65b97f709ceaea4ae561549fc0cd54b1389a4edd43b23bce1

import type { ConcreteRequest } from 'relay-runtime';
export type ReviewState = "CONFIRMED" | "OPEN" | "SNOOZED" | "SUPERSEDED";
export type ResolveReviewInput = {
  expectedVersion: number;
  id: string;
  state: ReviewState;
  until?: string | null | undefined;
  untilPercent?: number | null | undefined;
};
export type useResolveReviewMutation$variables = {
  input: ResolveReviewInput;
};
export type useResolveReviewMutation$data = {
  readonly resolveReview: {
    readonly problems: ReadonlyArray<{
      readonly current: {
        readonly closedBy?: string | null | undefined;
        readonly id?: string;
        readonly snoozedToShare?: number | null | undefined;
        readonly snoozedUntil?: string | null | undefined;
        readonly state?: ReviewState;
        readonly version?: number;
      } | null | undefined;
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
    readonly review: {
      readonly closedBy: string | null | undefined;
      readonly id: string;
      readonly snoozedToShare: number | null | undefined;
      readonly snoozedUntil: string | null | undefined;
      readonly state: ReviewState;
      readonly version: number;
    } | null | undefined;
  };
};
export type useResolveReviewMutation$rawResponse = {
  readonly resolveReview: {
    readonly problems: ReadonlyArray<{
      readonly current: {
        readonly __typename: "Review";
        readonly closedBy: string | null | undefined;
        readonly id: string;
        readonly snoozedToShare: number | null | undefined;
        readonly snoozedUntil: string | null | undefined;
        readonly state: ReviewState;
        readonly version: number;
      } | {
        readonly __typename: string;
        readonly id: string;
      } | null | undefined;
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
    readonly review: {
      readonly closedBy: string | null | undefined;
      readonly id: string;
      readonly snoozedToShare: number | null | undefined;
      readonly snoozedUntil: string | null | undefined;
      readonly state: ReviewState;
      readonly version: number;
    } | null | undefined;
  };
};
export type useResolveReviewMutation = {
  rawResponse: useResolveReviewMutation$rawResponse;
  response: useResolveReviewMutation$data;
  variables: useResolveReviewMutation$variables;
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "closedBy",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "snoozedUntil",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "snoozedToShare",
  "storageKey": null
},
v8 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/)
],
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "Review",
  "kind": "LinkedField",
  "name": "review",
  "plural": false,
  "selections": (v8/*:: as any*/),
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useResolveReviewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ResolveReviewPayload",
        "kind": "LinkedField",
        "name": "resolveReview",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Problem",
            "kind": "LinkedField",
            "name": "problems",
            "plural": true,
            "selections": [
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "current",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineFragment",
                    "selections": (v8/*:: as any*/),
                    "type": "Review",
                    "abstractKey": null
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
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useResolveReviewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ResolveReviewPayload",
        "kind": "LinkedField",
        "name": "resolveReview",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Problem",
            "kind": "LinkedField",
            "name": "problems",
            "plural": true,
            "selections": [
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "current",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  },
                  (v2/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/)
                    ],
                    "type": "Review",
                    "abstractKey": null
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
    "id": "811d95587bae15c65b97f709ceaea4ae561549fc0cd54b1389a4edd43b23bce1",
    "metadata": {},
    "name": "useResolveReviewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "80a0f4c239377953f0f7984647663d72";

export default node;
