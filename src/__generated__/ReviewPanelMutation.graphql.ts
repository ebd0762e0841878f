/**
 * @generated SignedSource<<463125351046b793501961bf1302f2bb>>
 * @relayHash bb81c2bf612f36760a45f16aefd7320b
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf2f3be3d69496a52f5b9ad81269ecb3f50410626a43c31f2a6218d66b7ea763

import type { ConcreteRequest } from 'relay-runtime';
export type ReviewState = "CONFIRMED" | "OPEN" | "SNOOZED" | "SUPERSEDED";
export type ResolveReviewInput = {
  expectedVersion: number;
  id: string;
  state: ReviewState;
  until?: string | null | undefined;
  untilPercent?: number | null | undefined;
};
export type ReviewPanelMutation$variables = {
  input: ResolveReviewInput;
};
export type ReviewPanelMutation$data = {
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
export type ReviewPanelMutation$rawResponse = {
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
export type ReviewPanelMutation = {
  rawResponse: ReviewPanelMutation$rawResponse;
  response: ReviewPanelMutation$data;
  variables: ReviewPanelMutation$variables;
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
    "name": "ReviewPanelMutation",
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
    "name": "ReviewPanelMutation",
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
    "id": "bf2f3be3d69496a52f5b9ad81269ecb3f50410626a43c31f2a6218d66b7ea763",
    "metadata": {},
    "name": "ReviewPanelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0bcfa2814d06d7bf8881f14f095122b7";

export default node;
