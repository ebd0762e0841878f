/**
 * @generated SignedSource<<b0e84edc4b90b075ed3945d5b379b814>>
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
  readonly tenthDaysOff: number;
  readonly times: ReadonlyArray<string>;
  readonly trialCount: number;
  readonly withinRangeShare: number;
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

(node as any).hash = "f1ea7f2ed7c92efc349c89316a06d1df";

export default node;
