/**
 * @generated SignedSource<<70c28281557c4d0374632f083ef1e296>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryState = "CANCELED" | "DEAD" | "DELIVERED" | "PENDING";
import type { FragmentRefs } from "relay-runtime";
export type DeliveryLog_channel$data = {
  readonly deliveries: ReadonlyArray<{
    readonly answer: string | null | undefined;
    readonly attempts: number;
    readonly body: string | null | undefined;
    readonly durationMs: number | null | undefined;
    readonly error: string | null | undefined;
    readonly id: string;
    readonly sendAt: string;
    readonly state: DeliveryState;
    readonly statusCode: number | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "DeliveryLog_channel";
};
export type DeliveryLog_channel$key = {
  readonly " $data"?: DeliveryLog_channel$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryLog_channel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryLog_channel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Delivery",
      "kind": "LinkedField",
      "name": "deliveries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
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
      "storageKey": null
    }
  ],
  "type": "Channel",
  "abstractKey": null
};

(node as any).hash = "02ee045955981c0a8c734b2d6a68f6af";

export default node;
