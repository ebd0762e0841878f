/**
 * @generated SignedSource<<9b0acb6eb1a65a404afd59c430544cb9>>
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
  readonly adopted: ReadonlyArray<{
    readonly name: string;
    readonly slug: string;
  }>;
  readonly declined: ReadonlyArray<{
    readonly name: string;
    readonly slug: string;
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

(node as any).hash = "085771af648930db91e32829ce614601";

export default node;
