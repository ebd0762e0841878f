/**
 * @generated SignedSource<<8365ac871292065ad206906b4f0b79c6>>
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
    readonly onlyHere: ReadonlyArray<{
      readonly name: string;
      readonly slug: string;
    }>;
    readonly onlyHereCount: number;
    readonly onlyThere: ReadonlyArray<{
      readonly name: string;
      readonly slug: string;
    }>;
    readonly onlyThereCount: number;
  };
  readonly works: {
    readonly onlyHere: ReadonlyArray<{
      readonly name: string;
      readonly slug: string;
    }>;
    readonly onlyHereCount: number;
    readonly onlyThere: ReadonlyArray<{
      readonly name: string;
      readonly slug: string;
    }>;
    readonly onlyThereCount: number;
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
    "kind": "Literal",
    "name": "first",
    "value": 60
  }
],
v1 = [
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
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "onlyHereCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "onlyThereCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": (v0/*:: as any*/),
    "concreteType": "Feature",
    "kind": "LinkedField",
    "name": "onlyHere",
    "plural": true,
    "selections": (v1/*:: as any*/),
    "storageKey": "onlyHere(first:60)"
  },
  {
    "alias": null,
    "args": (v0/*:: as any*/),
    "concreteType": "Feature",
    "kind": "LinkedField",
    "name": "onlyThere",
    "plural": true,
    "selections": (v1/*:: as any*/),
    "storageKey": "onlyThere(first:60)"
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
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PolicyDifference",
      "kind": "LinkedField",
      "name": "allowed",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "PolicyComparison",
  "abstractKey": null
};
})();

(node as any).hash = "8571bc2831c6c8f8a584a3425d7c6a5c";

export default node;
