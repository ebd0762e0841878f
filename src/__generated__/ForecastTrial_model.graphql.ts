/**
 * @generated SignedSource<<4c4cfc6d8864e9377aa09d30081418ac>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ForecastTrial_model$data = {
  readonly countBelowShare: number;
  readonly countSurelyBelowShare: number;
  readonly countTrialCount: number;
  readonly countWithinRangeShare: number;
  readonly medianDaysOff: number;
  readonly placeCount: number;
  readonly placeRangeWidth: number;
  readonly placeSharesWithinRangeShare: number;
  readonly placeTrialCount: number;
  readonly placeWithinRangeShare: number;
  readonly tenthDaysOff: number;
  readonly times: ReadonlyArray<string>;
  readonly trialCount: number;
  readonly withinRangeShare: number;
  readonly worldSharesWithinRangeShare: number;
  readonly " $fragmentSpreads": FragmentRefs<"ForecastErrors_model">;
  readonly " $fragmentType": "ForecastTrial_model";
};
export type ForecastTrial_model$key = {
  readonly " $data"?: ForecastTrial_model$data;
  readonly " $fragmentSpreads": FragmentRefs<"ForecastTrial_model">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ForecastTrial_model",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "times",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trialCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withinRangeShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "medianDaysOff",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tenthDaysOff",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placeCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placeTrialCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placeRangeWidth",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placeWithinRangeShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placeSharesWithinRangeShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "worldSharesWithinRangeShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countTrialCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countWithinRangeShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countBelowShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countSurelyBelowShare",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ForecastErrors_model"
    }
  ],
  "type": "ForecastModel",
  "abstractKey": null
};

(node as any).hash = "46af096ea776cd491986422ab18f2411";

export default node;
