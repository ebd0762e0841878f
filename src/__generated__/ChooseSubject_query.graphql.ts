/**
 * @generated SignedSource<<b6eed76448845f1b531c283bc84861ac>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChooseSubject_query$data = {
  readonly compatKeyNearMatches: ReadonlyArray<{
    readonly path: string;
  }> | null | undefined;
  readonly featureSet: {
    readonly absent: ReadonlyArray<{
      readonly matches: ReadonlyArray<{
        readonly name: string;
        readonly slug: string;
      }>;
      readonly slug: string;
    }>;
    readonly features: ReadonlyArray<{
      readonly name: string;
      readonly slug: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "ChooseSubject_query";
};
export type ChooseSubject_query$key = {
  readonly " $data"?: ChooseSubject_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChooseSubject_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "names"
    },
    {
      "kind": "RootArgument",
      "name": "path"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChooseSubject_query",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "slugs",
            "variableName": "names"
          }
        ],
        "concreteType": "FeatureSet",
        "kind": "LinkedField",
        "name": "featureSet",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Feature",
            "kind": "LinkedField",
            "name": "features",
            "plural": true,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AbsentFeature",
            "kind": "LinkedField",
            "name": "absent",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Feature",
                "kind": "LinkedField",
                "name": "matches",
                "plural": true,
                "selections": (v1/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 5
          },
          {
            "kind": "Variable",
            "name": "path",
            "variableName": "path"
          }
        ],
        "concreteType": "CompatKey",
        "kind": "LinkedField",
        "name": "compatKeyNearMatches",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "55a218c080c2655bc4a4f90dfc99190c";

export default node;
