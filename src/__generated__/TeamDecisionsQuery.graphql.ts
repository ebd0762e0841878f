/**
 * @generated SignedSource<<f140aceb3c83ed68b2f73ca3ffb98273>>
 * @relayHash 742d16e5076ce945d196ab688497b203
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68b85168521f492c25265d8261e4611827648414afa206797e168464f1fb23d9

import type { ConcreteRequest } from 'relay-runtime';
export type DecisionState = "ADOPTED" | "ADOPTED_WITH_FALLBACK" | "DECLINED" | "PROPOSED" | "SUPERSEDED" | "WAITING";
export type Permission = "decide" | "editProjects" | "leave" | "manage" | "own" | "propose" | "read" | "report" | "watch";
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
      readonly permissions: ReadonlyArray<Permission>;
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
  "name": "permissions",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Project",
  "kind": "LinkedField",
  "name": "projects",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v6 = {
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
    (v4/*:: as any*/),
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
        (v4/*:: as any*/)
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
              (v3/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v6/*:: as any*/)
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
              (v3/*:: as any*/),
              (v5/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      },
      (v6/*:: as any*/)
    ]
  },
  "params": {
    "id": "68b85168521f492c25265d8261e4611827648414afa206797e168464f1fb23d9",
    "metadata": {},
    "name": "TeamDecisionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "46bb8a6eee6db23e959eb36118fa965c";

export default node;
