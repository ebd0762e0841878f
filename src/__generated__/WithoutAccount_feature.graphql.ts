/**
 * @generated SignedSource<<87686e6d5d4ecc5184b49b7a353628dd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ForecastState = "EXPECTED" | "FIXED" | "LATER" | "NOT_FORESEEABLE" | "REACHED";
import type { FragmentRefs } from "relay-runtime";
export type WithoutAccount_feature$data = {
  readonly forecast: {
    readonly likelyOn: string | null | undefined;
    readonly state: ForecastState;
  } | null | undefined;
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentType": "WithoutAccount_feature";
};
export type WithoutAccount_feature$key = {
  readonly " $data"?: WithoutAccount_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithoutAccount_feature">;
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
  "metadata": null,
  "name": "WithoutAccount_feature",
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
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "audience",
            "variableName": "audience"
          },
          {
            "kind": "Variable",
            "name": "linePercent",
            "variableName": "linePercent"
          }
        ],
        "concreteType": "Forecast",
        "kind": "LinkedField",
        "name": "forecast",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "likelyOn",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Feature",
  "abstractKey": null
};

(node as any).hash = "34c3fca4049b3fd5f9fee1365630a25e";

export default node;
