/**
 * @generated SignedSource<<8b7ff2c11708521b9f2718ac9fb5f03c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChannelKind = "ATOM" | "EMAIL" | "WEBHOOK";
export type DeliveryState = "CANCELED" | "DEAD" | "DELIVERED" | "PENDING";
import type { FragmentRefs } from "relay-runtime";
export type Channel_channel$data = {
  readonly deliveries: ReadonlyArray<{
    readonly state: DeliveryState;
  }> | null | undefined;
  readonly email: string | null | undefined;
  readonly isStopped: boolean;
  readonly kind: ChannelKind;
  readonly mayManage: boolean;
  readonly name: string;
  readonly nextSendAt: string | null | undefined;
  readonly url: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryLog_channel" | "QuietTime_channel">;
  readonly " $fragmentType": "Channel_channel";
};
export type Channel_channel$key = {
  readonly " $data"?: Channel_channel$data;
  readonly " $fragmentSpreads": FragmentRefs<"Channel_channel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Channel_channel",
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
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isStopped",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayManage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextSendAt",
      "storageKey": null
    },
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
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuietTime_channel"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryLog_channel"
    }
  ],
  "type": "Channel",
  "abstractKey": null
};

(node as any).hash = "337c3a93095edd415bfec4f129ce4c51";

export default node;
