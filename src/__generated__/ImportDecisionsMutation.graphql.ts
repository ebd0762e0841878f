/**
 * @generated SignedSource<<139036a16fa996e62f21aa2e4b1f58a3>>
 * @relayHash da2159ecb370de97093a6092b9ed901b
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa5278b5a3ea473c9771e537347bfefd8601cce6bc91eda960969ad670af7310

import type { ConcreteRequest } from 'relay-runtime';
export type DecisionState = "ADOPTED" | "ADOPTED_WITH_FALLBACK" | "DECLINED" | "PROPOSED" | "SUPERSEDED" | "WAITING";
export type ImportEffect = "ADDS" | "SUPERSEDES" | "UNCHANGED";
export type ImportDecisionsInput = {
  csv: string;
  plan?: string | null | undefined;
  projectId: string;
};
export type ImportDecisionsMutation$variables = {
  input: ImportDecisionsInput;
};
export type ImportDecisionsMutation$data = {
  readonly importDecisions: {
    readonly decisionImport: {
      readonly actId: string | null | undefined;
      readonly changeCount: number;
      readonly faults: ReadonlyArray<{
        readonly line: number;
        readonly message: string;
      }>;
      readonly lines: ReadonlyArray<{
        readonly effect: ImportEffect;
        readonly line: number;
        readonly note: string | null | undefined;
        readonly state: DecisionState;
        readonly subjectName: string;
      }>;
      readonly plan: string;
      readonly unchangedCount: number;
      readonly unusedColumns: ReadonlyArray<string>;
    } | null | undefined;
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  };
};
export type ImportDecisionsMutation = {
  response: ImportDecisionsMutation$data;
  variables: ImportDecisionsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "line",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ImportDecisionsPayload",
    "kind": "LinkedField",
    "name": "importDecisions",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DecisionImport",
        "kind": "LinkedField",
        "name": "decisionImport",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "plan",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "actId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "changeCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unchangedCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unusedColumns",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ImportLine",
            "kind": "LinkedField",
            "name": "lines",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "subjectName",
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
                "name": "effect",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "note",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ImportFault",
            "kind": "LinkedField",
            "name": "faults",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
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
          (v2/*:: as any*/),
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
    "name": "ImportDecisionsMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ImportDecisionsMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "fa5278b5a3ea473c9771e537347bfefd8601cce6bc91eda960969ad670af7310",
    "metadata": {},
    "name": "ImportDecisionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9a3e31c470021ee74c5d59af8457ebd0";

export default node;
