/**
 * @generated SignedSource<<963c25c24dddda1fbc6eee29619953e4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ForecastErrors_model$data = {
  readonly errors: ReadonlyArray<{
    readonly days: number;
    readonly high: number;
    readonly likely: number;
    readonly low: number;
  }>;
  readonly " $fragmentType": "ForecastErrors_model";
};
export type ForecastErrors_model$key = {
  readonly " $data"?: ForecastErrors_model$data;
  readonly " $fragmentSpreads": FragmentRefs<"ForecastErrors_model">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ForecastErrors_model",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ForecastError",
      "kind": "LinkedField",
      "name": "errors",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "days",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "low",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "likely",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "high",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ForecastModel",
  "abstractKey": null
};

(node as any).hash = "0a4b130ac429bb6b3eb7531557b95ad7";

export default node;
