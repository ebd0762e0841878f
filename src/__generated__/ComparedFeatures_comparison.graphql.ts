/**
 * @generated SignedSource<<40f2f4a6703bfe5e8cf918579296858f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type ComparedFeatures_comparison$data = Result<{
  readonly allowed: {
    readonly " $fragmentSpreads": FragmentRefs<"DifferingFeatures_difference">;
  };
  readonly works: {
    readonly " $fragmentSpreads": FragmentRefs<"DifferingFeatures_difference">;
  };
  readonly " $fragmentType": "ComparedFeatures_comparison";
}, unknown>;
export type ComparedFeatures_comparison$key = {
  readonly " $data"?: ComparedFeatures_comparison$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparedFeatures_comparison">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "DifferingFeatures_difference"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "ComparedFeatures_comparison",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PolicyDifference",
      "kind": "LinkedField",
      "name": "works",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PolicyDifference",
      "kind": "LinkedField",
      "name": "allowed",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "PolicyComparison",
  "abstractKey": null
};
})();

(node as any).hash = "24dc42f87a058b1be199a68d8494ffed";

export default node;
