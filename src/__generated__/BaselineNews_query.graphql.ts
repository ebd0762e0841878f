/**
 * @generated SignedSource<<a4e00d4accd59d810d86daff3dd4cc6b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BaselineNews_query$data = {
  readonly baselineNow: {
    readonly asOf: string;
    readonly newlyThisMonth: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"DatedFeatures_features">;
    }>;
    readonly widelyLately: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"DatedFeatures_features">;
    }>;
    readonly widelySoon: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"DatedFeatures_features">;
    }>;
  };
  readonly " $fragmentType": "BaselineNews_query";
};
export type BaselineNews_query$key = {
  readonly " $data"?: BaselineNews_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"BaselineNews_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "DatedFeatures_features"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 8
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BaselineNews_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BaselineNow",
      "kind": "LinkedField",
      "name": "baselineNow",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "asOf",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Feature",
          "kind": "LinkedField",
          "name": "newlyThisMonth",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": "Feature",
          "kind": "LinkedField",
          "name": "widelyLately",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": "widelyLately(first:8)"
        },
        {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": "Feature",
          "kind": "LinkedField",
          "name": "widelySoon",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": "widelySoon(first:8)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "651807b35b72aa985748e164f02eb8a3";

export default node;
