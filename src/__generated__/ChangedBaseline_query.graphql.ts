/**
 * @generated SignedSource<<b91d86d3a2f760bf80a2e36500b630da>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BaselineStatus = "LIMITED" | "NEWLY" | "WIDELY";
export type ChangeCause = "AUDIENCE_MOVED" | "CLOCK" | "COMPUTED" | "CORRECTED" | "DEFINITION_CHANGED" | "SHIPPED";
import type { FragmentRefs, Result } from "relay-runtime";
export type ChangedBaseline_query$data = Result<{
  readonly down: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly baseline: {
          readonly after: BaselineStatus;
          readonly before: BaselineStatus;
          readonly cause: ChangeCause;
        } | null | undefined;
        readonly name: string;
        readonly slug: string;
      };
    }>;
  };
  readonly up: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly baseline: {
          readonly after: BaselineStatus;
          readonly before: BaselineStatus;
          readonly cause: ChangeCause;
        } | null | undefined;
        readonly name: string;
        readonly slug: string;
      };
    }>;
  };
  readonly " $fragmentType": "ChangedBaseline_query";
}, unknown>;
export type ChangedBaseline_query$key = {
  readonly " $data"?: ChangedBaseline_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangedBaseline_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "audience",
  "variableName": "audience"
},
v1 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v2 = {
  "kind": "Variable",
  "name": "from",
  "variableName": "from"
},
v3 = {
  "kind": "Variable",
  "name": "to",
  "variableName": "to"
},
v4 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ChangeEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Change",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "slug",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BaselineChange",
            "kind": "LinkedField",
            "name": "baseline",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "before",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "after",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cause",
                "storageKey": null
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
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "audience"
    },
    {
      "kind": "RootArgument",
      "name": "from"
    },
    {
      "kind": "RootArgument",
      "name": "to"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "ChangedBaseline_query",
  "selections": [
    {
      "alias": "up",
      "args": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "kind": "Literal",
          "name": "kind",
          "value": "BASELINE_UP"
        },
        (v3/*:: as any*/)
      ],
      "concreteType": "ChangeConnection",
      "kind": "LinkedField",
      "name": "changes",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "down",
      "args": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "kind": "Literal",
          "name": "kind",
          "value": "BASELINE_DOWN"
        },
        (v3/*:: as any*/)
      ],
      "concreteType": "ChangeConnection",
      "kind": "LinkedField",
      "name": "changes",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "305d3fee7d251f90dc699ffaa6d77b88";

export default node;
