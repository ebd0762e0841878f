/**
 * @generated SignedSource<<f43b5b612af59f20adf02c8874328638>>
 * @relayHash e69509902377d635bf9435c61e271020
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6b2e0599fe52d94ca9d661e6de0aa8f53f3442f9a9718c8cc6472346ac9ccda

import type { ConcreteRequest } from 'relay-runtime';
export type DecisionState = "ADOPTED" | "ADOPTED_WITH_FALLBACK" | "DECLINED" | "PROPOSED" | "SUPERSEDED" | "WAITING";
export type RecordDecisionInput = {
  expectedVersion?: number | null | undefined;
  fallback?: string | null | undefined;
  ownerId?: string | null | undefined;
  projectId: string;
  rationale: string;
  reviewOn?: string | null | undefined;
  state: DecisionState;
  subject: DecisionSubjectInput;
};
export type DecisionSubjectInput = {
  compatKey?: string | null | undefined;
  feature?: string | null | undefined;
  features?: ReadonlyArray<string> | null | undefined;
};
export type useRecordDecisionMutation$variables = {
  input: RecordDecisionInput;
};
export type useRecordDecisionMutation$data = {
  readonly recordDecision: {
    readonly decision: {
      readonly version: number;
    } | null | undefined;
    readonly problems: ReadonlyArray<{
      readonly code: string;
      readonly current: {
        readonly author?: string;
        readonly decidedAs?: DecisionState;
        readonly rationaleHtml?: string;
        readonly version?: number;
      } | null | undefined;
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  };
};
export type useRecordDecisionMutation = {
  response: useRecordDecisionMutation$data;
  variables: useRecordDecisionMutation$variables;
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
  "name": "version",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decidedAs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "author",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rationaleHtml",
      "storageKey": null
    }
  ],
  "type": "Decision",
  "abstractKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRecordDecisionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RecordDecisionPayload",
        "kind": "LinkedField",
        "name": "recordDecision",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Decision",
            "kind": "LinkedField",
            "name": "decision",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Problem",
            "kind": "LinkedField",
            "name": "problems",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "current",
                "plural": false,
                "selections": [
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
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRecordDecisionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RecordDecisionPayload",
        "kind": "LinkedField",
        "name": "recordDecision",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Decision",
            "kind": "LinkedField",
            "name": "decision",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Problem",
            "kind": "LinkedField",
            "name": "problems",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
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
                  (v6/*:: as any*/),
                  (v7/*:: as any*/)
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
    "id": "a6b2e0599fe52d94ca9d661e6de0aa8f53f3442f9a9718c8cc6472346ac9ccda",
    "metadata": {},
    "name": "useRecordDecisionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "92da0b84fb878c5f0f37b83dbeff0cdc";

export default node;
