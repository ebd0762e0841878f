/**
 * @generated SignedSource<<9344d771b0c74d529d01196406f00fee>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type CoverageOverTime_feature$data = Result<{
  readonly coverageHistory: ReadonlyArray<{
    readonly on: string;
    readonly partialShare: number;
    readonly supportedShare: number;
  }> | null | undefined;
  readonly forecast: {
    readonly points: ReadonlyArray<{
      readonly likelyShare: number;
      readonly on: string;
    }>;
  };
  readonly name: string;
  readonly " $fragmentType": "CoverageOverTime_feature";
}, unknown>;
export type CoverageOverTime_feature$key = {
  readonly " $data"?: CoverageOverTime_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoverageOverTime_feature">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "audience",
  "variableName": "audience"
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "on",
  "storageKey": null
};
return {
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
  "name": "CoverageOverTime_feature",
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
      "concreteType": "HistoryPoint",
      "kind": "LinkedField",
      "name": "coverageHistory",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
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
          "concreteType": "ForecastPoint",
          "kind": "LinkedField",
          "name": "points",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "likelyShare",
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

(node as any).hash = "9c71bf345c66400e859a36b7cc39ed60";

export default node;
