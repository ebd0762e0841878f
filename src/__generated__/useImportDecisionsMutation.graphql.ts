/**
 * @generated SignedSource<<05417a04c95544cb83315d06e738dacc>>
 * @relayHash ea61bdbee6015845f766a0240cfca0d3
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69f2d8e4cd276d776522895cf04b34f97850c21a1769311ffc9181870aeb4119

import type { ConcreteRequest } from 'relay-runtime';
export type DecisionState = "ADOPTED" | "ADOPTED_WITH_FALLBACK" | "DECLINED" | "PROPOSED" | "SUPERSEDED" | "WAITING";
export type ImportEffect = "ADDS" | "SUPERSEDES" | "UNCHANGED";
export type ImportDecisionsInput = {
  csv: string;
  plan?: string | null | undefined;
  projectId: string;
};
export type useImportDecisionsMutation$variables = {
  input: ImportDecisionsInput;
};
export type useImportDecisionsMutation$data = {
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
export type useImportDecisionsMutation = {
  response: useImportDecisionsMutation$data;
  variables: useImportDecisionsMutation$variables;
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
    "name": "useImportDecisionsMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useImportDecisionsMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "69f2d8e4cd276d776522895cf04b34f97850c21a1769311ffc9181870aeb4119",
    "metadata": {},
    "name": "useImportDecisionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3fd5bfded8d77397dd847d56b633a6d7";

export default node;
