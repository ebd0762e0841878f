/**
 * @generated SignedSource<<4ce411a309b5e9412f6309d2c76989ca>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LineCrossings_query$data = {
  readonly lineCrossings: {
    readonly lately: ReadonlyArray<{
      readonly feature: {
        readonly name: string;
        readonly slug: string;
      };
      readonly on: string;
    }>;
    readonly soon: ReadonlyArray<{
      readonly feature: {
        readonly name: string;
        readonly slug: string;
      };
      readonly on: string;
    }>;
  };
  readonly " $fragmentType": "LineCrossings_query";
};
export type LineCrossings_query$key = {
  readonly " $data"?: LineCrossings_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineCrossings_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 6
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "on",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Feature",
    "kind": "LinkedField",
    "name": "feature",
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
      "name": "linePercent"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LineCrossings_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "audience",
          "variableName": "audience"
        },
        {
          "kind": "Variable",
          "name": "linePercent",
          "variableName": "linePercent"
        }
      ],
      "concreteType": "LineCrossings",
      "kind": "LinkedField",
      "name": "lineCrossings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": (v0/*:: as any*/),
          "concreteType": "LineCrossing",
          "kind": "LinkedField",
          "name": "lately",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": "lately(first:6)"
        },
        {
          "alias": null,
          "args": (v0/*:: as any*/),
          "concreteType": "LineCrossing",
          "kind": "LinkedField",
          "name": "soon",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": "soon(first:6)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "7b301609cc18cc0c43abda4ebcebe653";

export default node;
