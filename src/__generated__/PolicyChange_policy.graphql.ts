/**
 * @generated SignedSource<<10b845d36c2163440e70b5230e954018>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type PolicyChange_policy$data = Result<{
  readonly change: {
    readonly gained: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"FeatureNames_features">;
    }>;
    readonly lost: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"FeatureNames_features">;
    }>;
    readonly lostShare: number;
    readonly lostValueShare: number | null | undefined;
    readonly ruleTargets: {
      readonly builtinsYear: number;
      readonly engines: ReadonlyArray<string>;
      readonly syntaxYear: number;
    };
  };
  readonly targets: {
    readonly builtinsYear: number;
    readonly engines: ReadonlyArray<string>;
    readonly syntaxYear: number;
  };
  readonly value: {
    readonly name: string;
    readonly step: number;
  } | null | undefined;
  readonly " $fragmentType": "PolicyChange_policy";
}, unknown>;
export type PolicyChange_policy$key = {
  readonly " $data"?: PolicyChange_policy$data;
  readonly " $fragmentSpreads": FragmentRefs<"PolicyChange_policy">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "FeatureNames_features"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "syntaxYear",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "builtinsYear",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "engines",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "PolicyChange_policy",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PolicyValue",
      "kind": "LinkedField",
      "name": "value",
      "plural": false,
      "selections": [
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
          "name": "step",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PolicyChange",
      "kind": "LinkedField",
      "name": "change",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lostShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lostValueShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Feature",
          "kind": "LinkedField",
          "name": "gained",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Feature",
          "kind": "LinkedField",
          "name": "lost",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PolicyTargets",
          "kind": "LinkedField",
          "name": "ruleTargets",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PolicyTargets",
      "kind": "LinkedField",
      "name": "targets",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Policy",
  "abstractKey": null
};
})();

(node as any).hash = "9d03181a480189b82ac880d0b06543b4";

export default node;
