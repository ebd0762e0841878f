/**
 * @generated SignedSource<<a44ea3bbf5390e86aeb3f1028be2ebcf>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type FeatureParts_feature$data = Result<{
  readonly coverage: {
    readonly partialShare: number;
    readonly supportedShare: number;
  };
  readonly parts: {
    readonly lacking: ReadonlyArray<{
      readonly path: string;
    }>;
    readonly lackingCount: number;
    readonly lackingIn: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly mostShare: number;
    readonly totalCount: number;
    readonly withoutLackingShare: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "FeatureParts_feature";
}, unknown>;
export type FeatureParts_feature$key = {
  readonly " $data"?: FeatureParts_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeatureParts_feature">;
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
  "name": "FeatureParts_feature",
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
          "args": null,
          "kind": "ScalarField",
          "name": "supportedShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "partialShare",
          "storageKey": null
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
          "name": "mostShare",
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "path",
              "storageKey": null
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "withoutLackingShare",
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

(node as any).hash = "5c58f2fdd26923adbfefe9bc137a7460";

export default node;
