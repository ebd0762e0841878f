/**
 * @generated SignedSource<<341e37e2447e7da4b6f10823e5d28a2d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type CompatKeyVerdict_compatKey$data = Result<{
  readonly baseline: {
    readonly " $fragmentSpreads": FragmentRefs<"CoverageVerdict_baseline">;
  } | null | undefined;
  readonly coverage: {
    readonly " $fragmentSpreads": FragmentRefs<"CoverageVerdict_coverage">;
  };
  readonly feature: {
    readonly discouraged: {
      readonly __typename: "Discouraged";
    } | null | undefined;
  } | null | undefined;
  readonly hasData: boolean;
  readonly isDeprecated: boolean;
  readonly path: string;
  readonly " $fragmentType": "CompatKeyVerdict_compatKey";
}, unknown>;
export type CompatKeyVerdict_compatKey$key = {
  readonly " $data"?: CompatKeyVerdict_compatKey$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompatKeyVerdict_compatKey">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
      "name": "audience"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "CompatKeyVerdict_compatKey",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasData",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDeprecated",
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
          "concreteType": "Discouraged",
          "kind": "LinkedField",
          "name": "discouraged",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Baseline",
      "kind": "LinkedField",
      "name": "baseline",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "CoverageVerdict_baseline",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "newlyOn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "widelyOn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "limitedReason",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Browser",
              "kind": "LinkedField",
              "name": "missingBrowsers",
              "plural": true,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Browser",
              "kind": "LinkedField",
              "name": "partialBrowsers",
              "plural": true,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "audience",
          "variableName": "audience"
        }
      ],
      "concreteType": "Coverage",
      "kind": "LinkedField",
      "name": "coverage",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CoverageVerdict_coverage"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CompatKey",
  "abstractKey": null
};
})();

(node as any).hash = "4026feecf1e3149cbade93e8578e9a79";

export default node;
