/**
 * @generated SignedSource<<b7065caee7e3e518fd8dfb5a53bd5f9a>>
 * @relayHash a3c42413a539fbd0ea53c6a35e1eb952
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0b05480b4a0bffecae59929c499259300ad9390600ef65ada9deff39fa0c982

import type { ConcreteRequest } from 'relay-runtime';
export type DecisionState = "ADOPTED" | "ADOPTED_WITH_FALLBACK" | "DECLINED" | "PROPOSED" | "SUPERSEDED" | "WAITING";
export type RecordDecisionInput = {
  askAtPercent?: number | null | undefined;
  askWhenShipped?: string | null | undefined;
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
export type DecideHereMutation$variables = {
  input: RecordDecisionInput;
};
export type DecideHereMutation$data = {
  readonly recordDecision: {
    readonly decision: {
      readonly id: string;
      readonly state: DecisionState;
      readonly version: number;
    } | null | undefined;
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  };
};
export type DecideHereMutation = {
  response: DecideHereMutation$data;
  variables: DecideHereMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          }
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DecideHereMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DecideHereMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e0b05480b4a0bffecae59929c499259300ad9390600ef65ada9deff39fa0c982",
    "metadata": {},
    "name": "DecideHereMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cc3b84212c347c476b8b0add5a8c9d02";

export default node;
