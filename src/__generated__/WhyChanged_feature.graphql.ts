/**
 * @generated SignedSource<<660af73005af976e9fac1604932670db>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type WhyChanged_feature$data = Result<{
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

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "audience"
    },
    {
      "kind": "RootArgument",
      "name": "linePercent"
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
        {
          "kind": "Variable",
          "name": "audience",
          "variableName": "audience"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 8
        },
        {
          "kind": "Variable",
          "name": "linePercent",
          "variableName": "linePercent"
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

(node as any).hash = "dbfc94c9108159b247eb126163cb6bd4";

export default node;
