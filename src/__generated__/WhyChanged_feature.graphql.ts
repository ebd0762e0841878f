/**
 * @generated SignedSource<<45f1ca74c8eb7658470272cfd25d4f8c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type WhyChanged_feature$data = Result<{
  readonly coverage: {
    readonly partialShare: number;
    readonly supportedShare: number;
  };
  readonly name: string;
  readonly shareHistory: ReadonlyArray<{
    readonly afterShare: number;
    readonly beforeShare: number;
    readonly parts: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ChangeParts_parts">;
    }>;
    readonly to: string;
  }>;
  readonly " $fragmentType": "WhyChanged_feature";
}, unknown>;
export type WhyChanged_feature$key = {
  readonly " $data"?: WhyChanged_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhyChanged_feature">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "audience",
  "variableName": "audience"
};
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
  "name": "WhyChanged_feature",
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
      "args": [
        (v0/*:: as any*/)
      ],
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
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "first",
          "value": 8
        }
      ],
      "concreteType": "ShareStep",
      "kind": "LinkedField",
      "name": "shareHistory",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "beforeShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "afterShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ChangePart",
          "kind": "LinkedField",
          "name": "parts",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ChangeParts_parts"
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

(node as any).hash = "71b299d22c87e4e3cf8c07ace74b8458";

export default node;
