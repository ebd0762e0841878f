/**
 * @generated SignedSource<<c092f7c6f40187e51ef14cfece48e1b2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type WhatsMissing_feature$data = Result<{
  readonly coverage: {
    readonly partialReasons: ReadonlyArray<{
      readonly places: string;
      readonly share: number;
      readonly text: string;
    }>;
  };
  readonly parts: {
    readonly lacking: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"PartLinks_compatKeys">;
    }>;
    readonly lackingCount: number;
    readonly lackingIn: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly totalCount: number;
  } | null | undefined;
  readonly " $fragmentType": "WhatsMissing_feature";
}, unknown>;
export type WhatsMissing_feature$key = {
  readonly " $data"?: WhatsMissing_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhatsMissing_feature">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "audience",
    "variableName": "audience"
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
  "name": "WhatsMissing_feature",
  "selections": [
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "Coverage",
      "kind": "LinkedField",
      "name": "coverage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 4
            }
          ],
          "concreteType": "PartialReason",
          "kind": "LinkedField",
          "name": "partialReasons",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "places",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "share",
              "storageKey": null
            }
          ],
          "storageKey": "partialReasons(first:4)"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "FeatureParts",
      "kind": "LinkedField",
      "name": "parts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lackingCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 3
            }
          ],
          "concreteType": "CompatKey",
          "kind": "LinkedField",
          "name": "lacking",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PartLinks_compatKeys"
            }
          ],
          "storageKey": "lacking(first:3)"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Browser",
          "kind": "LinkedField",
          "name": "lackingIn",
          "plural": true,
          "selections": [
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
      "storageKey": null
    }
  ],
  "type": "Feature",
  "abstractKey": null
};
})();

(node as any).hash = "5c401785ba167b3a87161aa76d08069f";

export default node;
