/**
 * @generated SignedSource<<85b0d0bab92ae69cbcdbdb7d1c1c5eb9>>
 * @relayHash e00508cdb2fa0956eb75101548eb873a
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d7521bd7c0560449dd738a969fd987e2a3de1c658f1899cf4dcf98fb23ea69d

import type { ConcreteRequest } from 'relay-runtime';
export type DecisionState = "ADOPTED" | "ADOPTED_WITH_FALLBACK" | "DECLINED" | "PROPOSED" | "SUPERSEDED" | "WAITING";
export type DecisionSubjectInput = {
  compatKey?: string | null | undefined;
  feature?: string | null | undefined;
  features?: ReadonlyArray<string> | null | undefined;
};
export type TeamDecisionsQuery$variables = {
  subject: DecisionSubjectInput;
};
export type TeamDecisionsQuery$data = {
  readonly decisionsOn: ReadonlyArray<{
    readonly id: string;
    readonly project: {
      readonly id: string;
    };
    readonly state: DecisionState;
  }>;
  readonly viewer: {
    readonly workspaces: ReadonlyArray<{
      readonly name: string;
      readonly projects: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
        readonly slug: string;
      }>;
      readonly slug: string;
    }>;
  } | null | undefined;
};
export type TeamDecisionsQuery = {
  response: TeamDecisionsQuery$data;
  variables: TeamDecisionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "subject"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Project",
  "kind": "LinkedField",
  "name": "projects",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "subject",
      "variableName": "subject"
    }
  ],
  "concreteType": "Decision",
  "kind": "LinkedField",
  "name": "decisionsOn",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
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
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        (v3/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "TeamDecisionsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Workspace",
            "kind": "LinkedField",
            "name": "workspaces",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v5/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TeamDecisionsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Workspace",
            "kind": "LinkedField",
            "name": "workspaces",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v4/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      },
      (v5/*:: as any*/)
    ]
  },
  "params": {
    "id": "1d7521bd7c0560449dd738a969fd987e2a3de1c658f1899cf4dcf98fb23ea69d",
    "metadata": {},
    "name": "TeamDecisionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6809c30f7726d1f66b43f67970244424";

export default node;
