/**
 * @generated SignedSource<<9e219f37156f49ca18f3ebaaa0b595cd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type BaselineNews_query$data = Result<{
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
}, unknown>;
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
    "catchTo": "RESULT"
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

(node as any).hash = "3f12272669da4eb3d75ab0f94a2995c3";

export default node;
