/**
 * @generated SignedSource<<6ab3f23dd42bc4ef656b442d2d369a9b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type ChangedFeatures_query$data = Result<{
  readonly added: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly afterShare: number;
        readonly earlierSlug: string | null | undefined;
        readonly name: string;
        readonly slug: string;
      };
    }>;
    readonly gone: ReadonlyArray<string>;
  };
  readonly discouraged: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly afterShare: number;
        readonly earlierSlug: string | null | undefined;
        readonly name: string;
        readonly slug: string;
      };
    }>;
  };
  readonly moved: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly afterShare: number;
        readonly earlierSlug: string | null | undefined;
        readonly name: string;
        readonly slug: string;
      };
    }>;
  };
  readonly " $fragmentType": "ChangedFeatures_query";
}, unknown>;
export type ChangedFeatures_query$key = {
  readonly " $data"?: ChangedFeatures_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangedFeatures_query">;
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
v4 = {
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
          "kind": "ScalarField",
          "name": "earlierSlug",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "afterShare",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = [
  (v4/*:: as any*/)
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
  "name": "ChangedFeatures_query",
  "selections": [
    {
      "alias": "added",
      "args": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "kind": "Literal",
          "name": "kind",
          "value": "ADDED"
        },
        (v3/*:: as any*/)
      ],
      "concreteType": "ChangeConnection",
      "kind": "LinkedField",
      "name": "changes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gone",
          "storageKey": null
        },
        (v4/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": "moved",
      "args": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "kind": "Literal",
          "name": "kind",
          "value": "MOVED"
        },
        (v3/*:: as any*/)
      ],
      "concreteType": "ChangeConnection",
      "kind": "LinkedField",
      "name": "changes",
      "plural": false,
      "selections": (v5/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "discouraged",
      "args": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "kind": "Literal",
          "name": "kind",
          "value": "DISCOURAGED"
        },
        (v3/*:: as any*/)
      ],
      "concreteType": "ChangeConnection",
      "kind": "LinkedField",
      "name": "changes",
      "plural": false,
      "selections": (v5/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "d58efadcf429fd559bd50bd3f28bf5c3";

export default node;
