/**
 * @generated SignedSource<<56dc16a9893d5dbfb27aaadd439f2909>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PolicyDecisions_policy$data = {
  readonly aboveCount: number;
  readonly aboveInPartCount: number;
  readonly adopted: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"DecidedFeatures_features">;
  }>;
  readonly declined: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"DecidedFeatures_features">;
  }>;
  readonly fallbackRules: ReadonlyArray<string>;
  readonly refusedCount: number;
  readonly " $fragmentType": "PolicyDecisions_policy";
};
export type PolicyDecisions_policy$key = {
  readonly " $data"?: PolicyDecisions_policy$data;
  readonly " $fragmentSpreads": FragmentRefs<"PolicyDecisions_policy">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "DecidedFeatures_features"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PolicyDecisions_policy",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aboveCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aboveInPartCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refusedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fallbackRules",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Feature",
      "kind": "LinkedField",
      "name": "adopted",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Feature",
      "kind": "LinkedField",
      "name": "declined",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Policy",
  "abstractKey": null
};
})();

(node as any).hash = "bc1f559bb8b415d8dfe1de7b7622a97e";

export default node;
