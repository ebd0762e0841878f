/**
 * @generated SignedSource<<8bc4d7fb93ce9048fd768dbb99ea917d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ForecastState = "EXPECTED" | "LATER" | "NOT_FORESEEABLE" | "REACHED";
import type { FragmentRefs, Result } from "relay-runtime";
export type ForecastLine_feature$data = Result<{
  readonly forecast: {
    readonly absentIn: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly earliestOn: string | null | undefined;
    readonly greatestShare: number;
    readonly latestOn: string | null | undefined;
    readonly likelyOn: string | null | undefined;
    readonly state: ForecastState;
  };
  readonly " $fragmentType": "ForecastLine_feature";
}, unknown>;
export type ForecastLine_feature$key = {
  readonly " $data"?: ForecastLine_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"ForecastLine_feature">;
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
  "name": "ForecastLine_feature",
  "selections": [
    {
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
          "name": "earliestOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "likelyOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "latestOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "greatestShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Browser",
          "kind": "LinkedField",
          "name": "absentIn",
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

(node as any).hash = "67936fcb8ba42e008901e6fccd26603b";

export default node;
