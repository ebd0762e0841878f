/**
 * @generated SignedSource<<ad133dbd7277019cae63543274f49b9a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type ComparisonSummary_comparison$data = Result<{
  readonly compatKeys: {
    readonly bothCount: number;
    readonly neitherCount: number;
    readonly onlyLeftCount: number;
    readonly onlyRightCount: number;
    readonly unknownCount: number;
  };
  readonly features: {
    readonly bothCount: number;
    readonly neitherCount: number;
    readonly onlyLeftCount: number;
    readonly onlyRightCount: number;
    readonly unknownCount: number;
  };
  readonly left: {
    readonly browser: {
      readonly name: string;
      readonly slug: string;
    };
    readonly id: string;
    readonly version: string;
  };
  readonly right: {
    readonly browser: {
      readonly name: string;
      readonly slug: string;
    };
    readonly id: string;
    readonly version: string;
  };
  readonly " $fragmentType": "ComparisonSummary_comparison";
}, unknown>;
export type ComparisonSummary_comparison$key = {
  readonly " $data"?: ComparisonSummary_comparison$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparisonSummary_comparison">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "version",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Browser",
    "kind": "LinkedField",
    "name": "browser",
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
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "bothCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "onlyLeftCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "onlyRightCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "neitherCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "unknownCount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "ComparisonSummary_comparison",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Release",
      "kind": "LinkedField",
      "name": "left",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Release",
      "kind": "LinkedField",
      "name": "right",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ComparisonCounts",
      "kind": "LinkedField",
      "name": "features",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ComparisonCounts",
      "kind": "LinkedField",
      "name": "compatKeys",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ReleaseComparison",
  "abstractKey": null
};
})();

(node as any).hash = "38d21404a12de441ae6c4bb9d0cc020e";

export default node;
