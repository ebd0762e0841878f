/**
 * @generated SignedSource<<cf7d6ed55a0bd4845947784e3a047f09>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryState = "CANCELED" | "DEAD" | "DELIVERED" | "PENDING";
import type { FragmentRefs } from "relay-runtime";
export type Delivery_delivery$data = {
  readonly answer: string | null | undefined;
  readonly attempts: number;
  readonly body: string | null | undefined;
  readonly durationMs: number | null | undefined;
  readonly error: string | null | undefined;
  readonly sendAt: string;
  readonly state: DeliveryState;
  readonly statusCode: number | null | undefined;
  readonly " $fragmentType": "Delivery_delivery";
};
export type Delivery_delivery$key = {
  readonly " $data"?: Delivery_delivery$data;
  readonly " $fragmentSpreads": FragmentRefs<"Delivery_delivery">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Delivery_delivery",
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
      "name": "sendAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attempts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statusCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "error",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "durationMs",
      "storageKey": null
    }
  ],
  "type": "Delivery",
  "abstractKey": null
};

(node as any).hash = "21b04d829ec4e8803ac974df12450a40";

export default node;
